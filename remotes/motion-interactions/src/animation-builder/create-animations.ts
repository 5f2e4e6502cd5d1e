import { createStore } from 'zustand/vanilla'
import { combine } from '@pergola/contracts'
import type { AnimationsService, AnimationsState, CanvasService, Dispose } from '@pergola/contracts'
import { createKeyframeMode, type KeyframeMode } from './create-keyframe-mode.ts'
import { pageAnimations } from './page-animations.ts'

/** Names follow the page; they are read again only when the page changed and somebody asks. */
export function createAnimations(canvas: CanvasService): {
  service: AnimationsService
  mode: KeyframeMode
  dispose: Dispose
} {
  const mode = createKeyframeMode(canvas)
  const state = createStore<AnimationsState>(() => ({ building: false, names: [] }))

  function read() {
    const names = [...new Set(pageAnimations(canvas.sheets()).map(({ name }) => name))]
    const before = state.getState().names
    if (names.join('\n') !== before.join('\n')) state.setState({ names })
  }

  const endBuilding = mode.chosen.subscribe(({ frame }) => state.setState({ building: frame !== null }))
  const endNames = canvas.state.subscribe((now, before) => {
    if (now.phase === 'ready' && (now.document !== before.document || before.phase !== 'ready')) read()
  })
  return {
    service: { state, keyframe: mode.surface },
    mode,
    dispose: combine(endBuilding, endNames, mode.dispose),
  }
}
