import type { Readable } from '../readable.ts'
import type { StyleSurface } from './style-surface.ts'

export interface AnimationsState {
  /** The animation builder is open: the style panel writes to a keyframe instead of a rule. */
  readonly building: boolean
  readonly names: readonly string[]
}

export interface AnimationsService {
  readonly state: Readable<AnimationsState>
  /** What the style panel writes to while `building`: the chosen frame. */
  readonly keyframe?: StyleSurface
}
