import type { MotionValues } from '@pergola/contracts'

/** One animation of a motion. Keys of later versions are kept as they came. */
export interface MotionAnimation {
  readonly name: string
  /** `self` is the element that has the motion. */
  readonly selector: string
  /** Property to value; a list holds values to pass through. */
  readonly from: MotionValues
  readonly to: MotionValues
  readonly fromOptions: MotionValues
  readonly toOptions: MotionValues
  readonly useSameFromOptions: boolean
  readonly useSameToOptions: boolean
  /** Place in the timeline; empty is behind everything before. */
  readonly positionParameter: string
  readonly scrollTriggerOptions: MotionValues
  /** Its selector names the parts of a split text. */
  readonly isSplitText?: boolean
}

export interface MotionInstance {
  readonly id: string
  readonly page: string
}

/** What starts a motion. `hover` and `click` play it forth, and back when the pointer leaves or at the next click. */
export type MotionStart = 'load' | 'view' | 'scroll' | 'hover' | 'click'

/** What a person chose of a preset. Seconds, pixels. */
export interface PresetChoice {
  readonly id: string
  readonly when: MotionStart
  readonly duration: number
  readonly delay: number
  readonly distance: number
  readonly ease: string
}

/** A motion as the specification stores it, annex §4.1. Keys of later versions are kept as they came. */
export interface Motion {
  readonly id: string
  readonly name: string
  readonly isTimeLine: boolean
  readonly timeLineName: string
  readonly timeline: MotionValues
  readonly isTimelineHasScrollTrigger: boolean
  readonly timelineScrollTriggerOptions: {
    readonly singleOptions: MotionValues
    readonly multiOptions: MotionValues
  }
  /** Whether texts are taken apart before the animations, annex §4.6. */
  readonly isSplitText: boolean
  /** How. */
  readonly splitText: MotionValues
  readonly splitTextSelector: string
  /** Under which scripts find it. */
  readonly splitTextName: string
  readonly animations: readonly MotionAnimation[]
  readonly numberTimeOfUses: number
  readonly pages: readonly string[]
  readonly instances: Readonly<Record<string, MotionInstance>>
  /** Pages where only instances are. */
  readonly excludes: readonly string[]
  /** It waits for this at its element. */
  readonly start?: 'hover' | 'click'
  /** What it was made of, as long as nothing else of it was changed by hand. */
  readonly preset?: PresetChoice
}

export function newAnimation(name: string, selector = 'self'): MotionAnimation {
  return {
    name,
    selector,
    from: {},
    to: {},
    fromOptions: {},
    toOptions: {},
    useSameFromOptions: false,
    useSameToOptions: false,
    positionParameter: '',
    scrollTriggerOptions: {},
  }
}

export function newMotion(id: string, page: string): Motion {
  return {
    id,
    name: id,
    isTimeLine: false,
    timeLineName: '',
    timeline: {},
    isTimelineHasScrollTrigger: false,
    timelineScrollTriggerOptions: { singleOptions: {}, multiOptions: {} },
    isSplitText: false,
    splitText: {},
    splitTextSelector: '',
    splitTextName: '',
    animations: [newAnimation(`${id}_1`)],
    numberTimeOfUses: 1,
    pages: [page],
    instances: {},
    excludes: [],
  }
}
