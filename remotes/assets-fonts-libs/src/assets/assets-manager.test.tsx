import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fail } from '@pergola/contracts'
import {
  createFakeAssets,
  createFakeCanvas,
  createFakeDialogs,
  createFakeProjects,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { messages } from '../messages.ts'
import { AssetsManager } from './assets-manager.tsx'

afterEach(cleanup)

async function show(withCanvas: boolean) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One', files: { 'assets/a.png': 'a', 'assets/b.png': 'b' } }))
  const assets = createFakeAssets('1', [new File(['a'], 'a.png'), new File(['b'], 'b.png')])
  const canvas = createFakeCanvas()
  const services = { projects, assets, dialogs: createFakeDialogs(), toasts: createFakeToasts() }
  render(<AssetsManager {...services} {...(withCanvas && { canvas })} />)
  return { ...services, canvas }
}

test('with a page open, what is deleted or uploaded is a step that undo takes back, and the question says so', async () => {
  const { dialogs, canvas, toasts } = await show(true)
  dialogs.answer('confirm')
  await userEvent.click(screen.getByRole('button', { name: messages.deleteAll }))
  await vi.waitFor(() => expect(toasts.shown.map(({ message }) => message)).toContain(messages.allDeleted))
  const contents = { 'assets/a.png': null, 'assets/b.png': null }
  expect(canvas.calls[0]).toEqual({ verb: 'changeFiles', with: [{ files: {}, contents }, messages.deleteAll] })
  expect(dialogs.asked.at(-1)?.message).toContain(messages.undoHintAll)

  await userEvent.upload(screen.getByLabelText(messages.upload, { selector: 'input' }), new File(['c'], 'c.txt'))
  await vi.waitFor(() => expect(canvas.calls.at(-1)).toMatchObject({ verb: 'keepUploaded' }))
})

test('a deletion of many is counted and can be given up until all is read, and then nothing is deleted', async () => {
  const { dialogs, canvas, toasts } = await show(true)
  const { changeFiles } = canvas
  canvas.changeFiles = async (change, label, work) => {
    work?.onProgress?.({ done: 1, total: 2, label: 'assets/a.png' })
    await new Promise<void>((resolve) => work?.signal?.addEventListener('abort', resolve))
    return fail('not-allowed')
  }
  dialogs.answer('confirm')
  await userEvent.click(screen.getByRole('button', { name: messages.deleteAll }))
  await screen.findByText('assets/a.png 1 / 2')
  await userEvent.click(screen.getByRole('button', { name: messages.cancel }))
  await vi.waitFor(() => expect(toasts.shown.at(-1)?.message).toBe(messages.nothingDeleted))
  expect(screen.queryByRole('progressbar')).toBeNull()

  canvas.changeFiles = async (change, label, work) => {
    for (const done of [1, 2]) work?.onProgress?.({ done, total: 2, label: '' })
    // What is left can no longer be given up.
    expect(screen.queryByRole('progressbar')).toBeNull()
    return changeFiles!(change, label)
  }
  dialogs.answer('confirm')
  await userEvent.click(screen.getByRole('button', { name: messages.deleteAll }))
  await vi.waitFor(() => expect(toasts.shown.at(-1)?.message).toBe(messages.allDeleted))
})

test('without a page they are deleted all the same, and nobody speaks of undo', async () => {
  const { dialogs, projects } = await show(false)
  dialogs.answer('confirm')
  await userEvent.click(screen.getByRole('button', { name: messages.deleteAll }))
  await vi.waitFor(() => expect(projects.state.getState().open?.files).not.toHaveProperty('assets/a.png'))
  expect(dialogs.asked.at(-1)?.message).not.toContain('Undo')
})

test('a tab that does not write shows the files, and offers neither to bring nor to delete any', async () => {
  const { projects } = await show(false)
  expect(screen.getByRole('button', { name: messages.upload })).toBeTruthy()
  act(() => projects.setRole('reader'))
  for (const name of [messages.upload, messages.deleteAll, messages.deleteUnused])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
