/** Which children a display lays out, `inline-flex` included. */
export function lays(display: string, kind: 'flex' | 'grid'): boolean {
  return display.split(/[\s-]/).includes(kind)
}
