import type { ProjectsState } from '@pergola/contracts'
import { afterEach, describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { followTitle } from './follow-title.ts'

const named = (name: string) => ({ id: '1', project: { name } }) as ProjectsState['open']

afterEach(() => {
  document.title = ''
})

describe("the title of the browser's tab", () => {
  test('names the open project, also when it is renamed, and the product alone without one', () => {
    const state = createStore<Pick<ProjectsState, 'open'>>(() => ({ open: null }))
    const end = followTitle({ state: state as never })
    expect(document.title).toBe('Pergola')
    state.setState({ open: named('Garden') })
    expect(document.title).toBe('Garden – Pergola')
    state.setState({ open: named('Orchard') })
    expect(document.title).toBe('Orchard – Pergola')
    state.setState({ open: null })
    expect(document.title).toBe('Pergola')
    end()
    state.setState({ open: named('Garden') })
    expect(document.title).toBe('Pergola')
  })
})
