import type { CompiledMotion } from '@pergola/contracts'

/** A motion that plays. Seconds, delays included. */
export interface MotionControls {
  /** Infinity for one without an end. */
  readonly duration: number
  time(): number
  play(): void
  pause(): void
  resume(): void
  restart(): void
  reverse(): void
  /** Stands still there. A motion that followed the scroll does so no more. */
  seek(seconds: number): void
  /** Everything is as it was before. */
  kill(): void
}

/** Whatever can play a motion in a document. */
export interface MotionEngine {
  play(motion: CompiledMotion, document: Document): MotionControls
}
