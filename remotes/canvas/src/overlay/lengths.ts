/** Units a value keeps when it is dragged; any other becomes pixels. */
const kept = /^(-?[\d.]+)(px|rem|em|%|vw|vh|ch)$/

function rounded(value: number): string {
  return String(Number(value.toFixed(2)))
}

/**
 * A length of so many pixels in the unit in which it was written, as far as the pixels it stood for tell what one of
 * that unit is.
 */
export function lengthLike(written: string | undefined, stoodFor: number, pixels: number): string {
  const [, number, unit] = kept.exec(written?.trim() ?? '') ?? []
  const value = Number(number)
  if (unit === undefined || unit === 'px' || value === 0 || stoodFor === 0) return `${rounded(pixels)}px`
  return `${rounded((value * pixels) / stoodFor)}${unit}`
}
