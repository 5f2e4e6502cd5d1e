export const messages = {
  move: 'Move',
  many: (count: number) => `Move ${count} elements`,
  notLoaded: 'The element was not moved: a part of the editor could not be loaded. Check the connection and try again.',
}
