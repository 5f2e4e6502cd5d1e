/** A PNG of that many pixels to a side (up to 256) as the one picture of an `.ico` file, which may hold PNG since 2006. */
export function icoOf(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const start = 22
  const file = new Uint8Array(start + png.length)
  const view = new DataView(file.buffer)
  view.setUint16(2, 1, true) // An icon, and no cursor.
  view.setUint16(4, 1, true) // Of one picture.
  file[6] = side % 256 // 0 stands for 256.
  file[7] = side % 256
  view.setUint16(10, 1, true)
  view.setUint16(12, 32, true) // Bits of a pixel.
  view.setUint32(14, png.length, true)
  view.setUint32(18, start, true)
  file.set(png, start)
  return file
}
