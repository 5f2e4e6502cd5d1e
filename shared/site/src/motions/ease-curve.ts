/** Progress of a movement at a share of its time; both are 0 to 1, what swings goes beyond. */
export type EaseCurve = (time: number) => number

type Shape = (remaining: number) => number

const turn = 2 * Math.PI
const overshoot = 1.70158

function power(exponent: number): EaseCurve {
  return (time) => time ** exponent
}

/** How each family begins; the other two directions are made of it. */
const beginnings: Readonly<Record<string, Shape>> = {
  power1: power(2),
  power2: power(3),
  power3: power(4),
  power4: power(5),
  quad: power(2),
  cubic: power(3),
  quart: power(4),
  quint: power(5),
  strong: power(5),
  sine: (time) => (time === 1 ? 1 : 1 - Math.cos((time * Math.PI) / 2)),
  circ: (time) => 1 - Math.sqrt(1 - time * time),
  expo: (time) => (time === 1 ? 1 : 2 ** (10 * (time - 1)) * time + time ** 6 * (1 - time)),
  back: (time) => time * time * ((overshoot + 1) * time - overshoot),
  elastic: (time) => 1 - swing(1 - time),
  bounce: (time) => 1 - bounceOut(1 - time),
}

function swing(time: number): number {
  if (time === 0 || time === 1) return time
  const period = 0.3
  return 2 ** (-10 * time) * Math.sin(((time - (period / turn) * Math.asin(1)) * turn) / period) + 1
}

function bounceOut(time: number): number {
  const width = 1 / 2.75
  if (time < width) return 7.5625 * time * time
  if (time < 2 * width) return 7.5625 * (time - 1.5 * width) ** 2 + 0.75
  if (time < 2.5 * width) return 7.5625 * (time - 2.25 * width) ** 2 + 0.9375
  return 7.5625 * (time - 2.625 * width) ** 2 + 0.984375
}

function directed(begin: Shape, direction: string): EaseCurve {
  const end: EaseCurve = (time) => 1 - begin(1 - time)
  if (direction === 'in') return begin
  if (direction === 'inOut') return (time) => (time < 0.5 ? begin(time * 2) / 2 : 1 - begin((1 - time) * 2) / 2)
  return end
}

/** Slow in the middle: what GSAP calls `slow(0.7, 0.7)`. */
function slowMo(time: number): number {
  const straight = time + (0.5 - time) * 0.7
  if (time < 0.15) return straight - (1 - time / 0.15) ** 4 * straight
  return time > 0.85 ? straight + (time - straight) * ((time - 0.85) / 0.15) ** 4 : straight
}

/** Shakes the same way every time, so that a page looks the same at every visit. */
function rough(time: number): number {
  const shake = Math.sin(time * 61) * 0.5 + Math.sin(time * 137 + 1) * 0.5
  return time + shake * 0.15 * Math.sin(time * Math.PI)
}

const handles = /^cubic-bezier\(\s*([\d.eE+-]+)\s*,\s*([\d.eE+-]+)\s*,\s*([\d.eE+-]+)\s*,\s*([\d.eE+-]+)\s*\)$/

export type BezierHandles = readonly [x1: number, y1: number, x2: number, y2: number]

/** The two handles of `cubic-bezier(…)`; null for anything else. */
export function readBezier(ease: string): BezierHandles | null {
  const [, ...given] = handles.exec(ease.trim()) ?? []
  const [x1, y1, x2, y2] = given.map(Number)
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null
  const isCurve = [x1, x2].every((x) => x >= 0 && x <= 1) && [y1, y2].every(Number.isFinite)
  return isCurve ? [x1, y1, x2, y2] : null
}

function bezierAt(first: number, second: number, share: number): number {
  return 3 * first * share * (1 - share) ** 2 + 3 * second * share ** 2 * (1 - share) + share ** 3
}

export function bezierCurve([x1, y1, x2, y2]: BezierHandles): EaseCurve {
  return (time) => {
    let low = 0
    let high = 1
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2
      if (bezierAt(x1, x2, middle) < time) low = middle
      else high = middle
    }
    return bezierAt(y1, y2, (low + high) / 2)
  }
}

function steps(count: number): EaseCurve {
  return (time) => Math.min(count, Math.floor(time * count + 1e-9)) / count
}

const plain: Readonly<Record<string, EaseCurve>> = {
  none: (time) => time,
  linear: (time) => time,
  slow: slowMo,
  slowMo,
  rough,
  steps: steps(5),
}

function familyCurve(name: string): EaseCurve | null {
  const [, family = '', direction = 'out'] = /^(\w+?)(?:\.(in|out|inOut))?(?:\([^)]*\))?$/.exec(name) ?? []
  return Object.hasOwn(beginnings, family) ? directed(beginnings[family]!, direction) : null
}

/** The curve of an ease by its name; null for one that is not known. */
export function easeCurve(ease: string): EaseCurve | null {
  const name = ease.trim().replace(/^linear\..*/, 'linear')
  if (Object.hasOwn(plain, name)) return plain[name]!
  const [, count] = /^steps\((\d+)[^)]*\)$/.exec(name) ?? []
  if (count !== undefined) return steps(Math.max(1, Number(count)))
  const bezier = readBezier(name)
  return bezier ? bezierCurve(bezier) : familyCurve(name)
}
