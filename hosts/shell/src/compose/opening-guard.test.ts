import type { CanvasState } from '@pergola/contracts'
import { createFakeCanvas } from '@pergola/contracts/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { RemotesState } from '../remotes/index.ts'
import { createNavigation } from '../services/create-navigation.ts'
import { createLocalStore } from '../services/local-store.ts'
import { createFakeAddress } from '../services/testing/fake-address.ts'
import { isWithheld, type GuardState } from '../context/guard-state.ts'
import { createOpeningGuard } from './opening-guard.ts'
import type { Opening } from '../context/guard-state.ts'

const ended: Opening = { projectId: '7', pageName: 'index', at: 5 }

function setup({ path = '/add-blocks', left = ended as Opening | null, drawsPage = true } = {}) {
  const calls: string[] = []
  const marks = {
    set: ({ pageName }: { pageName: string }) => void calls.push(`set ${pageName}`),
    clear: () => void calls.push('clear'),
    any: () => left !== null,
    ended: async () => left,
    forget: ({ pageName }: { pageName: string }) => void calls.push(`forget ${pageName}`),
  }
  const navigation = createNavigation(createLocalStore(undefined), createFakeAddress(path))
  const canvas = createFakeCanvas()
  canvas.state.set({ document: null })
  const state = createStore<RemotesState>(() => ({ file: 'read', list: [], views: {}, panels: [] }))
  const remotes = { services: { canvas }, state }
  const guarded = createStore<GuardState>(() => ({ ended: null, withheld: null, views: null }))
  const guard = createOpeningGuard({
    state: guarded,
    loadViews: async () => ({}) as never,
    marks,
    navigation,
    remotes,
    drawsPage: () => drawsPage,
  })
  onTestFinished(guard.dispose)
  canvas.drawAnySize = ({ pageName }) => void calls.push(`any size ${pageName}`)
  const show = (change: Partial<CanvasState>) => canvas.state.set(change)
  return { guard, guarded, navigation, calls, show }
}

describe('opening guard', () => {
  test('the page that ended a tab is not opened again, and the workspace says which', async () => {
    const { guard, guarded, navigation } = setup()
    navigation.openProject('7')
    await guard.check()
    expect(navigation.state.getState()).toMatchObject({ projectId: null, path: '/workspace' })
    await vi.waitFor(() => expect(guarded.getState().ended).toEqual(ended))
  })

  test.each([
    ['another page of the project', '7', 'about'],
    ['another project', '8', 'index'],
  ])('%s opens as ever', async (_rule, projectId, pageName) => {
    const { guard, navigation } = setup()
    navigation.openProject(projectId, pageName)
    await guard.check()
    expect(navigation.state.getState().projectId).toBe(projectId)
  })

  test('an address that draws no page opens as ever', async () => {
    const { guard, navigation } = setup({ drawsPage: false })
    navigation.openProject('7')
    await guard.check()
    expect(navigation.state.getState().projectId).toBe('7')
  })

  test('opened undrawn it is withheld, opened anyway it is drawn and its marks go', async () => {
    const { guard, guarded, navigation, calls } = setup()
    const isHeld = (pageName: string) => isWithheld(guarded.getState(), '7', pageName)
    await guard.check()
    guard.openUndrawn(ended)
    expect([isHeld('index'), isHeld('about')]).toEqual([true, false])
    expect(navigation.state.getState()).toMatchObject({ projectId: '7', pageName: 'index' })
    guard.openAnyway(ended)
    expect([isHeld('index'), guarded.getState().ended]).toEqual([false, null])
    expect(calls).toEqual(['forget index', 'any size index'])
  })

  test('what is withheld for its size is withheld once there is something to say so', async () => {
    const { guard, guarded } = setup({ left: null })
    const page = { projectId: '7', pageName: 'index', elements: 300_000 }
    await guard.withhold(page)
    expect(guarded.getState()).toMatchObject({ withheld: page, views: {} })
  })

  test('a page is marked before it is drawn, and the mark goes when its picture stands', async () => {
    const { calls, show } = setup({ left: null })
    const document = { projectId: '7', pageName: 'index' }
    show({ phase: 'loading', document })
    expect(calls).toEqual(['set index'])
    show({ phase: 'ready', document })
    expect(calls).toEqual(['set index'])
    await vi.waitFor(() => expect(calls).toEqual(['set index', 'clear']))
  })

  test('the mark of the next page is not taken away for the one before', async () => {
    const { calls, show } = setup({ left: null })
    show({ phase: 'loading', document: { projectId: '7', pageName: 'index' } })
    show({ phase: 'ready' })
    show({ phase: 'loading', document: { projectId: '7', pageName: 'about' } })
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    )
    expect(calls).toEqual(['set index', 'set about'])
  })

  test('a tab that is left in order takes its mark along', () => {
    const { calls, show } = setup({ left: null })
    show({ phase: 'loading', document: { projectId: '7', pageName: 'index' } })
    window.dispatchEvent(new Event('pagehide'))
    expect(calls).toEqual(['set index', 'clear'])
  })
})
