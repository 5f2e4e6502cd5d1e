import type { ScrubKeys } from '@pergola/ui'

export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]

export const linkModes = ['single', 'left+right', 'top+bottom', 'all'] as const
export type LinkMode = (typeof linkModes)[number]

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** The sides that change together with one side. */
export function linkedSides(side: Side, mode: LinkMode): readonly Side[] {
  if (mode === 'all') return sides
  return mode.includes(side) ? [side, opposite[side]] : [side]
}

/** What moves along with a dragged side: with Shift all, with Alt the opposite one, as on the canvas. */
export function draggedSides(side: Side, mode: LinkMode, { shift, alt }: ScrubKeys): readonly Side[] {
  if (shift) return sides
  const linked = linkedSides(side, mode)
  return alt && !linked.includes(opposite[side]) ? [...linked, opposite[side]] : linked
}

const lengthPattern = /^([+-]?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/i

/** A length moved by `steps`, its unit and decimals kept; null for what is no plain length, such as `auto`. */
export function nudge(value: string, steps: number, least = -Infinity): string | null {
  const match = lengthPattern.exec(value.trim() || '0px')
  if (!match?.[1]) return null
  const decimals = Math.max(match[1].split('.')[1]?.length ?? 0, Number.isInteger(steps) ? 0 : 1)
  const moved = Math.max(least, Number((Number(match[1]) + steps).toFixed(decimals)))
  return `${Object.is(moved, -0) ? 0 : moved}${match[2] || 'px'}`
}

/** A bare number is meant in pixels. */
export function withUnit(typed: string): string {
  const text = typed.trim()
  const [, number, rest = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+))(\s*!\s*important)?$/i.exec(text) ?? []
  return number !== undefined && Number(number) !== 0 ? `${number}px${rest}` : text
}
