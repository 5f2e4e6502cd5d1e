import { boundsText, limits, type Breakpoint } from '@pergola/contracts'
import { breakpointAt } from '@pergola/site/css'
import { widthInside } from '../breakpoints/breakpoints.ts'
import { messages } from './messages.ts'

/** A place in the row of frames. */
export interface Slot {
  /** In CSS pixels; no other slot has it. */
  readonly width: number
  /** What is edited at that width; null: the base. */
  readonly atRule: string | null
  readonly label: string
}

function labelOf(found: Breakpoint | null): string {
  if (!found) return messages.base
  return found.name === '' ? boundsText(found) : `${found.name} ${boundsText(found)}`
}

/** A breakpoint for phones is shown at the width of one, others at their own bound. */
const widestPhone = 600

/** Widths on both sides of every bound: each breakpoint that any width falls into has one of them. */
function widthsOf(list: readonly Breakpoint[], desktop: number): readonly number[] {
  const bounds = list.flatMap(({ min, max }) => [
    ...(min === null ? [] : [Math.ceil(min), Math.ceil(min) - 1]),
    ...(max === null ? [] : [Math.floor(max), Math.floor(max) + 1]),
  ])
  const { mobile } = limits.devices
  const ofPhones = (breakpointAt(list, mobile)?.max ?? Infinity) <= widestPhone ? [mobile] : []
  return [desktop, ...ofPhones, ...list.map(widthInside), mobile, ...bounds]
}

/** A frame for each breakpoint, from the widest; of a site without any for each of the devices. */
export function slotsOf(list: readonly Breakpoint[], desktop: number): readonly Slot[] {
  const { tablet, mobile } = limits.devices
  const slots = new Map<string | number | null, Slot>()
  for (const width of list.length === 0 ? [desktop, tablet, mobile] : widthsOf(list, desktop)) {
    const found = (breakpointAt(list, width) as Breakpoint | null) ?? null
    const atRule = found?.atRule ?? null
    const key = list.length === 0 ? width : atRule
    if (width > 0 && !slots.has(key)) slots.set(key, { width, atRule, label: labelOf(found) })
  }
  return [...slots.values()].toSorted((one, other) => other.width - one.width)
}

/** Which of the slots the edited frame stands in, whatever its width is. */
export function editedSlot(slots: readonly Slot[], list: readonly Breakpoint[], width: number): number {
  const exact = slots.findIndex((slot) => slot.width === width)
  if (exact >= 0) return exact
  const atRule = breakpointAt(list, width)?.atRule ?? null
  const same = slots.flatMap((slot, index) => (slot.atRule === atRule ? [index] : []))
  const distance = (index: number) => Math.abs((slots[index]?.width ?? 0) - width)
  return same.toSorted((one, other) => distance(one) - distance(other))[0] ?? 0
}

/**
 * Which width each frame shows: one that is wanted still stays with its frame, and those that are new go to the frames
 * that are left over, so that no frame is made for what another one can show.
 */
export function shareOut(before: readonly number[], wanted: readonly number[]): readonly number[] {
  const missing = wanted.filter((width) => !before.includes(width))
  const kept = before.map((width) => (wanted.includes(width) ? width : missing.shift()))
  return [...kept.filter((width) => width !== undefined), ...missing]
}
