export const messages = {
  edge: 'Width of the page frame',
  hint: 'Drag to look at another width. Double-click: the width of the breakpoint.',
  width: (width: number) => `${width} pixels`,
  dragged: (width: number, breakpoint: string) => `${width}px · ${breakpoint}`,
  base: 'Base',
}
