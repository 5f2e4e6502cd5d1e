export const messages = {
  move: 'Move',
  many: (count: number) => `Move ${count} elements`,
  place: 'Place in the grid',
  cell: (column: number, row: number) => `Column ${column}, row ${row}`,
  noTracks: 'Not allowed: the columns and rows of this grid are those of another one',
  notLoaded: 'The element was not moved: a part of the editor could not be loaded. Check the connection and try again.',
}
