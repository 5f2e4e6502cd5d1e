import { readSrgb, type Srgb } from '@pergola/site/makers'

/** Asks the browser, which knows every word, mix and space: the bytes that a screen of sRGB gets, over white. */
function drawnColour(text: string): Srgb | null {
  if (!CSS.supports('color', text)) return null
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return null
  for (const colour of ['#fff', text]) {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red / 255, green / 255, blue / 255]
}

/** A colour as the browser takes it; null for what is none, such as a reference to a custom property. */
export function readColour(text: string): Srgb | null {
  const value = text.trim()
  return value === '' ? null : (readSrgb(value) ?? drawnColour(value))
}
