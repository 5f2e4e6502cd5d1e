import type { CanvasState, ProjectSettings, Readable } from '@pergola/contracts'
import { createFakeCanvas, createFakeSettings } from '@pergola/contracts/testing'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { RemotesState } from '../remotes/index.ts'
import { createLocalStore } from '../services/local-store.ts'
import { createNavigation } from '../services/create-navigation.ts'
import { createFakeAddress } from '../services/testing/fake-address.ts'
import { followSelection } from './follow-selection.ts'

type Listener = (now: CanvasState, before: CanvasState) => void

/** What is new is known at once, and told when the test says so: the canvas tells it after the next picture. */
function toldLater(state: Readable<CanvasState>) {
  const listeners = new Set<Listener>()
  let told = state.getState()
  const subscribe = (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    state: { ...state, subscribe },
    tell() {
      const before = told
      told = state.getState()
      for (const listener of listeners) listener(told, before)
    },
  }
}

function setup(switches: Partial<ProjectSettings> = {}) {
  const canvas = createFakeCanvas({ page: { tag: 'body', children: [{ tag: 'p' }, { tag: 'b' }] } })
  const { state, tell } = toldLater(canvas.state)
  const navigation = createNavigation(createLocalStore(undefined), createFakeAddress('/add-blocks'))
  const views = { 'panel:styling': () => null } as unknown as RemotesState['views']
  const remotes = createStore<RemotesState>(() => ({ file: 'read', list: [], views, panels: [] }))
  const settings = createFakeSettings({ navigate_to_style_when_Select: true, ...switches })
  followSelection({ settings, navigation }, { services: { canvas: { ...canvas, state } }, state: remotes })
  return { canvas, tell, navigation, path: () => navigation.state.getState().path }
}

test('who selects an element sees its styles', () => {
  const { canvas, tell, path } = setup()
  canvas.select([2])
  tell()
  expect(path()).toBe('/edite/styling')
})

test('who went somewhere before the selection was told stays there, with this element and no other', () => {
  const { canvas, tell, navigation, path } = setup()
  canvas.select([2])
  navigation.go('addBlocks')
  tell()
  expect(path()).toBe('/add-blocks')
  canvas.select([3])
  tell()
  expect(path()).toBe('/edite/styling')
})

test('an element that is selected again later is one that was not chosen for', () => {
  const { canvas, tell, navigation, path } = setup()
  canvas.select([2])
  tell()
  navigation.visit('/add-blocks')
  canvas.select([])
  tell()
  canvas.select([2])
  tell()
  expect(path()).toBe('/edite/styling')
})

test('the blocks stay open when one was added, unless a setting says otherwise', () => {
  for (const [stays, path] of [
    [true, '/add-blocks'],
    [false, '/edite/styling'],
  ] as const) {
    const opened = setup({ keep_add_panel_after_drop: stays })
    const added = opened.canvas.insertBlock('text')
    opened.canvas.select(added.ok ? [added.value] : [])
    opened.tell()
    expect(opened.path()).toBe(path)
  }
})

test('a panel stays open when an element is deleted, and when that is undone', () => {
  const { canvas, tell, navigation, path } = setup()
  canvas.select([2])
  tell()
  navigation.visit('/add-blocks')
  canvas.remove([2])
  canvas.select([3])
  tell()
  expect(path()).toBe('/add-blocks')
  canvas.undo()
  canvas.select([2])
  tell()
  expect(path()).toBe('/add-blocks')
})
