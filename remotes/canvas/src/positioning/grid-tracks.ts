/** A row or column of a grid, in pixels of the page's viewport. */
export interface Track {
  readonly start: number
  readonly end: number
}

export type Line = 'column' | 'row'

interface Axis {
  /** Used sizes as the browser says them: `[name] 100px 50.5px`. */
  readonly template: string
  readonly gap: number
  /** Of the content box. */
  readonly start: number
  readonly length: number
  /** `justify-content` or `align-content`. */
  readonly content: string
  /** From the right, where text runs so. */
  readonly reversed: boolean
}

/** Before the first track and between two, where the tracks leave room. */
function spread(content: string, free: number, count: number): { before: number; between: number } {
  const word = content.split(' ').at(-1) ?? ''
  if (free <= 0 && word.startsWith('space')) return { before: 0, between: 0 }
  if (word === 'center') return { before: free / 2, between: 0 }
  if (word === 'end' || word === 'flex-end' || word === 'right') return { before: free, between: 0 }
  if (word === 'space-between' && count > 1) return { before: 0, between: free / (count - 1) }
  if (word === 'space-around') return { before: free / count / 2, between: free / count }
  if (word === 'space-evenly') return { before: free / (count + 1), between: free / (count + 1) }
  return { before: 0, between: 0 }
}

/** The tracks of one axis, in their order; none where the grid takes them from another. */
export function tracksOf({ template, gap, start, length, content, reversed }: Axis): readonly Track[] {
  const sizes = template
    .replace(/\[[^\]]*\]/g, ' ')
    .trim()
    .split(/\s+/)
  if (!sizes.every((size) => /^[\d.]+px$/.test(size))) return []
  const lengths = sizes.map((size) => Number.parseFloat(size))
  const used = lengths.reduce((sum, size) => sum + size, 0) + gap * (lengths.length - 1)
  const { before, between } = spread(content, length - used, lengths.length)
  let at = before
  return lengths.map((size) => {
    const track = { start: at, end: at + size }
    at += size + gap + between
    return reversed
      ? { start: start + length - track.end, end: start + length - track.start }
      : { start: start + track.start, end: start + track.end }
  })
}

function pixels(value: string): number {
  return Number.parseFloat(value) || 0
}

/** The tracks of a grid of the page along one axis. */
export function laneTracks(grid: HTMLElement, style: CSSStyleDeclaration, line: Line): readonly Track[] {
  const box = grid.getBoundingClientRect()
  if (line === 'row') {
    const start = box.top + grid.clientTop + pixels(style.paddingTop) - grid.scrollTop
    const length = grid.clientHeight - pixels(style.paddingTop) - pixels(style.paddingBottom)
    const { gridTemplateRows: template, alignContent: content } = style
    return tracksOf({ template, content, start, length, gap: pixels(style.rowGap), reversed: false })
  }
  const start = box.left + grid.clientLeft + pixels(style.paddingLeft) - grid.scrollLeft
  const length = grid.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight)
  const { gridTemplateColumns: template, justifyContent: content } = style
  return tracksOf({
    template,
    content,
    start,
    length,
    gap: pixels(style.columnGap),
    reversed: style.direction === 'rtl',
  })
}

/** The track under a point, or the one that is nearest to it. */
export function trackAt(tracks: readonly Track[], point: number): number {
  const apart = tracks.map(({ start, end }) => Math.max(start - point, point - end, 0))
  return apart.indexOf(Math.min(...apart))
}
