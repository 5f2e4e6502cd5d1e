import { createFakeCanvas, createFakeCommands, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createEditorSession } from '../compose/editor-session.ts'
import type { RemotesState } from '../remotes/index.ts'
import { createNavigation } from '../services/create-navigation.ts'
import { createLocalStore } from '../services/local-store.ts'
import { createFakeAddress } from '../services/testing/fake-address.ts'
import { createAutomation } from './create-automation.ts'

function createGate<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => (resolve = settle))
  return { promise, resolve: (value: Value) => resolve(value) }
}

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
  const { projects: verbs, page } = createAutomation(services, Promise.resolve())
  return { open: verbs.open, page, id: projects.seed({ name: 'One' }), canvas, navigation, projects, services }
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

test('what a script asks of a page that is still on its way waits for it', async () => {
  const { page, id, canvas, navigation } = setup()
  const way = createGate<void>()
  vi.spyOn(canvas, 'load').mockImplementation(async (name) => {
    await way.promise
    canvas.state.set({ document: { projectId: id, pageName: name }, phase: 'ready' })
    return { ok: true, value: { elements: 1 } }
  })
  navigation.openProject(id)
  const loaded = page.load({ html: '<p>One</p>' })
  way.resolve()
  expect(await loaded).toMatchObject({ elements: expect.any(Number) })
})

test('with no page at the address it is a named failure', async () => {
  await expect(setup().page.source()).rejects.toMatchObject({ code: 'page-missing' })
})

test('a script that does not wait for the remotes is answered when the canvas has come', async () => {
  const { services, id } = setup()
  const arrived = createGate<void>()
  const { canvas, ...others } = services
  const live: Parameters<typeof createAutomation>[0] = others
  const { projects } = createAutomation(live, arrived.promise)
  const opened = projects.open(id)
  Object.assign(live, { canvas })
  arrived.resolve()
  await expect(opened).resolves.toBeUndefined()
})

test('in a tab that only reads, new files for the page are a named failure', async () => {
  const { page, open, id, canvas } = setup()
  await open(id)
  canvas.state.set({ readOnly: true })
  await expect(page.load({ html: '' })).rejects.toMatchObject({ code: 'read-only' })
})
