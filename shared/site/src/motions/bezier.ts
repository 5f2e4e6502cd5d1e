const handles = /^cubic-bezier\(\s*([\d.eE+-]+)\s*,\s*([\d.eE+-]+)\s*,\s*([\d.eE+-]+)\s*,\s*([\d.eE+-]+)\s*\)$/

export type BezierHandles = readonly [x1: number, y1: number, x2: number, y2: number]

/** Curves that CSS has names for. */
const named: Readonly<Record<string, BezierHandles>> = {
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
}

/** The two handles of `cubic-bezier(…)` or of a curve of CSS; null for anything else. */
export function readBezier(ease: string): BezierHandles | null {
  const name = ease.trim()
  if (Object.hasOwn(named, name)) return named[name]!
  const [, ...given] = handles.exec(name) ?? []
  const [x1, y1, x2, y2] = given.map(Number)
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null
  const isCurve = [x1, x2].every((x) => x >= 0 && x <= 1) && [y1, y2].every(Number.isFinite)
  return isCurve ? [x1, y1, x2, y2] : null
}
