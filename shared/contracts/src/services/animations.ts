import type { Readable } from '../readable.ts'

export interface AnimationsState {
  /** The animation builder is open: the style panel writes to a keyframe instead of a rule. */
  readonly building: boolean
  readonly names: readonly string[]
}

export interface AnimationsService {
  readonly state: Readable<AnimationsState>
}
