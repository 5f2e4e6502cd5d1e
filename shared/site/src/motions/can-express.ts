import type { MotionValues, PlayableMotion, PlayableTween } from '@pergola/contracts'
import type { SelectableElement } from './chosen-elements.ts'
import { areContended } from './contended.ts'

const tweenOptions = /^(?:duration|delay|ease|repeat|repeatDelay|yoyo|stagger|id|data|lazy|inherit|timeScale|paused)$/
const lineOptions = /^(?:delay|repeat|repeatDelay|yoyo|paused|timeScale|id|defaults)$/
const scrollOptions =
  /^(?:trigger|endTrigger|id|start|end|scrub|pin|pinSpacing|toggleActions|once|horizontal|anticipatePin|fastScrollEnd|invalidateOnRefresh|pinType)$/
const staggerOptions = /^(?:each|amount|from)$/
/** What is no style that browsers change step by step, or means something to the other engine alone. */
const foreignValue = /^(?:--|attr|autoAlpha|alpha|display|visibility|transform$|text$|xPercent|yPercent|css)/

const isRecord = (value: unknown): value is MotionValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWithin = (values: MotionValues, known: RegExp) => Object.keys(values).every((name) => known.test(name))

function isScroll(scroll: MotionValues | undefined): boolean {
  if (!scroll) return true
  const { markers, pinSpacing, ...others } = scroll
  return !markers && typeof (pinSpacing ?? true) === 'boolean' && isWithin(others, scrollOptions)
}

function isTween({ from, to, options, scroll, hasCallbacks }: PlayableTween): boolean {
  const { stagger } = options
  const values = [...Object.entries(from), ...Object.entries(to)]
  return (
    !hasCallbacks &&
    isWithin(options, tweenOptions) &&
    (!isRecord(stagger) || (isWithin(stagger, staggerOptions) && stagger['from'] !== 'random')) &&
    values.every(([name, value]) => !foreignValue.test(name) && !/random\(|_short|_cw|_ccw/.test(String(value))) &&
    isScroll(scroll) &&
    !(scroll?.['scrub'] && options['repeat'] === -1)
  )
}

/** Before it begins, the other engine shows the first value of a pair, and not that of a list. */
function waitsWithList({ from, to, options, position }: PlayableTween, index: number, begin: unknown): boolean {
  if (![...Object.values(from), ...Object.values(to)].some(Array.isArray)) return false
  const isFirst = index === 0 && (position ?? '') === '' && !begin
  return Boolean(options['delay'] || options['stagger']) || !isFirst
}

function isAlone({ timeline, tweens, scroll, hasCallbacks }: PlayableMotion): boolean {
  if (hasCallbacks || !tweens.every(isTween) || !isScroll(scroll)) return false
  if (tweens.some((each, index) => waitsWithList(each, timeline ? index : 0, timeline?.['delay']))) return false
  if (!timeline) return true
  const isEndless = tweens.some(({ options }) => options['repeat'] === -1)
  // A part of what has no end is nowhere.
  if (isEndless && tweens.some(({ position }) => String(position).includes('%'))) return false
  const pauses = timeline['yoyo'] === true && Boolean(timeline['repeatDelay'])
  const isLong = Boolean(timeline['repeat']) || Boolean(scroll?.['scrub'])
  return isWithin(timeline, lineOptions) && !pauses && !(isEndless && isLong)
}

/** Whether our own engine shows the motions of a page with these elements as the other one does. */
export function canExpress(motions: readonly PlayableMotion[], elements: () => readonly SelectableElement[]): boolean {
  return motions.every((each) => !each.split && isAlone(each)) && !areContended(motions, elements)
}
