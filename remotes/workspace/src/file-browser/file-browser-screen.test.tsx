import { fail } from '@pergola/contracts'
import { createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { FileBrowserScreen } from './file-browser-screen.tsx'

afterEach(cleanup)

async function open() {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Bakery', files: { 'assets/a.txt': 'a' } })
  const services = { projects, dialogs: createFakeDialogs(), toasts: createFakeToasts() }
  render(<FileBrowserScreen {...services} />)
  await userEvent.click(await screen.findByRole('button', { name: `Open project-${id}` }))
  await userEvent.click(await screen.findByRole('button', { name: 'Open assets' }))
  await screen.findByRole('button', { name: 'Delete a.txt' })
  const remove = async () => {
    services.dialogs.answer('confirm')
    await userEvent.click(screen.getByRole('button', { name: 'Delete a.txt' }))
  }
  return { ...services, remove, said: () => services.toasts.shown.map(({ message }) => message) }
}

test('a folder opens and closes by its name, which says whether it is open', async () => {
  await open()
  const folder = screen.getByRole('button', { name: 'Open assets', expanded: true })
  await userEvent.click(within(folder).getByText('assets'))
  expect(screen.queryByRole('button', { name: 'Delete a.txt' })).toBeNull()
  expect(folder.getAttribute('aria-expanded')).toBe('false')
})

test('a deletion is told while it lasts and when it is done', async () => {
  const { remove, said, toasts } = await open()
  await remove()
  await waitFor(() => expect(said()).toEqual(['Deleting Files...', 'Entry removed successfully']))
  expect(toasts.loadingNow).toEqual([])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete a.txt' })).toBeNull())
})

test('what is exported and cannot be read says so, after a notice that a folder is packed', async () => {
  const { projects, toasts, said } = await open()
  vi.spyOn(projects, 'readEntry').mockResolvedValue(null)
  await userEvent.click(screen.getByRole('button', { name: 'Export assets' }))
  await waitFor(() => expect(said()).toEqual(['Packing the folder…', 'File is not founded']))
  expect(toasts.loadingNow).toEqual([])
})

test('a whole project is not deleted as if it were a file of one', async () => {
  const { dialogs } = await open()
  await userEvent.click(screen.getByRole('button', { name: /^Delete project-/ }))
  await waitFor(() => expect(dialogs.asked.at(-1)?.message).toContain('cannot be undone'))
})

test.each([
  ['file-missing', 'Some files were not found'],
  ['not-writer', 'Other writer have not been closed'],
  ['write-failed', 'file is read-only'],
] as const)('what could not be deleted says why: %s', async (failure, reason) => {
  const { projects, remove, toasts } = await open()
  vi.spyOn(projects, 'removeEntry').mockResolvedValue(fail(failure))
  await remove()
  await waitFor(() => expect(toasts.shown.at(-1)).toMatchObject({ kind: 'error', message: 'It was not deleted' }))
  expect(toasts.shown.at(-1)?.detail).toContain(reason)
})
