import { fail, type Dispose, type MotionPlayback, type MotionPlaybackState } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { CanvasCore } from '../service/canvas-core.ts'
import { createMark } from './mark-triggers.ts'
import type { MotionStage } from './motion-stage.ts'

/**
 * Motions of the page in its frame. They move pictures of the elements, never their attributes, so the document, what is
 * saved and every undo know nothing of them. What plays them comes with the first that is played.
 */
export function createMotionPlayback(core: CanvasCore): {
  readonly motions: MotionPlayback
  readonly dispose: Dispose
} {
  const state = createStore<MotionPlaybackState>(() => ({ motions: {} }))
  let stage: MotionStage | null = null
  /** Raised by every kill, the last one included: what was still being loaded does not begin after it. */
  let kills = 0

  async function play(motion: Parameters<MotionPlayback['play']>[0]): ReturnType<MotionPlayback['play']> {
    if (stage) return stage.play(motion)
    const before = { kills, frame: core.frame }
    const { createMotionStage } = await import('./motion-stage.ts')
    if (kills !== before.kills || core.frame !== before.frame) return fail('canvas-missing')
    stage ??= createMotionStage(core, state)
    return stage.play(motion)
  }

  return {
    motions: {
      state,
      play,
      pause: (id) => stage?.pause(id),
      resume: (id) => stage?.resume(id),
      restart: (id) => stage?.restart(id),
      reverse: (id) => stage?.reverse(id),
      seek: (id, seconds) => stage?.seek(id, seconds),
      time: (id) => stage?.time(id) ?? null,
      kill(id) {
        kills++
        stage?.kill(id)
      },
      mark: createMark(core),
    },
    dispose() {
      kills++
      stage?.dispose()
    },
  }
}
