import { succeed } from '@pergola/contracts'
import type { CanvasService, DialogsService } from '@pergola/contracts'
import { createFakeBus } from '@pergola/contracts/testing'
import { createStore } from 'zustand/vanilla'
import { describe, expect, test, vi } from 'vitest'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from './canvas-core.ts'
import { createSignal } from './signal.ts'
import { followProject } from './follow-project.ts'

function followed() {
  const open = { id: 'one', role: 'reader', revision: 1, trust: 'trusted', files: {}, project: { pages: {} } }
  const projects = createStore(() => ({ open }))
  const store = createStore(() => ({
    phase: 'ready',
    readOnly: true,
    changed: false,
    document: { projectId: 'one', pageName: 'index' },
  }))
  const bus = createFakeBus()
  const page = { projectId: 'one', renew: vi.fn<OpenPage['renew']>(() => true) }
  const drawn = document.implementation.createHTMLDocument()
  Object.defineProperties(drawn, { defaultView: { value: window }, fonts: { value: new Set() } })
  const frame = { refreshAddresses: vi.fn<() => void>(), document: drawn }
  const dialogs = { confirm: vi.fn<DialogsService['confirm']>(async () => 'cancel') }
  const takeOver = vi.fn<() => Promise<unknown>>(async () => turn('writer'))
  const toasts = { success: vi.fn<(message: string) => void>() }
  const services = { projects: { state: projects, takeOver }, bus, dialogs, toasts }
  const settle = { emit: vi.fn<() => void>() }
  const filesChanged = createSignal<object>()
  const told = vi.fn()
  filesChanged.on(told)
  const core = { services, store, publish: store.setState, page, frame, settle, filesChanged } as unknown as CanvasCore
  const reload = vi.fn<() => Promise<void>>(async () => {})
  const save = vi.fn<CanvasService['save']>(async () => {
    store.setState({ changed: false })
    return succeed({ revision: 3, bytes: 1 })
  })
  followProject(core, { save, reload }, () => {})
  function turn(role: 'reader' | 'writer') {
    projects.setState({ open: { ...projects.getState().open, role } })
    return succeed()
  }
  const saved = (revision: number, files: Readonly<Record<string, number>> = {}) =>
    projects.setState({ open: { ...open, revision, files } })
  return { store, reload, saved, bus, page, frame, turn, settle, dialogs, save, told }
}

test('a tab that follows reads the page again after each save', () => {
  const { reload, saved } = followed()
  saved(2)
  saved(3)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a save that comes while the page is being read is not missed', async () => {
  const { store, reload, saved } = followed()
  store.setState({ phase: 'loading' })
  saved(2)
  saved(3)
  expect(reload).not.toHaveBeenCalled()
  store.setState({ phase: 'ready' })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  store.setState({ phase: 'loading' })
  store.setState({ phase: 'ready' })
  await new Promise((done) => setTimeout(done))
  expect(reload).toHaveBeenCalledTimes(1)
})

describe('a tab that another one has taken the project from', () => {
  /** It writes, and something is typed that is no part of the page yet. */
  function taken() {
    const here = followed()
    here.turn('writer')
    here.reload.mockClear()
    here.settle.emit.mockImplementationOnce(() => here.store.setState({ changed: true }))
    here.turn('reader')
    return here
  }

  test('keeps what it could not store, whatever the other one saves', async () => {
    const { reload, saved, store, dialogs } = taken()
    saved(2)
    await vi.waitFor(() => expect(dialogs.confirm).toHaveBeenCalledTimes(1))
    expect(reload).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject({ changed: true, readOnly: true })
  })

  test('stores it as soon as it writes again, then reads what the other one stored', async () => {
    const { reload, save, turn } = taken()
    turn('writer')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('takes over again when a person says so', async () => {
    const here = followed()
    here.turn('writer')
    here.store.setState({ changed: true })
    here.dialogs.confirm.mockResolvedValueOnce('confirm')
    here.turn('reader')
    await vi.waitFor(() => expect(here.save).toHaveBeenCalledTimes(1))
  })

  test('reads the page again where nothing is left to store', () => {
    const { turn, reload, dialogs } = followed()
    turn('writer')
    reload.mockClear()
    turn('reader')
    expect([reload.mock.calls.length, dialogs.confirm.mock.calls.length]).toEqual([1, 0])
  })
})

test('files that were replaced or removed get another address, new ones are asked for again where they were missing', async () => {
  const { bus, page, frame, saved, told } = followed()
  const image = Object.assign(document.createElement('img'), { src: 'a.png' })
  frame.document.body.append(image)
  const asked = vi.spyOn(image, 'setAttribute')
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } })
  const store = (paths: readonly string[], projectId = 'one') =>
    bus.emit('project.saved', { projectId, revision: 2, paths })
  store(['assets/a.png'], 'two')
  expect([page.renew.mock.calls, asked.mock.calls]).toEqual([[], []])
  page.renew.mockReturnValueOnce(false)
  store(['assets/a.png'])
  await vi.dynamicImportSettled()
  expect(page.renew).toHaveBeenLastCalledWith(['assets/a.png'], { stood: [], revision: 2 })
  expect([frame.refreshAddresses.mock.calls.length, asked.mock.calls.length]).toEqual([0, 1])
  saved(2, { 'assets/a.png': 1 })
  saved(3, {})
  store(['assets/a.png'])
  await vi.dynamicImportSettled()
  expect(page.renew).toHaveBeenLastCalledWith(['assets/a.png'], { stood: ['assets/a.png'], revision: 2 })
  expect([frame.refreshAddresses.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1])
  // Other frames of the page do the same.
  expect(told.mock.calls).toEqual([[{ isRenewed: false, isAdded: true }], [{ isRenewed: true, isAdded: false }]])
})
