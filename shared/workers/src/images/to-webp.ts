/** How good the picture stays; what browsers and photo tools take when nothing is said. */
const quality = 0.85

/** Formats of one still picture. Svg is no raster, gif may move, webp is there already. */
const raster = /\.(?:png|jpe?g|jfif|bmp|avif)$/i

/** Asked before the bytes are sent to a worker. */
export function mayBecomeWebp(name: string): boolean {
  return raster.test(name)
}

/** The name that the picture has as webp. */
export function webpName(name: string): string {
  return name.replace(raster, '.webp')
}

/**
 * The same picture encoded anew, turned upright as its camera says. Null where that cannot be done without loss of more
 * than detail: no picture, one that moves, one larger than the format allows, or a browser without an encoder.
 */
export async function toWebp(file: Blob): Promise<Blob | null> {
  if (await moves(file)) return null
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) return null
    context.drawImage(bitmap, 0, 0)
    const made = await canvas.convertToBlob({ type: 'image/webp', quality }).catch(() => null)
    // A browser that has no encoder answers with another format.
    return made?.type === 'image/webp' && made.size > 0 ? made : null
  } finally {
    bitmap.close()
  }
}

const headBytes = 64 * 1024

/** An animated png says so before its first picture. */
async function moves(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  if (head.slice(1, 4) !== 'PNG') return /^....ftypavis/s.test(head)
  const [beforePicture = ''] = head.split('IDAT')
  return beforePicture.includes('acTL')
}
