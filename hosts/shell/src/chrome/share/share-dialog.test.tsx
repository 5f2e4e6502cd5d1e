import type { ExportedZip } from '@pergola/contracts'
import { fail, succeed } from '@pergola/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderShell } from '../../testing/render-shell.tsx'
import { ShellWindows } from '../shell-windows.tsx'
// Here before anybody waits for it.
import './share-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const zipOf = (bytes: number): ExportedZip => ({ name: 'Northwind.zip', file: new Blob([new Uint8Array(bytes)]) })

async function open(bytes = 1234) {
  const shown = await renderShell(<ShellWindows />)
  const exportZip = vi.spyOn(shown.services.projects, 'exportZip').mockImplementation(async () => succeed(zipOf(bytes)))
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const ask = async () => {
    await shown.services.commands.run('project.share')
    return screen.findByRole('dialog', { name: 'Share' })
  }
  return { ...shown, exportZip, copied, ask, shares: shown.services.shares }
}

const saidBy = (toasts: { shown: readonly { message: string }[] }) => toasts.shown.map(({ message }) => message)

test('nothing leaves before it is said where to, how large and how long, and somebody agrees', async () => {
  const { ask, shares, toasts, copied } = await open()
  const dialog = await ask()
  const facts = await within(dialog).findByText(/the server of this editor/)
  expect(facts.closest('dl')?.textContent).toMatch(/Size1 kB.*Kept3 days, then it is deleted/)
  expect(dialog.textContent).toContain('The key is only in the link')
  expect(shares.sent).toEqual([])

  await userEvent.click(within(dialog).getByRole('button', { name: 'Share' }))
  const link = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect(shares.sent).toHaveLength(1)
  expect(link.value).toBe('https://editor.example/workspace?file=aHR0cHM#key=secret')
  expect(link.readOnly).toBe(true)
  expect(copied).toHaveBeenCalledWith(link.value)
  expect(saidBy(toasts)).toEqual([
    'Uploading...',
    'Project shared successfully',
    'Share URL is copied , so you can share now',
  ])
  expect(toasts.loadingNow).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy link' }))
  expect(copied).toHaveBeenCalledTimes(2)
})

test('a link that the browser has no room to note is told, with what takes the space', async () => {
  const { ask, shares, services } = await open()
  const { send } = shares
  vi.spyOn(services.shares, 'send').mockImplementation(async (...given) => {
    const sent = await send(...given)
    return sent.ok ? succeed({ ...sent.value, isKept: false }) : sent
  })
  const dialog = await ask()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Share' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('no room left to note the link')
  within(dialog).getByRole('button', { name: 'What takes the space' })
})

test('of a host for files that others run it is told when the link ends', async () => {
  const { ask, shares } = await open()
  shares.place = { kind: 'temp-file', upload: 'https://files.example/upload', seconds: 3600 }
  const dialog = await ask()
  await within(dialog).findByText('URL expier after 60 minute')
})

test('where nothing is known of a server it is said whether there is none or nobody could be asked', async () => {
  const { ask, shares, shell } = await open()
  shares.place = null
  shell.trouble.setState({ online: false })
  const dialog = await ask()
  await within(dialog).findByText(/^Without a network nobody knows yet where/)
  act(() => shell.trouble.setState({ online: true }))
  await within(dialog).findByText(/^This editor has no server that keeps shared sites/)
})

test('cancelled, nothing is sent', async () => {
  const { ask, shares } = await open()
  const dialog = await ask()
  await within(dialog).findByText('Where')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shares.sent).toEqual([])
})

const own = (name: string, canStop = true) => {
  const link = `https://editor.example/workspace?file=${name}#key=k`
  return { name, link, sharedAt: 1_799_000_000_000, expires: 1_800_000_000_000, canStop }
}

