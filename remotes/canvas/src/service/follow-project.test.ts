import { createFakeBus } from '@pergola/contracts/testing'
import { createStore } from 'zustand/vanilla'
import { expect, test, vi } from 'vitest'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from './canvas-core.ts'
import { followProject } from './follow-project.ts'

function followed() {
  const open = { id: 'one', role: 'reader', revision: 1, trust: 'trusted', files: {} }
  const projects = createStore(() => ({ open }))
  const store = createStore(() => ({
    phase: 'ready',
    readOnly: true,
    document: { projectId: 'one', pageName: 'index' },
  }))
  const bus = createFakeBus()
  const page = { projectId: 'one', renew: vi.fn<OpenPage['renew']>(() => true) }
  const drawn = document.implementation.createHTMLDocument()
  Object.defineProperties(drawn, { defaultView: { value: window }, fonts: { value: new Set() } })
  const frame = { refreshAddresses: vi.fn<() => void>(), document: drawn }
  const services = { projects: { state: projects }, bus }
  const core = { services, store, publish: store.setState, page, frame } as unknown as CanvasCore
  const reload = vi.fn<() => Promise<void>>(async () => {})
  followProject(core, { reload }, () => {})
  const saved = (revision: number, files: Readonly<Record<string, number>> = {}) =>
    projects.setState({ open: { ...open, revision, files } })
  return { store, reload, saved, bus, page, frame }
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

test('files that were replaced or removed get another address, new ones are asked for again where they were missing', async () => {
  const { bus, page, frame, saved } = followed()
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
})
