import type {
  CompiledEase,
  CompiledMotion,
  CompiledScroll,
  CompiledTween,
  MotionJson,
  MotionValues,
  PlayableMotion,
  PlayableTween,
} from '@pergola/contracts'
import { compilePosition, compileSpot } from './compile-places.ts'
import { mirrored } from './ease-curve.ts'
import { usualFrameEase } from './key-frames.ts'
import { easeOf, linearText } from './linear-text.ts'

/** Units of plain numbers of transforms. */
const units: Readonly<Record<string, string>> = {
  translateX: 'px',
  translateY: 'px',
  translateZ: 'px',
  rotate: 'deg',
  rotateX: 'deg',
  rotateY: 'deg',
  skewX: 'deg',
  skewY: 'deg',
  scaleX: '',
  scaleY: '',
  scaleZ: '',
}

const aliases: Readonly<Record<string, readonly string[]>> = {
  x: ['translateX'],
  y: ['translateY'],
  z: ['translateZ'],
  scale: ['scaleX', 'scaleY'],
  rotation: ['rotate'],
  rotateZ: ['rotate'],
  rotationZ: ['rotate'],
  rotationX: ['rotateX'],
  rotationY: ['rotateY'],
}

/** Styles whose plain numbers are no pixels. */
const unitless =
  /^(?:opacity|zIndex|order|zoom|lineHeight|fontWeight|flex|flexGrow|flexShrink|columnCount|columns|orphans|widows|tabSize|aspectRatio|animationIterationCount|fillOpacity|strokeOpacity|floodOpacity|stopOpacity|strokeMiterlimit|scale|gridRow|gridColumn|gridArea|gridRowStart|gridRowEnd|gridColumnStart|gridColumnEnd|fontSizeAdjust|lineClamp|shapeImageThreshold|mathDepth|initialLetter|borderImageSlice|borderImageOutset|borderImageWidth|maskBorder.*)$/

const plain = /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/i

/** A value as CSS has it; a relative one is `+=` and what is added. */
function cssValue(channel: string, value: MotionJson): string {
  const text = String(value).trim()
  const [, sign, amount = ''] = /^([+-])=\s*(.*)$/.exec(text) ?? []
  if (sign) return `+=${cssValue(channel, sign === '-' ? `-${amount}`.replace(/^--/, '') : amount)}`
  if (!plain.test(text)) return text
  return text + (units[channel] ?? (unitless.test(channel) ? '' : 'px'))
}

const list = (value: MotionJson): readonly MotionJson[] => (Array.isArray(value) ? value : [value])

/** What the values of one side animate, each under one name. */
function channelsOf(values: MotionValues): Map<string, string[]> {
  const channels = new Map<string, string[]>()
  for (const [key, value] of Object.entries(values)) {
    const name = key.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())
    for (const channel of aliases[name] ?? [name]) {
      channels.set(
        channel,
        list(value).map((each) => cssValue(channel, each)),
      )
    }
  }
  return channels
}

/** What one side does not say is what the element has; beside other values it is kept. */
function valuesOf({ from, to }: PlayableTween): CompiledTween['values'] {
  const [begin, end] = [channelsOf(from), channelsOf(to)]
  const stops = (channel: string): (string | null)[] => {
    const [first, last] = [begin.get(channel) ?? [], end.get(channel) ?? []]
    const all = [...first, ...last]
    if (all.length > 1) return all
    if (first.length === 0) return [null, ...last]
    return end.size > 0 ? [...first, ...first] : [...first, null]
  }
  return Object.fromEntries([...new Set([...begin.keys(), ...end.keys()])].map((name) => [name, stops(name)]))
}

function easesOf({ ease, yoyoEase }: MotionValues, isLong: boolean): CompiledEase {
  const forth = easeOf(ease ?? (isLong ? usualFrameEase : undefined))
  const back = yoyoEase ? (yoyoEase === true ? forth : easeOf(yoyoEase)) : mirrored(forth)
  return { forth: linearText(forth), back: linearText(back) }
}

const numberOf = (value: unknown, otherwise = 0): number => {
  const number = Number.parseFloat(String(value))
  return Number.isFinite(number) ? number : otherwise
}

const record = (value: MotionJson | undefined): MotionValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as MotionValues) : {}

function staggerOf(value: MotionJson | undefined): Pick<CompiledTween, 'stagger'> {
  if (value === undefined || value === null || value === '' || value === 0) return {}
  const { each = value, amount, from } = record(value)
  const step = typeof amount === 'number' && amount !== 0 ? { amount } : { each: numberOf(each) }
  return { stagger: { ...step, ...(from !== undefined && { from }) } }
}

const text = (value: unknown, usual: string) => String(value ?? '').trim() || usual

export function compileScroll(scroll: MotionValues, target: string): CompiledScroll {
  const { start, end, scrub, toggleActions, once, pin, pinSpacing, horizontal } = scroll
  const named = typeof pin === 'string' && pin !== '' ? pin : null
  const trigger = text(scroll['trigger'], named ?? target)
  const pinned = pin === true ? trigger : named
  return {
    trigger,
    endTrigger: text(scroll['endTrigger'], trigger),
    start: compileSpot(text(start, pinned === null ? 'top bottom' : 'top top')),
    end: compileSpot(text(end, 'bottom top')),
    scrub: scrub === true ? 0 : typeof scrub === 'number' && scrub >= 0 ? scrub : null,
    actions: text(toggleActions, 'play').split(/\s+/),
    once: once === true,
    isRow: horizontal === true,
    pin: pinned,
    hasRoom: pinSpacing !== false,
  }
}

/** More repeats than anybody waits for. */
const most = 500

const timing = (options: MotionValues) => ({
  delay: numberOf(options['delay']),
  repeat: Math.min(most, numberOf(options['repeat'])),
  pause: numberOf(options['repeatDelay']),
  yoyo: options['yoyo'] === true,
})

/** Our engine takes no text apart: what moves the parts of one has its time, and nothing to move. */
const nothing = ':not(*)'

function compileTween(tween: PlayableTween, defaults: MotionValues): CompiledTween {
  const options = { ...defaults, ...tween.options }
  const values = valuesOf(tween)
  return {
    selector: tween.part ? nothing : tween.selector,
    values,
    ease: easesOf(
      options,
      Object.values(values).some(({ length }) => length > 2),
    ),
    duration: Math.max(0, numberOf(options['duration'], 0.5)),
    ...timing(options),
    ...staggerOf(options['stagger']),
    position: compilePosition(String(tween.position ?? '').trim()),
    ...(tween.scroll && { scroll: compileScroll(tween.scroll, tween.selector) }),
  }
}

/** A motion for our own engine, which then has little to do on the page. */
export function compileMotion(motion: PlayableMotion, name?: string): CompiledMotion {
  const { timeline, tweens, scroll } = motion
  const options = timeline ?? tweens[0]?.options ?? {}
  return {
    ...(name !== undefined && { name }),
    timeline: timeline && timing(timeline),
    ...(timeline && scroll && { scroll: compileScroll(scroll, tweens[0]?.selector ?? 'body') }),
    speed: numberOf(options['timeScale'], 1),
    paused: options['paused'] === true,
    tweens: tweens.map((tween) => compileTween(tween, record(timeline?.['defaults']))),
  }
}
