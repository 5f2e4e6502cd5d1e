/** Which rows are drawn: from the first up to, without it, the last. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

export const noRows: RowRange = { first: 0, last: 0 }

/** Rows drawn above and below what is in view, so that the browser can scroll a little before they are asked for. */
const beyond = 4

/** The rows that a box of a height shows when it is scrolled so far; the same object while nothing changed. */
export function rowsInView(
  { top, height, rowHeight }: { top: number; height: number; rowHeight: number },
  before: RowRange = noRows,
): RowRange {
  const first = Math.max(0, Math.floor(top / rowHeight) - beyond)
  const last = Math.ceil((top + height) / rowHeight) + beyond
  return first === before.first && last === before.last ? before : { first, last }
}

/** Indices to draw, ascending; `kept` are drawn wherever they stand. */
export function drawnRows({ first, last }: RowRange, count: number, kept: readonly number[]): number[] {
  const end = Math.min(last, count)
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step)
  const apart = kept.filter((index) => index >= 0 && index < count && (index < first || index >= end))
  return apart.length === 0 ? drawn : [...new Set([...apart, ...drawn])].toSorted((one, other) => one - other)
}

/** How far to scroll so that a row is in view, moving as little as possible. */
export function scrollToShow(
  index: number,
  { top, height, rowHeight }: { top: number; height: number; rowHeight: number },
): number {
  const start = index * rowHeight
  return Math.max(Math.min(top, start), start + rowHeight - height)
}
