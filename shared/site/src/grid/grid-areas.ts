import type { GridCells } from '@pergola/contracts'

/** Names of a grid's cells, row by row; a dot is a cell of no area. */
export type Areas = readonly (readonly string[])[]

/** As `grid-template-areas` has them; empty for `none` and for what is no list of rows. */
export function parseAreas(value: string): Areas {
  const rows = [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map((match) => (match[1] ?? match[2] ?? '').trim())
  return rows.map((row) => row.split(/\s+/).map((name) => (/^\.+$/.test(name) ? '.' : name)))
}

export function printAreas(areas: Areas): string {
  if (areas.every((row) => row.every((name) => name === '.'))) return ''
  return areas.map((row) => `"${row.join(' ')}"`).join(' ')
}

/** With as many rows and columns as asked for. */
export function fitAreas(areas: Areas, rows: number, columns: number): Areas {
  return Array.from({ length: Math.max(rows, areas.length) }, (_row, row) =>
    Array.from({ length: Math.max(columns, areas[0]?.length ?? 0) }, (_cell, column) => areas[row]?.[column] ?? '.'),
  )
}

export function areaNames(areas: Areas): readonly string[] {
  return [...new Set(areas.flat())].filter((name) => name !== '.')
}

export function rangeOf(areas: Areas, name: string): GridCells | null {
  const cells = areas.flatMap((row, top) => row.flatMap((each, left) => (each === name ? [{ top, left }] : [])))
  if (cells.length === 0) return null
  const [tops, lefts] = [cells.map(({ top }) => top), cells.map(({ left }) => left)]
  return { top: Math.min(...tops), left: Math.min(...lefts), bottom: Math.max(...tops), right: Math.max(...lefts) }
}

function isWhole(areas: Areas, name: string): boolean {
  const range = rangeOf(areas, name)
  if (!range) return true
  return areas.every((row, top) =>
    row.every(
      (each, left) => each === name || top < range.top || top > range.bottom || left < range.left || left > range.right,
    ),
  )
}

/** An area over some cells. Another one that is no rectangle any more goes: the browser would refuse all of them. */
export function drawArea(areas: Areas, range: GridCells, name: string): Areas {
  const isIn = (top: number, left: number) =>
    top >= range.top && top <= range.bottom && left >= range.left && left <= range.right
  const drawn = areas.map((row, top) => row.map((each, left) => (isIn(top, left) ? name : each === name ? '.' : each)))
  const broken = areaNames(drawn).filter((each) => !isWhole(drawn, each))
  return drawn.map((row) => row.map((each) => (broken.includes(each) ? '.' : each)))
}

export function renameArea(areas: Areas, from: string, to: string): Areas {
  return areas.map((row) => row.map((each) => (each === from ? to : each)))
}

export function removeArea(areas: Areas, name: string): Areas {
  return renameArea(areas, name, '.')
}

/** A name that no area has yet. */
export function freshArea(areas: Areas): string {
  const names = areaNames(areas)
  let number = names.length + 1
  while (names.includes(`area-${number}`)) number += 1
  return `area-${number}`
}

/** What CSS takes as the name of an area. */
export function isAreaName(text: string): boolean {
  return (
    /^-?(?:[a-z_]|[^\0-\x7f])(?:[\w-]|[^\0-\x7f])*$/i.test(text) &&
    !/^(?:auto|none|span|inherit|initial|unset|revert|revert-layer)$/i.test(text)
  )
}
