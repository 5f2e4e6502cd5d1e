import { markers } from '@pergola/contracts'
import type {
  MotionJson,
  MotionStarter,
  MotionValues,
  PlayableMotion,
  PlayableSplit,
  PlayableTween,
} from '@pergola/contracts'
import { withSelf } from '../interactions/with-self.ts'
import type { Motion, MotionAnimation } from './motion.ts'
import { isCallback, isValues } from './motion-values.ts'
import { readValue } from './read-value.ts'
import { splitOptions } from './split-options.ts'
import { partOf } from './text-parts.ts'

/** With the name under which scripts find it. */
interface ResolvedTween extends PlayableTween {
  readonly name: string
}

interface ResolvedSplit extends PlayableSplit {
  readonly name: string
}

export interface ResolvedMotion extends PlayableMotion {
  readonly name: string
  readonly split?: ResolvedSplit
  readonly start?: MotionStarter
  readonly tweens: readonly ResolvedTween[]
}

/** Whose motion it is: the element itself, or an instance of it. */
export interface MotionTarget {
  readonly id: string
  readonly selector: string
}

function attributeSelector(name: string, id: string): string {
  return `[${name}="${id.replace(/["\\]/g, '\\$&').replace(/[\n\r\f]/g, '')}"]`
}

export function mainTarget(id: string): MotionTarget {
  return { id, selector: attributeSelector(markers.motionId, id) }
}

export function instanceTarget(id: string): MotionTarget {
  return { id, selector: attributeSelector(markers.motionInstanceId, id) }
}

function readDeep(value: MotionJson, own: string): MotionJson {
  if (typeof value === 'string') return readValue(withSelf(value, own))
  if (Array.isArray(value)) return value.map((each) => readDeep(each, own)).filter((each) => each !== '')
  return typeof value === 'object' && value !== null ? readValues(value as MotionValues, own) : value
}

function readValues(values: MotionValues, own: string): MotionValues {
  const entries = Object.entries(values).map(([name, value]): [string, MotionJson] => {
    if (isCallback(name)) return [name, value]
    return [name, name === 'toggleActions' ? fourActions(value) : readDeep(value, own)]
  })
  return Object.fromEntries(entries.filter(([, value]) => !isUnset(value)))
}

function isUnset(value: MotionJson): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}

/** One word is what happens on entering; the other three places are none then. */
function fourActions(value: MotionJson): MotionJson {
  if (typeof value !== 'string' || value.trim() === '') return ''
  return [...value.trim().split(/\s+/), 'none', 'none', 'none'].slice(0, 4).join(' ')
}

/** The values to pass through, from the first to the last, of what has more than two. */
function frames(from: MotionJson | undefined, to: MotionJson | undefined): MotionJson | undefined {
  if (!Array.isArray(from) && !Array.isArray(to)) return undefined
  const all = [from ?? [], to ?? []].flat() as MotionJson[]
  return all.length > 1 ? all : all[0]
}

/** Both sides at once: a property with lists on either side is one list in `to`. */
function joinFrames(from: MotionValues, to: MotionValues): { from: MotionValues; to: MotionValues } {
  const listed = Object.keys({ ...from, ...to }).filter((name) => frames(from[name], to[name]) !== undefined)
  const joined = Object.fromEntries(listed.map((name) => [name, frames(from[name], to[name]) ?? '']))
  return {
    from: Object.fromEntries(Object.entries(from).filter(([name]) => !listed.includes(name))),
    to: { ...to, ...joined },
  }
}

/** The whole time with its repeats, as the time of one round. */
function ownDuration({ totalDuration, ...options }: MotionValues): MotionValues {
  if (typeof totalDuration !== 'number' || options.duration !== undefined) return options
  const repeat = typeof options.repeat === 'number' && options.repeat > 0 ? options.repeat : 0
  const pause = typeof options.repeatDelay === 'number' ? options.repeatDelay : 0
  return { ...options, duration: Math.max(0, (totalDuration - pause * repeat) / (repeat + 1)) }
}

/** How it snaps stands beside the other options, and is one option of the library. */
function withSnap({ snap, snapTo, duration, delay, ease, ...trigger }: MotionValues): MotionValues {
  const more = { duration, delay, ease }
  const given = Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  const to = snapTo ?? (isValues(snap) ? snap.snapTo : snap)
  if (to === undefined) return trigger
  if (given.length === 0 && snapTo === undefined) return { ...trigger, snap: snap ?? to }
  return { ...trigger, snap: { ...(isValues(snap) ? snap : {}), snapTo: to, ...Object.fromEntries(given) } }
}

