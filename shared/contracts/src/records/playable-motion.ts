/** Plain data, as it is written into a page. */
export type MotionJson =
  | string
  | number
  | boolean
  | null
  | readonly MotionJson[]
  | { readonly [name: string]: MotionJson }

export type MotionValues = Readonly<Record<string, MotionJson>>

/** What a text is taken apart into. */
export type TextPart = 'chars' | 'words' | 'lines'

/** Texts that are taken apart before a motion begins. Names of the options are those of annex §4.6. */
export interface PlayableSplit {
  readonly selector: string
  readonly options: MotionValues
}

/** One animation of a motion with everything resolved: what an engine plays. Names are those of annex §4.3. */
export interface PlayableTween {
  /** CSS selector of all its targets. `self` stands in it no more. */
  readonly selector: string
  /** Of the texts that its motion takes apart, which the selector names, these parts are its targets. */
  readonly part?: TextPart
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
  readonly split?: PlayableSplit
  readonly tweens: readonly PlayableTween[]
  readonly hasCallbacks?: boolean
}

/** Between two values of a channel; back is the way of a yoyo. Texts of CSS. */
export interface CompiledEase {
  readonly forth: string
  readonly back: string
}

/**
 * Where a trigger begins or ends: on its element, on the page at its start or its end, or behind where the trigger starts.
 * Then a share of the element's size (of the view's, behind the start) and pixels, and those of the view that it meets.
 */
export type CompiledSpot = readonly [
  from: 'element' | 'page' | 'end' | 'start',
  share: number,
  pixels: number,
  seenShare: number,
  seenPixels: number,
]

/**
 * Where a tween begins in its timeline: at its end, at 0, where the tween before begins or ends, or at a label behind `@`.
 * Then seconds, and shares of how long the tween itself and the one before last.
 */
export type CompiledPosition = readonly [
  from: '' | '0' | '<' | '>' | `@${string}`,
  seconds: number,
  ownShare: number,
  recentShare: number,
]

/** A scroll trigger; all of it is said. Selectors mean the first match. */
export interface CompiledScroll {
  readonly trigger: string
  readonly endTrigger: string
  readonly start: CompiledSpot
  readonly end: CompiledSpot
  /** Seconds to catch up with the scroll; null plays by the clock. */
  readonly scrub: number | null
  /** Words of `toggleActions`: on entering, leaving, entering and leaving back. */
  readonly actions: readonly string[]
  readonly once: boolean
  readonly isRow: boolean
  readonly pin: string | null
  readonly hasRoom: boolean
}

/** One animation with everything said that can be known without the page it plays on. Seconds. */
export interface CompiledTween {
  readonly selector: string
  /** CSS values by property or function of `transform`, one after the other; null is what the element has then. */
  readonly values: Readonly<Record<string, readonly (string | null)[]>>
  readonly ease: CompiledEase
  readonly duration: number
  readonly delay: number
  /** -1 never ends. */
  readonly repeat: number
  readonly pause: number
  readonly yoyo: boolean
  readonly stagger?: { readonly each?: number; readonly amount?: number; readonly from?: MotionJson }
  readonly position: CompiledPosition
  readonly scroll?: CompiledScroll
}

/** What starts a motion that waits: it plays forth, and back when the pointer or the focus leaves, or at the next click. */
export interface MotionStarter {
  readonly on: 'hover' | 'click'
  /** Selector of the elements that are pointed at or pressed. */
  readonly by: string
}

/** What our own engine plays. */
export interface CompiledMotion {
  /** Name under which scripts of a page find it. */
  readonly name?: string
  readonly timeline: {
    readonly delay: number
    readonly repeat: number
    readonly pause: number
    readonly yoyo: boolean
  } | null
  readonly scroll?: CompiledScroll
  readonly speed: number
  readonly paused: boolean
  /** Only what a page plays has one. */
  readonly start?: MotionStarter
  readonly tweens: readonly CompiledTween[]
}
