import { fail, succeed } from '../outcome.ts'
import type { PlayableMotion } from '../records/playable-motion.ts'
import type { MotionPlayback, MotionPlaybackState } from '../services/motion-playback.ts'
import { createState } from './create-state.ts'

export interface FakeMotionPlayback extends MotionPlayback {
  /** Verbs in the order they were called: `play mt1`, `seek mt1 0.5`. */
  readonly calls: string[]
  readonly played: PlayableMotion[]
  /** Whose scroll triggers are drawn over the page. */
  marked(): PlayableMotion | null
}

/** Plays nothing, and remembers what it was asked for. Every motion takes a second. */
export function createFakeMotionPlayback(): FakeMotionPlayback {
  const state = createState<MotionPlaybackState>({ motions: {} })
  const calls: string[] = []
  const played: PlayableMotion[] = []
  const times = new Map<string, number>()
  let marked: PlayableMotion | null = null

  function become(status: 'playing' | 'paused', id: string) {
    const { motions } = state.getState()
    if (Object.hasOwn(motions, id)) state.set({ motions: { ...motions, [id]: status } })
  }
  function verb(name: string, status: 'playing' | 'paused') {
    return (id: string) => {
      calls.push(`${name} ${id}`)
      become(status, id)
    }
  }

  return {
    state,
    calls,
    played,
    marked: () => marked,
    mark(motion) {
      marked = motion
      return () => {
        if (marked === motion) marked = null
      }
    },
    async play(motion) {
      calls.push(`play ${motion.id}`)
      played.push(motion)
      if (motion.tweens.length === 0) return fail('motion-invalid')
      times.set(motion.id, 0)
      state.set({ motions: { ...state.getState().motions, [motion.id]: 'playing' } })
      return succeed({ duration: 1 })
    },
    pause: verb('pause', 'paused'),
    resume: verb('resume', 'playing'),
    restart: verb('restart', 'playing'),
    reverse: verb('reverse', 'playing'),
    seek(id, seconds) {
      calls.push(`seek ${id} ${seconds}`)
      become('paused', id)
      times.set(id, seconds)
    },
    time: (id) => (Object.hasOwn(state.getState().motions, id) ? (times.get(id) ?? 0) : null),
    kill(id) {
      calls.push(id === undefined ? 'kill all' : `kill ${id}`)
      const { [id ?? '']: _killed, ...others } = state.getState().motions
      state.set({ motions: id === undefined ? {} : others })
    },
  }
}
