import type { Dispose } from '../lifetime.ts'
import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { PlayableMotion } from '../records/playable-motion.ts'

export interface MotionPlaybackState {
  /** Motions that have not been killed, by id. `scroll` waits for the page to be scrolled. */
  readonly motions: Readonly<Record<string, 'playing' | 'paused' | 'scroll'>>
}

/**
 * Plays motions in the canvas, from data and without a script of the page. Nothing of it becomes part of the document;
 * killed, every element is as it was. An id without a motion changes nothing.
 */
export interface MotionPlayback {
  readonly state: Readable<MotionPlaybackState>
  /** From the start; a motion of the same id is killed first. `duration` in seconds, Infinity for endless ones. */
  play(motion: PlayableMotion): Promise<Outcome<{ duration: number }, 'canvas-missing' | 'motion-invalid'>>
  pause(id: string): void
  resume(id: string): void
  restart(id: string): void
  reverse(id: string): void
  /** Seconds from the start; the motion stands still there. One that follows the scroll is scrolled to. */
  seek(id: string, seconds: number): void
  /** Seconds from the start; null for a motion that is not played. */
  time(id: string): number | null
  /** Without an id all of them. */
  kill(id?: string): void
  /**
   * Draws over the page where the scroll triggers of this motion that have `markers` begin and end, played or not, until
   * it is disposed. One motion at a time: a later call takes the place of an earlier one.
   */
  mark?(motion: PlayableMotion): Dispose
}
