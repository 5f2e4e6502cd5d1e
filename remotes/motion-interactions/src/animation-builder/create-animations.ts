import { createStore } from 'zustand/vanilla'
import type { AnimationsService, AnimationsState, CanvasService, Dispose } from '@pergola/contracts'
import { pageAnimations } from './page-animations.ts'

/** Names follow the page; they are read again only when the page changed and somebody asks. */
export function createAnimations(canvas: CanvasService): { service: AnimationsService; dispose: Dispose } {
  const state = createStore<AnimationsState>(() => ({ building: false, names: [] }))

  function read() {
    const names = [...new Set(pageAnimations(canvas.sheets()).map(({ name }) => name))]
    const before = state.getState().names
    if (names.join('\n') !== before.join('\n')) state.setState({ names })
  }

  const dispose = canvas.state.subscribe((now, before) => {
    if (now.phase === 'ready' && (now.document !== before.document || before.phase !== 'ready')) read()
  })
  return { service: { state }, dispose }
}
