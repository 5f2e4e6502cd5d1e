import { createStore } from 'zustand/vanilla'
import { combine } from '@pergola/contracts'
import type { AnimationsService, AnimationsState, CanvasService, Dispose } from '@pergola/contracts'
import { createKeyframeMode, type KeyframeMode } from './create-keyframe-mode.ts'
import { pageAnimations } from './page-animations.ts'

export interface WatchedAnimations extends AnimationsService {
  /** Names follow every edit of the page while somebody offers them; else they are those the page was opened with. */
  watchNames(): Dispose
}

export function createAnimations(canvas: CanvasService): {
  service: WatchedAnimations
  mode: KeyframeMode
  dispose: Dispose
} {
  const mode = createKeyframeMode(canvas)
  const state = createStore<AnimationsState>(() => ({ building: false, names: [] }))

  let texts = ''

  function read() {
    const sheets = canvas.sheets().filter(({ css }) => /keyframes/i.test(css))
    const now = sheets.map(({ css }) => css).join('\0')
    if (now === texts) return
    texts = now
    const names = [...new Set(pageAnimations(sheets).map(({ name }) => name))]
    const before = state.getState().names
    if (names.join('\n') !== before.join('\n')) state.setState({ names })
  }

  const endBuilding = mode.chosen.subscribe(({ frame }) => state.setState({ building: frame !== null }))
  const endNames = canvas.state.subscribe((now, before) => {
    if (now.phase === 'ready' && (now.document !== before.document || before.phase !== 'ready')) read()
  })

  function watchNames(): Dispose {
    if (canvas.state.getState().phase === 'ready') read()
    return canvas.state.subscribe((now, before) => {
      if (now.phase === 'ready' && now.revision !== before.revision) read()
    })
  }

  return {
    service: { state, keyframe: mode.surface, watchNames },
    mode,
    dispose: combine(endBuilding, endNames, mode.dispose),
  }
}
