import { readBezier } from './bezier.ts'
import type { BezierHandles } from './bezier.ts'

/** Progress of a movement at a share of its time; both are 0 to 1, what swings goes beyond. */
export type EaseCurve = (time: number) => number

const { asin, cos, floor, max, min, PI, sin, sqrt } = Math

const power =
  (exponent: number): EaseCurve =>
  (time) =>
    time ** exponent

/** The same way backwards. */
export const mirrored =
  (ease: EaseCurve): EaseCurve =>
  (time) =>
    1 - ease(1 - time)

/** A ball that falls to the end and jumps three times: arcs of a parabola, each half as long as the one before. */
function bounceOut(share: number): number {
  const time = share * 2.75
  let middle = 0
  let half = 1
  while (time > middle + half && half > 0.125) {
    middle += half * 1.5
    half /= 2
  }
  return 1 - half ** 2 + (time - middle) ** 2
}

/** A spring that was pulled to the beginning: it swings around the end, each time less. */
function elasticOut(amplitude: number, period: number): EaseCurve {
  const height = max(1, amplitude)
  const speed = (2 * PI * min(1, amplitude)) / period
  // Where in its swing it is let go, so that it begins at 0.
  const late = asin(1 / height)
  return (time) => (time === 1 ? 1 : 1 + height * 2 ** (-10 * time) * sin(time * speed - late))
}

type Family = (numbers: readonly number[], direction: string) => EaseCurve

/** How each family begins; the other directions follow from it. What stands in brackets counts where GSAP counts it. */
const families: Readonly<Record<string, Family>> = {
  quad: () => power(2),
  cubic: () => power(3),
  quart: () => power(4),
  quint: () => power(5),
  strong: () => power(5),
  power1: () => power(2),
  power2: () => power(3),
  power3: () => power(4),
  power4: () => power(5),
  sine: () => (time) => (time === 1 ? 1 : 1 - cos((time * PI) / 2)),
  circ: () => (time) => 1 - sqrt(1 - time * time),
  expo: () => (time) => 2 ** (10 * (time - 1)) * time + time ** 6 * (1 - time),
  bounce: () => mirrored(bounceOut),
  back:
    ([overshoot = 1.70158]) =>
    (time) =>
      time * time * ((overshoot + 1) * time - overshoot),
  elastic: ([amplitude = 1, period], direction) =>
    mirrored(elasticOut(amplitude, period || (direction === 'inOut' ? 0.45 : 0.3))),
}

/** Also the way that keeps its pace. */
export const steady: EaseCurve = (time) => time

/** Slow in the middle: what GSAP calls `slow(0.7, 0.7)`. */
function slowMo(time: number): number {
  const straight = time + (0.5 - time) * 0.7
  if (time < 0.15) return straight - (1 - time / 0.15) ** 4 * straight
  return time > 0.85 ? straight + (time - straight) * ((time - 0.85) / 0.15) ** 4 : straight
}

/** Shakes the same way every time, so that a page looks the same at every visit. */
function rough(time: number): number {
  const shake = sin(time * 61) * 0.5 + sin(time * 137 + 1) * 0.5
  return time + shake * 0.15 * sin(time * PI)
}

const plain: Readonly<Record<string, EaseCurve>> = { none: steady, slowMo, rough }

/** One coordinate of a cubic curve from 0 to 1. */
const cubic = (from: number, to: number, share: number) =>
  3 * from * share * (1 - share) ** 2 + 3 * to * share * share * (1 - share) + share ** 3

function bezierCurve([x1, y1, x2, y2]: BezierHandles): EaseCurve {
  return (time) => {
    let low = 0
    let high = 1
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2
      if (cubic(x1, x2, middle) < time) low = middle
      else high = middle
    }
    return cubic(y1, y2, (low + high) / 2)
  }
}

function steps([given = 5]: readonly number[], isAtOnce: boolean): EaseCurve {
  const count = max(1, given)
  if (isAtOnce) return (time) => min(floor(time * count) + 1, count) / count
  return (time) => min(floor(time * (count + 1)), count) / count
}

function directed(begin: EaseCurve, direction: string): EaseCurve {
  if (direction === 'in') return begin
  if (direction === 'inOut') return (time) => (time < 0.5 ? begin(2 * time) / 2 : 1 - begin(2 - 2 * time) / 2)
  return mirrored(begin)
}

/** The curve of an ease by its name, as GSAP reads it; null for one that is not known. */
export function easeCurve(name: string): EaseCurve | null {
  const text = name.trim()
  if (Object.hasOwn(plain, text)) return plain[text]!
  const handles = readBezier(text)
  if (handles) return bezierCurve(handles)
  const [, family = '', direction = 'out', list = ''] =
    /^([a-z]+\d?)(?:\.(in|out|inOut))?(?:\((.*)\))?$/.exec(text) ?? []
  if (family === 'linear') return steady
  const given = list.split(',')
  const numbers = given.map(Number.parseFloat).filter(Number.isFinite)
  if (family === 'steps') return steps(numbers, (given[1] ?? '').trim() !== '')
  return Object.hasOwn(families, family) ? directed(families[family]!(numbers, direction), direction) : null
}
