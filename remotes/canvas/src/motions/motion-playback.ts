import { fail, succeed, type Dispose, type MotionPlayback, type MotionPlaybackState } from '@pergola/contracts'
import type { MotionControls } from '@pergola/runtime/motions'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { createMark } from './mark-triggers.ts'
import { scrollPlace, type ScrollPlace } from './scroll-place.ts'

type Status = MotionPlaybackState['motions'][string]

interface Played {
  readonly controls: MotionControls
  readonly frame: PageFrame
  /** Of one that follows the scroll. */
  readonly place: ScrollPlace | null
}

/** Loaded with the first motion that is played. */
async function loadEngine() {
  const [{ ownEngine, measure }, { compileMotion }] = await Promise.all([
    import('@pergola/runtime/motions'),
    import('@pergola/site/motions'),
  ])
  return { ownEngine, measure, compileMotion }
}

/** Motions that have begun, and what is told of them. */
class Stage {
  readonly store: StoreApi<MotionPlaybackState> = createStore<MotionPlaybackState>(() => ({ motions: {} }))
  readonly played = new Map<string, Played>()
  /** Raised by every kill: a motion that was still being loaded does not begin after it. */
  kills = 0
  /** Those that go backwards. */
  private readonly back = new Set<string>()
  private turn = 0
  private readonly core: CanvasCore

  constructor(core: CanvasCore) {
    this.core = core
  }

  tell(id: string, status: Status | null): void {
    const { [id]: before, ...others } = this.store.getState().motions
    if (before !== (status ?? undefined))
      this.store.setState({ motions: status ? { ...others, [id]: status } : others })
    if (status === 'playing') this.watch()
  }

  end(id: string): void {
    this.played.get(id)?.controls.kill()
    this.played.delete(id)
    this.back.delete(id)
    this.tell(id, null)
    this.core.moved.emit()
  }

  kill(id?: string): void {
    this.kills++
    for (const each of id === undefined ? [...this.played.keys()] : [id]) this.end(each)
  }

  order(id: string, status: Status, give: (controls: MotionControls) => void): void {
    const one = this.played.get(id)
    // The scroll alone says where one is that follows it.
    if (!one || one.place) return
    give(one.controls)
    this.tell(id, status)
    this.core.moved.emit()
  }

  restart(id: string): void {
    if (this.played.get(id)?.place) return this.seek(id, 0)
    this.back.delete(id)
    this.order(id, 'playing', ({ restart }) => restart())
  }

  reverse(id: string): void {
    this.back.add(id)
    this.order(id, 'playing', ({ reverse }) => reverse())
  }

  seek(id: string, seconds: number): void {
    const place = this.played.get(id)?.place
    if (place) place.seek(seconds)
    else this.order(id, 'paused', (controls) => controls.seek(seconds))
  }

  time(id: string): number | null {
    const { place, controls } = this.played.get(id) ?? {}
    return (place ?? controls)?.time() ?? null
  }

  stopWatching(): void {
    cancelAnimationFrame(this.turn)
    this.turn = 0
  }

  /** While something moves, what is drawn over the page moves with it. */
  private watch(): void {
    this.turn ||= requestAnimationFrame(() => {
      this.turn = 0
      this.core.moved.emit()
      const { motions } = this.store.getState()
      const moving = [...this.played].filter(([id]) => motions[id] === 'playing')
      for (const [id, { controls }] of moving) {
        const isOver = this.back.has(id) ? controls.time() <= 0 : controls.time() >= controls.duration
        if (isOver) this.tell(id, 'paused')
      }
      if (moving.length > 0) this.watch()
    })
  }
}

function createPlay(core: CanvasCore, stage: Stage): MotionPlayback['play'] {
  return async (motion) => {
    const { kills } = stage
    const { ownEngine, measure, compileMotion } = await loadEngine()
    const { frame } = core
    if (!frame || kills !== stage.kills) return fail('canvas-missing')
    stage.end(motion.id)
    try {
      const compiled = compileMotion(motion)
      const { document } = frame
      const controls = ownEngine.play(compiled, document)
      const { duration } = controls
      const waits = motion.scroll !== undefined || motion.tweens.some(({ scroll }) => scroll !== undefined)
      stage.played.set(motion.id, { controls, frame, place: scrollPlace(compiled, { duration, document, measure }) })
      stage.tell(motion.id, waits ? 'scroll' : 'playing')
      return succeed({ duration })
    } catch {
      // The record may say anything: a selector that is none, a value that no style has.
      return fail('motion-invalid')
    }
  }
}

/**
 * Motions of the page in its frame. They move pictures of the elements, never their attributes, so the document, what is
 * saved and every undo know nothing of them.
 */
export function createMotionPlayback(core: CanvasCore): {
  readonly motions: MotionPlayback
  readonly dispose: Dispose
} {
  const stage = new Stage(core)
  // A page that is drawn anew, or another one, has no motion.
  const unfollow = core.store.subscribe(() => {
    for (const [id, { frame }] of stage.played) if (frame !== core.frame) stage.end(id)
  })
  return {
    motions: {
      state: stage.store,
      play: createPlay(core, stage),
      pause: (id) => stage.order(id, 'paused', ({ pause }) => pause()),
      resume: (id) => stage.order(id, 'playing', ({ resume }) => resume()),
      restart: (id) => stage.restart(id),
      reverse: (id) => stage.reverse(id),
      seek: (id, seconds) => stage.seek(id, Math.max(0, seconds)),
      time: (id) => stage.time(id),
      kill: (id) => stage.kill(id),
      mark: createMark(core),
    },
    dispose() {
      unfollow()
      stage.kill()
      stage.stopWatching()
    },
  }
}
