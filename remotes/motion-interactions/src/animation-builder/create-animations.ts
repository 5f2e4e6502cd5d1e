import { createStore, type StoreApi } from 'zustand/vanilla'
import { combine } from '@pergola/contracts'
import type { AnimationsService, AnimationsState, CanvasService, Dispose } from '@pergola/contracts'
import { createKeyframeMode, type KeyframeMode } from './create-keyframe-mode.ts'
import { pageAnimations } from './page-animations.ts'

export interface WatchedAnimations extends AnimationsService {
  /** Names follow every edit of the page while somebody offers them; else they are those the page was opened with. */
  watchNames(): Dispose
}

export interface Animations {
  readonly service: WatchedAnimations
  readonly mode: KeyframeMode
  readonly dispose: Dispose
}

const nothingYet: AnimationsState = { building: false, names: [] }

export function createAnimations(
  canvas: CanvasService,
  state: StoreApi<AnimationsState> = createStore(() => nothingYet),
): Animations {
  const mode = createKeyframeMode(canvas)

  let texts = ''

  function read() {
    if (canvas.state.getState().phase !== 'ready') return
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
    if (now.document !== before.document || now.phase !== before.phase) read()
  })
  read()

  function watchNames(): Dispose {
    read()
    return canvas.state.subscribe((now, before) => {
      if (now.revision !== before.revision) read()
    })
  }

  return {
    service: { state, keyframe: mode.surface, watchNames },
    mode,
    dispose: combine(endBuilding, endNames, mode.dispose),
  }
}
