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
