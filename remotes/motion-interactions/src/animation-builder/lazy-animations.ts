import { createStore } from 'zustand/vanilla'
import type { AnimationsService, AnimationsState, CanvasService, Dispose, StyleSurface } from '@pergola/contracts'
import type { Animations } from './create-animations.ts'

/**
 * Reading and writing `@keyframes` takes a css parser, most of what this remote would otherwise start with: it comes with
 * the first page that has keyframes, or with the first panel that asks for them.
 */
export function createLazyAnimations(canvas: CanvasService): {
  service: AnimationsService
  load(): Promise<Animations>
  dispose: Dispose
} {
  const state = createStore<AnimationsState>(() => ({ building: false, names: [] }))
  const service: { readonly state: typeof state; keyframe?: StyleSurface } = { state }
  let asked: Promise<Animations> | null = null
  let loaded: Animations | null = null
  let isOver = false

  async function fetchAnimations(): Promise<Animations> {
    unwatch()
    const { createAnimations } = await import('./create-animations.ts')
    loaded = createAnimations(canvas, state)
    service.keyframe = loaded.mode.surface
    if (isOver) loaded.dispose()
    return loaded
  }

  function load() {
    asked ??= fetchAnimations()
    return asked
  }

  function look() {
    const isReady = canvas.state.getState().phase === 'ready'
    if (isReady && canvas.sheets().some(({ css }) => /keyframes/i.test(css))) void load()
  }

  const unwatch = canvas.state.subscribe((now, before) => {
    if (now.document !== before.document || now.phase !== before.phase) look()
  })
  look()

  return {
    service,
    load,
    dispose() {
      isOver = true
      unwatch()
      loaded?.dispose()
    },
  }
}
