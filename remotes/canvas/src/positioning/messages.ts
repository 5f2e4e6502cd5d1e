import type { GridCells } from '@pergola/contracts'

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom' | 'distribute-x' | 'distribute-y'

const align: Readonly<Record<Alignment, string>> = {
  left: 'Align left',
  center: 'Align horizontal centers',
  right: 'Align right',
  top: 'Align top',
  middle: 'Align vertical centers',
  bottom: 'Align bottom',
  'distribute-x': 'Distribute horizontally',
  'distribute-y': 'Distribute vertically',
}

function tracks(word: string, words: string, first: number, last: number): string {
  return first === last ? `${word} ${first + 1}` : `${words} ${first + 1} to ${last + 1}`
}

export const messages = {
  align,
  element: 'Element',
  noLayout:
    'Nothing was aligned: these elements are neither positioned nor beside each other in a flex or a grid. Give them a position, or the element around them a display.',
  move: 'Move',
  many: (count: number) => `Move ${count} elements`,
  place: 'Place in the grid',
  cell: (column: number, row: number) => `Column ${column}, row ${row}`,
  cells: ({ left, right, top, bottom }: GridCells) =>
    `${tracks('Column', 'Columns', left, right)}, ${tracks('row', 'rows', top, bottom)}`,
  noTracks: 'Not allowed: the columns and rows of this grid are those of another one',
  notLoaded: 'The element was not moved: a part of the editor could not be loaded. Check the connection and try again.',
}
