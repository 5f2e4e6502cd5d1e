/** Plain data, as it is written into a page. */
export type MotionJson =
  | string
  | number
  | boolean
  | null
  | readonly MotionJson[]
  | { readonly [name: string]: MotionJson }

export type MotionValues = Readonly<Record<string, MotionJson>>

/** One animation of a motion with everything resolved: what an engine plays. Names are those of annex §4.3. */
export interface PlayableTween {
  /** CSS selector of all its targets. `self` stands in it no more. */
  readonly selector: string
  /** Values only: CSS properties in camelCase and the short transforms. An array holds the values of keyframes. */
  readonly from: MotionValues
  readonly to: MotionValues
  /** duration, delay, ease, repeat, yoyo, stagger…: converted to numbers and booleans where they are ones. */
  readonly options: MotionValues
  /** Where it begins in a timeline; empty or absent is its end. */
  readonly position?: string | number
  /** Trigger of this tween alone, names of annex §4.4. */
  readonly scroll?: MotionValues
  /** Somebody's code wants to be called, which only a page can do. */
  readonly hasCallbacks?: boolean
}

/** A motion for one main element or one instance. */
export interface PlayableMotion {
  readonly id: string
  /** Options of the timeline, annex §4.5; null when each tween plays for itself. */
  readonly timeline: MotionValues | null
  /** Trigger of the whole timeline. */
  readonly scroll?: MotionValues
  readonly tweens: readonly PlayableTween[]
  readonly hasCallbacks?: boolean
}