function triggerOf(values: MotionValues, own: string): MotionValues {
  // Without a trigger of its own it is the element, which is what everybody means.
  return { trigger: own, ...withSnap(values) }
}

function splitOf({ isSplitText, splitText, splitTextSelector, splitTextName }: Motion, own: string) {
  if (!isSplitText) return undefined
  const options = splitOptions(splitText, (values) => readValues(values, own))
  return { name: splitTextName, selector: withSelf(splitTextSelector.trim() || 'self', own), options }
}

function tweenOf(animation: MotionAnimation, motion: Motion, own: string): ResolvedTween {
  const { name, selector, fromOptions, toOptions, scrollTriggerOptions, positionParameter } = animation
  const isInTimeline = motion.isTimeLine
  const part = partOf(motion, selector)
  // Options belong to the whole animation: those of the second side win.
  const { scrollTrigger, ...options } = ownDuration(readValues({ ...fromOptions, ...toOptions }, own))
  const scroll = { ...(isValues(scrollTrigger) ? scrollTrigger : {}), ...readValues(scrollTriggerOptions, own) }
  const place = readValue(positionParameter.trim())
  return {
    name,
    selector: withSelf((part ? motion.splitTextSelector : selector).trim() || 'self', own),
    ...(part && { part }),
    ...joinFrames(readValues(animation.from, own), readValues(animation.to, own)),
    options,
    // A tween of a timeline goes with the timeline's own trigger.
    ...(!isInTimeline && !isUnset(scroll) && { scroll: triggerOf(scroll, own) }),
    ...(isInTimeline &&
      place !== '' &&
      (typeof place === 'string' || typeof place === 'number') && { position: place }),
  }
}

/** With the code of its callbacks as it was typed: for the build alone. */
export function resolveMotion(motion: Motion, { id, selector }: MotionTarget): ResolvedMotion {
  const { isTimeLine, timeline, timelineScrollTriggerOptions, animations } = motion
  const tweens = animations.map((animation) => tweenOf(animation, motion, selector))
  const split = splitOf(motion, selector)
  const given = motion.start
  const start = given === 'hover' || given === 'click' ? { start: { on: given, by: selector } } : {}
  if (!isTimeLine) return { id, name: motion.name, timeline: null, ...(split && { split }), ...start, tweens }
  const { singleOptions, multiOptions } = timelineScrollTriggerOptions
  const scroll = triggerOf(readValues({ ...singleOptions, ...multiOptions }, selector), selector)
  return {
    id,
    name: motion.timeLineName,
    timeline: readValues(timeline, selector),
    ...(motion.isTimelineHasScrollTrigger && { scroll }),
    ...(split && { split }),
    ...start,
    tweens,
  }
}

/** Without the marks of scroll triggers, which are for whoever makes the page. */
export function withoutMarks(motion: ResolvedMotion): ResolvedMotion {
  return { ...unmarked(motion), tweens: motion.tweens.map(unmarked) }
}

function unmarked<Part extends { readonly scroll?: MotionValues }>(part: Part): Part {
  const { markers: _markers, ...scroll } = part.scroll ?? {}
  return part.scroll ? { ...part, scroll } : part
}

/** Callbacks, and what is for them, taken out at any depth. */
function withoutCode(values: MotionValues): MotionValues {
  const entries = Object.entries(values).filter(([name]) => !/^on[A-Z]/.test(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, isValues(value) ? withoutCode(value) : value]))
}

function hasCode(values: MotionValues | null | undefined): boolean {
  return Object.keys(values ?? {}).some(isCallback)
}

function playableTween({ name: _name, options, scroll, ...tween }: ResolvedTween): PlayableTween {
  const hasCallbacks = hasCode(options) || hasCode(scroll)
  return {
    ...tween,
    options: withoutCode(options),
    ...(scroll && { scroll: withoutCode(scroll) }),
    ...(hasCallbacks && { hasCallbacks }),
  }
}

/** What the canvas plays: everything of a motion but its code. */
export function playableMotion(motion: Motion, target: MotionTarget): PlayableMotion {
  const { id, timeline, scroll, split, tweens } = resolveMotion(motion, target)
  const hasCallbacks = hasCode(timeline) || hasCode(scroll) || hasCode(split?.options)
  return {
    id,
    timeline: timeline && withoutCode(timeline),
    ...(scroll && { scroll: withoutCode(scroll) }),
    ...(split && { split: { selector: split.selector, options: withoutCode(split.options) } }),
    tweens: tweens.map(playableTween),
    ...(hasCallbacks && { hasCallbacks }),
  }
}
