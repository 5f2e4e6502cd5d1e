import type { Page } from '@pergola/contracts'
import { createFakeCanvas, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { RemotesState } from '../remotes/index.ts'
import { createLocalStore } from '../services/local-store.ts'
import { createSettings, readDefaults } from '../services/create-settings.ts'
import { createNavigation } from '../services/create-navigation.ts'
import { createFakeAddress } from '../services/testing/fake-address.ts'
import type { GuardState, OpeningGuard } from '../context/guard-state.ts'
import { choosePage, createEditorSession } from './editor-session.ts'

function setup() {
  const projects = createFakeProjects()
  const canvas = createFakeCanvas()
  canvas.state.set({ document: null })
  const navigation = createNavigation(createLocalStore(undefined), createFakeAddress('/workspace'))
  const load = vi.spyOn(canvas, 'load').mockImplementation(async (pageName) => {
    canvas.state.set({ document: { projectId: navigation.state.getState().projectId ?? '', pageName } })
    return { ok: true, value: { elements: 1 } }
  })
  const toasts = createFakeToasts()
  const state = createStore<RemotesState>(() => ({ file: 'read', list: [], views: {}, panels: [] }))
  const remotes = { services: { canvas } as { canvas?: typeof canvas }, state }
  const store = createLocalStore(undefined)
  const settings = createSettings({ store, defaults: readDefaults(store), projects, onFailed: () => undefined })
  onTestFinished(settings.dispose)
  const services = { projects, navigation, toasts, settings }
  return { projects, navigation, toasts, load, remotes, services, canvas }
}

test('opening a project from the workspace opens it and loads its page', async () => {
  const { projects, navigation, load, remotes, services } = setup()
  const id = projects.seed({ name: 'One' })
  createEditorSession(services, remotes)
  navigation.openProject(id)
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['index']]))
  expect(projects.state.getState().open?.id).toBe(id)
})

test('a page that ended a tab before is not loaded, and what else is shown is closed', async () => {
  const { projects, navigation, load, remotes, services, canvas } = setup()
  const id = projects.seed({ name: 'One' })
  const withheld = { projectId: id, pageName: 'index' }
  const checks: string[] = []
  const guard = { check: async () => void checks.push(navigation.state.getState().path) } as OpeningGuard
  const lazy = {
    state: createStore<GuardState>(() => ({ ended: null, withheld, views: null })),
    guard: Promise.resolve(guard),
  }
  const close = vi.spyOn(canvas, 'close').mockImplementation(() => canvas.state.set({ document: null }))
  canvas.state.set({ document: { projectId: id, pageName: 'about' } })
  createEditorSession(services, remotes, lazy)
  navigation.openProject(id)
  await vi.waitFor(() => expect(projects.state.getState().open?.id).toBe(id))
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect([load.mock.calls, checks]).toEqual([[], ['/add-blocks']])
  lazy.state.setState({ withheld: null })
  navigation.openProject(id)
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['index']]))
})

test('a page with too many elements is withheld, and no other page is opened in its place', async () => {
  const { projects, navigation, load, remotes, services, toasts } = setup()
  const id = projects.seed({ name: 'One' })
  const state = createStore<GuardState>(() => ({ ended: null, withheld: null, views: null }))
  const withhold: OpeningGuard['withhold'] = async (page) => state.setState({ withheld: page })
  const guard = { check: async () => undefined, withhold } as OpeningGuard
  load.mockResolvedValue({ ok: false, failure: 'too-large', detail: '300000' })
  createEditorSession(services, remotes, { state, guard: Promise.resolve(guard) })
  navigation.openProject(id, 'index')
  await vi.waitFor(() =>
    expect(state.getState().withheld).toEqual({ projectId: id, pageName: 'index', elements: 300_000 }),
  )
  expect([load.mock.calls, toasts.shown]).toEqual([[['index']], []])
})

test('a page that is not there any more gives way to the start page', async () => {
  const { projects, navigation, load, remotes, services } = setup()
  const id = projects.seed({ name: 'One' })
  createEditorSession(services, remotes)
  navigation.openProject(id, 'gone')
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['index']]))
  expect(navigation.state.getState().pageName).toBe('index')
})

test('a canvas that arrives late gets its page then', async () => {
  const { projects, navigation, load, remotes, services, canvas } = setup()
  const id = projects.seed({ name: 'One' })
  delete remotes.services.canvas
  createEditorSession(services, remotes)
  navigation.openProject(id)
  await vi.waitFor(() => expect(projects.state.getState().open?.id).toBe(id))
  expect(load).not.toHaveBeenCalled()
  remotes.services.canvas = canvas
  remotes.state.setState({ panels: [] })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
})

test('a project that cannot be opened is said and left', async () => {
  const { navigation, remotes, services, toasts } = setup()
  createEditorSession(services, remotes)
  navigation.openProject('404')
  await vi.waitFor(() => expect(navigation.state.getState().path).toBe('/workspace'))
  expect(toasts.shown.map(({ message }) => message)).toEqual(['The project could not be opened'])
})

test('a project whose opening breaks is said and left, too', async () => {
  const { navigation, projects, remotes, services, toasts } = setup()
  const { open } = projects
  projects.open = () => Promise.reject(new RangeError('Invalid length\n  at worker'))
  const broken = vi.fn()
  const { process } = globalThis as unknown as {
    process: Record<'on' | 'off', (name: string, hear: () => void) => void>
  }
  process.on('unhandledRejection', broken)
  createEditorSession(services, remotes)
  navigation.openProject('1')
  await vi.waitFor(() => expect(navigation.state.getState().path).toBe('/workspace'))
  expect(toasts.shown).toEqual([
    { kind: 'error', message: 'The project could not be opened', detail: 'Invalid length' },
  ])
  await vi.waitFor(() => expect(broken).toHaveBeenCalledTimes(1))
  process.off('unhandledRejection', broken)
  projects.open = open
})

test('leaving closes the project', async () => {
  const { projects, navigation, load, remotes, services } = setup()
  const id = projects.seed({ name: 'One' })
  createEditorSession(services, remotes)
  navigation.openProject(id)
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  navigation.leaveProject()
  await vi.waitFor(() => expect(projects.state.getState().open).toBeNull())
})

test.each(['left', 'left for another'])(
  'a switch that is turned just before the project is %s is stored',
  async (how) => {
    const { projects, navigation, load, remotes, services } = setup()
    const [one, other] = [projects.seed({ name: 'One' }), projects.seed({ name: 'Other' })]
    createEditorSession(services, remotes)
    navigation.openProject(one)
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    services.settings.set('minify_Js', false)
    if (how === 'left') navigation.leaveProject()
    else navigation.openProject(other)
    await vi.waitFor(() => expect(projects.state.getState().open?.id).toBe(how === 'left' ? undefined : other))
    expect(projects.stored(one)?.project.projectSettings).toEqual({ minify_Js: false })
  },
)

test('hidden pages are never chosen by themselves', () => {
  const pages = { playground: { hidden: true }, about: { hidden: false } } as unknown as Record<string, Page>
  expect(choosePage(pages, null)).toBe('about')
  expect(choosePage({}, 'index')).toBeNull()
})
