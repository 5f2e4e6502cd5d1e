import { createFakeCanvas, createFakeCommands, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createEditorSession } from '../compose/editor-session.ts'
import type { RemotesState } from '../remotes/index.ts'
import { createNavigation } from '../services/create-navigation.ts'
import { createLocalStore } from '../services/local-store.ts'
import { createFakeAddress } from '../services/testing/fake-address.ts'
import type { GuardState } from '../context/guard-state.ts'
import { createAutomation } from './create-automation.ts'
import type { Automated } from './verbs.ts'

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
  const guard = createStore<GuardState>(() => ({ ended: null, withheld: null, views: null }))
  const settings = { settle: async () => undefined }
  createEditorSession({ ...services, settings }, { services, state }, { state: guard, guard: Promise.resolve(null) })
  const pergola = createAutomation({ services, ready: Promise.resolve(), guard })
  const { projects: verbs, page } = pergola
  return {
    pergola,
    open: verbs.open,
    page,
    id: projects.seed({ name: 'One' }),
    canvas,
    navigation,
    projects,
    services,
    guard,
  }
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
  const live: Automated['services'] = others
  const { projects } = createAutomation({ services: live, ready: arrived.promise })
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

const wrong = (value: unknown) => value as never

test.each([
  ['page.load', ['about'], 'source must be an object, not the text "about"; call page.load({ html, css?, js? })'],
  ['page.load', [{ css: '' }], 'source.html is missing'],
  ['page.load', [{ html: '', style: '' }], 'source.style is not known'],
  ['page.select', [7], 'selector must be a text, not the number 7; call page.select(selector)'],
  ['page.setStyle', ['color: red'], 'declarations must be an object, not the text "color: red"'],
  ['page.setStyle', [{ order: 1 }], 'declarations.order must be a text, not the number 1'],
  ['page.setStyle', [{ color: 'red' }, ':hover'], 'rule must be an object'],
  [
    'page.setAttribute',
    ['hidden', true],
    'value must be a text, not the boolean true; call page.setAttribute(name, value or null)',
  ],
  [
    'page.insertBlock',
    ['heading', { selector: 'p', position: 'above' }],
    'where.position must be one of "before", "after", "inside", not',
  ],
  ['projects.create', ['Notes'], 'input must be an object, not the text "Notes"; call projects.create({ name, desc'],
  ['projects.open', [4], 'id must be a text, not the number 4'],
  ['projects.open', ['4', null], 'page must be'],
  ['projects.importZip', ['site.zip'], 'file must be a Blob, not the text "site.zip"; call projects.importZip(blob)'],
  ['projects.exportZip', [undefined], 'id must be a text, not undefined'],
  ['projects.remove', [['4']], 'id must be a text, not an array'],
  ['projects.trust', [null], 'id must be a text, not null'],
  ['commands.run', [{ name: 'page.save' }], 'name must be a text, not an object; call commands.run(name, argument?)'],
])('%s refuses %j: %s', async (verb, given, why) => {
  const { pergola, open, id } = setup()
  await open(id)
  const [room, name] = verb.split('.')
  const verbs = wrong(pergola[room as 'page']) as Record<string, (...given: unknown[]) => Promise<unknown>>
  await expect(verbs[name ?? '']?.(...given)).rejects.toMatchObject({
    code: 'wrong-argument',
    message: expect.stringContaining(`${verb}: wrong-argument, ${why}`),
  })
})

test('a style for what is no selector never goes to the rule that was chosen before', async () => {
  const { page, open, id, canvas } = setup()
  await open(id)
  await page.select('html')
  await page.setStyle({ color: 'red' }, { selector: '.a' })
  vi.spyOn(canvas.styles, 'selectRule').mockImplementation(() => {})
  const edit = vi.spyOn(canvas.styles, 'edit')
  await expect(page.setStyle({ color: 'blue' }, { selector: '.b {' })).rejects.toMatchObject({ code: 'wrong-argument' })
  expect(edit).not.toHaveBeenCalled()
})

test('a style in a tab that only reads, and one for nothing, are named failures', async () => {
  const { page, open, id, canvas } = setup()
  await open(id)
  await expect(page.setStyle({ color: 'red' })).rejects.toMatchObject({ code: 'node-missing' })
  canvas.state.set({ readOnly: true })
  await expect(page.setStyle({ color: 'red' }, { selector: '.a' })).rejects.toMatchObject({ code: 'read-only' })
})

test('whoever opens another project loses nothing: what is not stored is, and else nothing is opened', async () => {
  const { open, id, canvas, projects, navigation } = setup()
  const other = projects.seed({ name: 'Two' })
  await open(id)
  const save = vi.spyOn(canvas, 'save').mockResolvedValueOnce({ ok: false, failure: 'storage-full' })
  canvas.state.set({ changed: true })
  await expect(open(other)).rejects.toMatchObject({ code: 'storage-full' })
  expect(navigation.state.getState().projectId).toBe(id)
  await open(other)
  expect(save).toHaveBeenCalledTimes(2)
  expect(navigation.state.getState().projectId).toBe(other)
})

test('what a script asks of a page that is not drawn unasked is a named failure, also where it waited', async () => {
  const { page, open, id, canvas, guard } = setup()
  vi.spyOn(canvas, 'load').mockImplementation(async (pageName) => {
    canvas.state.set({ document: null, phase: 'empty' })
    guard.setState({ withheld: { projectId: id, pageName } })
    return { ok: true, value: { elements: 1 } }
  })
  await expect(open(id)).rejects.toMatchObject({ code: 'not-drawn' })
  await expect(page.source()).rejects.toMatchObject({ code: 'not-drawn' })
  guard.setState({ withheld: null })
  const waiting = page.source()
  guard.setState({ withheld: { projectId: id, pageName: 'index' } })
  await expect(waiting).rejects.toMatchObject({ code: 'not-drawn' })
})
