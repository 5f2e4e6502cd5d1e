import { createFakeCanvas, createFakeCommands, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createEditorSession } from '../compose/editor-session.ts'
import type { RemotesState } from '../remotes/index.ts'
import { createNavigation } from '../services/create-navigation.ts'
import { createLocalStore } from '../services/local-store.ts'
import { createFakeAddress } from '../services/testing/fake-address.ts'
import { createAutomation } from './create-automation.ts'

function setup() {
  const [projects, canvas] = [createFakeProjects(), createFakeCanvas({ page: { tag: 'html' } })]
  canvas.state.set({ document: null, phase: 'empty' })
  const navigation = createNavigation(createLocalStore(undefined), createFakeAddress('/workspace'))
  vi.spyOn(canvas, 'load').mockImplementation(async (pageName) => {
    const document = { projectId: navigation.state.getState().projectId ?? '', pageName }
    canvas.state.set({ document, phase: 'ready' })
    return { ok: true, value: { elements: 1 } }
  })
  const state = createStore<RemotesState>(() => ({ file: 'read', list: [], views: {}, panels: [] }))
  const services = { projects, navigation, canvas, toasts: createFakeToasts(), commands: createFakeCommands() }
  createEditorSession(services, { services, state })
  const { projects: verbs } = createAutomation(services, Promise.resolve())
  return { open: verbs.open, id: projects.seed({ name: 'One' }), canvas }
}

test('a page that the project does not have is a named failure, and the next opening is not held back by it', async () => {
  const { open, id, canvas } = setup()
  await expect(open(id, 'gone')).rejects.toMatchObject({
    code: 'page-missing',
    message: expect.stringContaining('gone'),
  })
  await open(id)
  expect(canvas.state.getState().document?.pageName).toBe('index')
})

test('a project that is not there is a named failure', async () => {
  await expect(setup().open('404')).rejects.toMatchObject({ code: 'project-missing' })
})
