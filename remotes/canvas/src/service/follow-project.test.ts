import { createStore } from 'zustand/vanilla'
import { expect, test, vi } from 'vitest'
import type { CanvasCore } from './canvas-core.ts'
import { followProject } from './follow-project.ts'

function followed() {
  const open = { id: 'one', role: 'reader', revision: 1, trust: 'trusted' }
  const projects = createStore(() => ({ open }))
  const store = createStore(() => ({
    phase: 'ready',
    readOnly: true,
    document: { projectId: 'one', pageName: 'index' },
  }))
  const core = { services: { projects: { state: projects } }, store, publish: store.setState } as unknown as CanvasCore
  const reload = vi.fn<() => Promise<void>>(async () => {})
  followProject(core, { reload }, () => {})
  const saved = (revision: number) => projects.setState({ open: { ...open, revision } })
  return { store, reload, saved }
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
