import { succeed } from '@pergola/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShellWindows } from '../shell-windows.tsx'
import { renderShell } from '../../testing/render-shell.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
// Here before anybody waits for it.
import './folder-dialog.tsx'

afterEach(cleanup)

const conflict = { path: 'index.html', kind: 'changed', there: 'a', here: 'b' } as const

async function show() {
  const shown = await renderShell(
    <>
      <TopBar />
      <ShellWindows />
    </>,
  )
  const { folders } = shown.services
  const answer = vi.spyOn(folders, 'answer').mockResolvedValue(succeed())
  act(() => folders.link({ projectId: shown.id, name: 'my site', phase: 'asking', questions: 2 }))
  act(() => folders.ask({ [shown.id]: { conflicts: [conflict], removals: ['old.js'] } }))
  return { ...shown, folders, answer }
}

test('the bar says what the folder is up to, and syncs it', async () => {
  const { folders, id } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Folder my site: to decide' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sync with folder' }))
  expect(folders.synced).toEqual([id])
})

test('what is to be decided can be opened while the folder is looked at once more', async () => {
  const { folders, id } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Folder my site: to decide' }))
  act(() => folders.link({ projectId: id, name: 'my site', phase: 'syncing', questions: 2 }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Decide' }))
  expect(await screen.findByRole('dialog', { name: 'Folder and project differ' })).toBeTruthy()
})

test('why the folder is not in step is read where it is synced, without a pointer over it', async () => {
  const { folders, id } = await show()
  act(() => folders.link({ projectId: id, name: 'my site', phase: 'failed', failure: 'disk-full', detail: 'a.html' }))
  const chip = screen.getByRole('button', { name: /^Folder my site: not in step/ })
  chip.focus()
  await userEvent.keyboard('{Enter}')
  const menu = await screen.findByRole('menu', { name: 'Linked folder' })
  expect(within(menu).getByText(/not in step\. The disk is full\. .* a\.html$/)).toBeTruthy()
})

test('what differs is shown line by line, and only what was decided is answered', async () => {
  const { folders, answer, id } = await show()
  act(() => folders.show(id))
  const dialog = await screen.findByRole('dialog', { name: 'Folder and project differ' })
  const lines = await within(dialog).findByRole('region', { name: /^Lines of index.html/ })
  expect([within(lines).getByText('theirs'), within(lines).getByText('mine')]).toHaveLength(2)
  const apply = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Apply' })
  expect(apply.disabled).toBe(true)
  const group = within(dialog).getByRole('group', { name: 'What to keep of index.html' })
  await userEvent.click(within(group).getByRole('button', { name: 'Both' }))
  await userEvent.click(apply)
  expect(answer).toHaveBeenCalledWith(id, { choices: [{ ...conflict, keep: 'both' }], agreed: [], kept: [] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('where there is nothing to choose it is chosen; a choice made for another text is none', async () => {
  const { folders, answer, id } = await show()
  const startRemoved = { ...conflict, kind: 'start-removed', there: null } as const
  act(() => folders.ask({ [id]: { conflicts: [conflict], removals: [] } }))
  act(() => folders.show(id))
  const dialog = await screen.findByRole('dialog', { name: 'Folder and project differ' })
  const apply = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Apply' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Both' }))
  expect(apply.disabled).toBe(false)
  act(() => folders.ask({ [id]: { conflicts: [{ ...conflict, there: 'c' }], removals: [] } }))
  expect(apply.disabled).toBe(true)
  act(() => folders.ask({ [id]: { conflicts: [startRemoved], removals: [] } }))
  expect(within(dialog).getByRole('button', { name: 'Write it again' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(apply)
  expect(answer).toHaveBeenCalledWith(id, { choices: [{ ...startRemoved, keep: 'mine' }], agreed: [], kept: [] })
})
