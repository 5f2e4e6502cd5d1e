import { easeCurve } from './ease-curve.ts'

type Ease = (progress: number) => number

const { abs, asin, cos, PI, sin, sqrt } = Math

function bounceIn(progress: number): number {
  let t = 1 - progress
  const n = 7.5625
  if (t < 1 / 2.75) return 1 - n * t * t
  if (t < 2 / 2.75) return 1 - (n * (t -= 1.5 / 2.75) * t + 0.75)
  if (t < 2.5 / 2.75) return 1 - (n * (t -= 2.25 / 2.75) * t + 0.9375)
  return 1 - (n * (t -= 2.625 / 2.75) * t + 0.984375)
}

function elasticIn(amplitude: number, period: number): Ease {
  const height = amplitude < 1 ? 1 : amplitude
  const wave = (2 * PI) / (amplitude < 1 ? period / amplitude : period)
  const shift = asin(1 / height) / wave
  return (t) => (t ? -height * 2 ** (-10 * (1 - t)) * sin((1 - t - shift) * wave) : 0)
}

const backIn =
  (overshoot: number): Ease =>
  (t) =>
    t * t * ((overshoot + 1) * t - overshoot)

const power =
  (exponent: number): Ease =>
  (t) =>
    t ** exponent

/** How each family begins; the other directions follow from it. */
const families: Readonly<Record<string, (numbers: readonly number[], direction: string) => Ease>> = {
  power1: () => power(2),
  power2: () => power(3),
  power3: () => power(4),
  power4: () => power(5),
  sine: () => (t) => 1 - cos((t * PI) / 2),
  circ: () => (t) => 1 - sqrt(1 - t * t),
  expo: () => (t) => 2 ** (10 * (t - 1)) * t + t ** 6 * (1 - t),
  bounce: () => bounceIn,
  back: ([overshoot = 1.70158]) => backIn(overshoot),
  elastic: ([amplitude = 1, period], direction) => elasticIn(amplitude, period ?? (direction === 'inOut' ? 0.45 : 0.3)),
}

/** One coordinate of a cubic curve from 0 to 1. */
const curve = (from: number, to: number, t: number) => 3 * from * t * (1 - t) ** 2 + 3 * to * t * t * (1 - t) + t ** 3

function bezier([x1 = 0, y1 = 0, x2 = 1, y2 = 1]: readonly number[]): Ease {
  return (progress) => {
    let low = 0
    let high = 1
    for (let step = 0; step < 30; step++) {
      const middle = (low + high) / 2
      if (curve(x1, x2, middle) < progress) low = middle
      else high = middle
    }
    return curve(y1, y2, low)
  }
}

const linear: Ease = (t) => t

function steps(count: number): Ease {
  return (t) => Math.min(Math.floor(t * (count + 1)), count) / count
}

function directed(begin: Ease, direction: string): Ease {
  if (direction === 'in') return begin
  if (direction === 'inOut') return (t) => (t < 0.5 ? begin(2 * t) / 2 : 1 - begin(2 - 2 * t) / 2)
  return mirrored(begin)
}

function partsOf(text: string) {
  const [, family = '', direction = 'out', list = ''] = /^([\w-]+)(?:\.(\w+))?(?:\((.*)\))?$/.exec(text) ?? []
  return { family, direction, list }
}

/** An ease by the name that designers know; an unknown one is the usual `power1.out`. */
export function easeOf(name: unknown): Ease {
  const text = String(name ?? '').trim()
  const { family, direction, list } = partsOf(text)
  const numbers = list.split(',').map(Number.parseFloat).filter(Number.isFinite)
  if (family === 'none' || family === 'linear') return linear
  if (family === 'cubic-bezier') return bezier(numbers)
  if (family === 'steps') return steps(numbers[0] ?? 5)
  const begin = Object.hasOwn(families, family) ? families[family]?.(numbers, direction) : undefined
  return begin ? directed(begin, direction) : (easeCurve(text) ?? mirrored(power(2)))
}

/** The same way backwards. */
export const mirrored =
  (ease: Ease): Ease =>
  (t) =>
    1 - ease(1 - t)

const short = (value: number) => Math.round(value * 1e5) / 1e5

/** The ease for the browser: straight pieces, as many as it takes to stay within a thousandth. */
export function linearText(ease: Ease): string {
  if (ease === linear) return 'linear'
  const points = [`${short(ease(0))} 0%`]
  function add(from: number, to: number, depth: number): void {
    const middle = (from + to) / 2
    const isBent = [0.25, 0.5, 0.75].some((part) => {
      const straight = ease(from) * (1 - part) + ease(to) * part
      return abs(ease(from + (to - from) * part) - straight) > 0.0007
    })
    if (isBent && depth > 0) {
      add(from, middle, depth - 1)
      add(middle, to, depth - 1)
    } else points.push(`${short(ease(to))} ${short(to * 100)}%`)
  }
  for (let part = 0; part < 8; part++) add(part / 8, (part + 1) / 8, 10)
  return `linear(${points})`
}
