import {
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeShares,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { failures } from './messages.ts'
import { SharedLinkDialog } from './shared-link-dialog.tsx'

afterEach(cleanup)

const own = { host: 'editor.example', isOwn: true, isEncrypted: true }

function show(received = own) {
  const services = {
    shares: createFakeShares(),
    dialogs: createFakeDialogs(),
    projects: createFakeProjects(),
    navigation: createFakeNavigation(),
    toasts: createFakeToasts(),
  }
  services.shares.arrive({ received })
  const receive = vi.spyOn(services.shares, 'receive')
  render(<SharedLinkDialog {...services} />)
  return { ...services, receive, dialog: screen.getByRole('dialog', { name: 'Load a shared site?' }) }
}

const load = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Load' }))

test('it is said where the link leads before anything is asked there; declined, nothing is', async () => {
  const { dialog, receive, shares, projects } = show({ host: 'files.example:8443', isOwn: false, isEncrypted: false })
  expect(dialog.textContent).toContain('files.example:8443, which is not the server of this editor')
  expect(dialog.textContent).toContain('Whoever runs that host could read and change it')
  expect(dialog.textContent).toContain(
    'none of its scripts run. You may run them in its preview, apart from the editor, or trust it.',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Do not load' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(receive).not.toHaveBeenCalled()
  expect(shares.state.getState().received).toBeNull()
  expect(projects.state.getState().summaries).toEqual([])
})

test('accepted, it becomes a restricted project that opens', async () => {
  const { dialog, shares, projects, navigation, toasts } = show()
  const made = createFakeProjects()
  const zip = await made.exportZip(made.seed({ name: 'Northwind' }))
  if (!zip.ok) throw new Error('the fake gave no zip')
  shares.zip = new Blob([await zip.value.file.arrayBuffer()])
  await load(dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [loaded] = projects.state.getState().summaries
  expect(loaded).toMatchObject({ trust: 'restricted' })
  expect(navigation.state.getState().projectId).toBe(loaded?.id)
  expect(toasts.shown.map(({ message }) => message)).toEqual([
    'Project loaded successfully',
    'Project downloaded successfully',
  ])
})

test.each(Object.entries(failures))('%s is told in words, and nothing is added', async (failure, words) => {
  const { dialog, shares, projects, toasts } = show()
  shares.failure = failure as keyof typeof failures
  await load(dialog)
  expect((await within(dialog).findByRole('alert')).textContent).toBe(words)
  expect(projects.state.getState().summaries).toEqual([])
  expect(toasts.shown.map(({ message }) => message)).toEqual(failure === 'cancelled' ? [] : ['Faild to load project'])
  expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('cancelled on the way, the download ends and the question stands again', async () => {
  const { dialog, receive } = show()
  receive.mockImplementation(
    (work) =>
      new Promise((resolve) => {
        work?.onProgress?.({ done: 1, total: 4, label: 'Downloading' })
        work?.signal?.addEventListener('abort', () => resolve({ ok: false, failure: 'cancelled' }))
      }),
  )
  await load(dialog)
  await within(dialog).findByText('25 %')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await within(dialog).findByText('Cancelled. Nothing was added.')
})

test('a link that is not followed says so', async () => {
  const { shares } = show()
  act(() => shares.arrive({ problem: 'address-refused' }))
  const dialog = await screen.findByRole('dialog', { name: 'This link is not followed' })
  expect(dialog.textContent).toContain('does not lead to an https address')
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(shares.state.getState().problem).toBeNull()
})
