import type { MotionValues, PlayableMotion, PlayableTween } from '@pergola/contracts'

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

const moved = ({ selector, from, to }: PlayableTween) =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].map((name) => `${selector} ${name}`)

/** Whether our own engine shows a motion as the other one does. */
export function canExpress({ timeline, tweens, scroll, hasCallbacks }: PlayableMotion): boolean {
  if (hasCallbacks || !tweens.every(isTween) || !isScroll(scroll)) return false
  if (tweens.some((each, index) => waitsWithList(each, timeline ? index : 0, timeline?.['delay']))) return false
  const isEndless = tweens.some(({ options }) => options['repeat'] === -1)
  if (timeline) {
    const pauses = timeline['yoyo'] === true && Boolean(timeline['repeatDelay'])
    const isLong = Boolean(timeline['repeat']) || Boolean(scroll?.['scrub'])
    return isWithin(timeline, lineOptions) && !pauses && !(isEndless && isLong)
  }
  // Two that move the same value by themselves would have to be asked which of them counts.
  const all = tweens.flatMap(moved)
  return new Set(all).size === all.length
}