test('what this browser shares stands there, and is taken back once that is confirmed', async () => {
  const { ask, shares, copied, toasts, services } = await open()
  shares.own = [own('Bakery'), own('Florist'), own('Elsewhere', false)]
  const dialog = await ask()
  const mine = await within(dialog).findByRole('region', { name: 'My shares' })
  expect(within(mine).getAllByRole('listitem')).toHaveLength(3)
  expect(within(mine).queryByRole('button', { name: 'Stop sharing Elsewhere' })).toBeNull()
  await userEvent.click(within(mine).getByRole('button', { name: 'Copy the link of Florist' }))
  expect(copied).toHaveBeenCalledWith(own('Florist').link)

  const confirm = vi.spyOn(services.dialogs, 'confirm').mockResolvedValue('cancel')
  await userEvent.click(within(mine).getByRole('button', { name: 'Stop sharing Florist' }))
  expect(within(mine).getAllByRole('listitem')).toHaveLength(3)
  confirm.mockResolvedValue('confirm')
  await userEvent.click(within(mine).getByRole('button', { name: 'Stop sharing Florist' }))
  await waitFor(() => expect(within(mine).getAllByRole('listitem')).toHaveLength(2))
  expect(mine.textContent).not.toContain('Florist')
  expect(saidBy(toasts)).toContain('Sharing has stopped. The link no longer opens.')
})

test('what cannot be taken back stays in the list and says why; what was gone leaves it', async () => {
  const { ask, shares, toasts, services } = await open()
  shares.own = [own('Bakery')]
  vi.spyOn(services.dialogs, 'confirm').mockResolvedValue('confirm')
  const dialog = await ask()
  const stop = () => within(dialog).findByRole('button', { name: 'Stop sharing Bakery' })
  shares.stopFailure = 'unreachable'
  await userEvent.click(await stop())
  await waitFor(() => expect(saidBy(toasts).join()).toContain('it is still shared'))
  shares.stopFailure = 'share-missing'
  await userEvent.click(await stop())
  await waitFor(() => expect(within(dialog).queryByRole('region', { name: 'My shares' })).toBeNull())
  expect(saidBy(toasts)).toContain('It was already gone. The link no longer opens.')
})

test('closed while it is sent, it is called off', async () => {
  const { ask, shares, toasts } = await open()
  let signal: { aborted: boolean } | undefined
  vi.spyOn(shares, 'send').mockImplementation(
    (_zip, work) =>
      new Promise((resolve) => {
        signal = work?.signal
        work?.signal?.addEventListener('abort', () => resolve(fail('cancelled')))
      }),
  )
  const dialog = await ask()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Share' }))
  await within(dialog).findByText('Uploading...')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(saidBy(toasts)).toContain('Cancelled. Nothing was shared.'))
  expect(signal?.aborted).toBe(true)
  expect(toasts.loadingNow).toEqual([])
})

test('a failure is told where it stands, and can be tried again', async () => {
  const { ask, services, toasts } = await open()
  const shares = services.shares as typeof services.shares & { failure: string | null }
  shares.failure = 'host-full'
  const dialog = await ask()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Share' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('There is no room for another site')
  expect(saidBy(toasts)).toContain('Faild to upload & share project')
  shares.failure = null
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await within(dialog).findByRole('textbox', { name: 'Link' })
})

test('a project that is offered from its card is packed and shared under its own name, beside the one that is open', async () => {
  const { services, shares, exportZip } = await open()
  const id = services.projects.seed({ name: 'Bakery' })
  act(() => shares.offer?.({ id, name: 'Bakery' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share' })
  await within(dialog).findByText('A copy of Bakery as it is now goes to:')
  expect(exportZip.mock.lastCall?.[0]).toBe(id)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Share' }))
  await within(dialog).findByRole('textbox', { name: 'Link' })
  expect(shares.own.map(({ name }) => name)).toEqual(['Bakery'])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shares.state.getState().offered).toBeNull()
})

test('too large for where it would go: it is not offered, the export is', async () => {
  const { ask, shares } = await open(1_000_001)
  const dialog = await ask()
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Larger than the 1 MB')
  expect(within(dialog).queryByRole('button', { name: 'Share' })).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Export' })).toBeTruthy()
  expect(shares.sent).toEqual([])
})

test('where nothing keeps shared sites that is said, and nothing is packed', async () => {
  const { ask, shares, exportZip } = await open()
  shares.place = null
  exportZip.mockResolvedValue(fail('cancelled'))
  const dialog = await ask()
  await within(dialog).findByText('Nothing can be shared from here')
  expect(exportZip).not.toHaveBeenCalled()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(exportZip).toHaveBeenCalledOnce())
})

test('a link the browser does not copy can be copied by hand', async () => {
  const { ask, copied, toasts } = await open()
  copied.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const dialog = await ask()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Share' }))
  await within(dialog).findByText(/Select the link and copy it yourself/)
  expect(saidBy(toasts)).not.toContain('Share URL is copied , so you can share now')
})
