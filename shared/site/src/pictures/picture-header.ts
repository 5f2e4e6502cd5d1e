export interface PictureHeader {
  readonly format: 'png' | 'jpeg'
  /** Pixels as they are shown: turned upright as the camera says. */
  readonly width: number
  readonly height: number
}

/**
 * What a png or jpeg says of itself. Null for other formats and for pictures that a re-encoding would change beyond detail:
 * animations, inks, and colours that are not those of the web (sRGB), since
 * variants carry no profile.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 33) return null
  if (view.getUint32(0) === 0x89_50_4e_47) return readPng(view)
  return view.getUint16(0) === 0xff_d8 ? readJpeg(view) : null
}

function readPng(view: DataView): PictureHeader | null {
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  for (let at = 8; at + 8 <= view.byteLength; at += view.getUint32(at) + 12) {
    const chunk = textAt(view, at + 4, 4)
    if (chunk === 'IDAT') return width > 0 && height > 0 ? { format: 'png', width, height } : null
    if (chunk === 'acTL') return null
    if (chunk === 'iCCP' && !/srgb/i.test(textAt(view, at + 8, 79))) return null
  }
  return null
}

const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])

function readJpeg(view: DataView): PictureHeader | null {
  let isTurned = false
  for (let at = 2; at + 10 <= view.byteLength;) {
    const marker = view.getUint8(at + 1)
    const length = view.getUint16(at + 2)
    if (view.getUint8(at) !== 0xff || length < 2) return null
    if (marker === 0xe1) isTurned ||= isSideways(view, at + 4)
    if (marker === 0xe2 && hasOtherColours(view, at + 4, length - 2)) return null
    if (frames.has(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      // Grey or three channels; four are ink.
      const isShown = width > 0 && height > 0 && view.getUint8(at + 9) <= 3
      if (!isShown) return null
      return isTurned ? { format: 'jpeg', width: height, height: width } : { format: 'jpeg', width, height }
    }
    if (marker === 0xda) return null
    at += 2 + length
  }
  return null
}

function hasOtherColours(view: DataView, at: number, length: number): boolean {
  if (!textAt(view, at, 11).startsWith('ICC_PROFILE')) return false
  // The profile's own description, which is written with one or two bytes a letter.
  return !/s\0?R\0?G\0?B/.test(textAt(view, at, length))
}

/** Whether Exif's orientation swaps width and height (5 to 8). */
function isSideways(view: DataView, start: number): boolean {
  if (textAt(view, start, 6) !== 'Exif\0\0') return false
  const tiff = start + 6
  if (tiff + 8 > view.byteLength) return false
  const isLittle = view.getUint16(tiff) === 0x49_49
  const directory = tiff + view.getUint32(tiff + 4, isLittle)
  if (directory + 2 > view.byteLength) return false
  const entries = view.getUint16(directory, isLittle)
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > view.byteLength) return false
    if (view.getUint16(entry, isLittle) === 0x01_12) return view.getUint16(entry + 8, isLittle) >= 5
  }
  return false
}

function textAt(view: DataView, at: number, length: number): string {
  const end = Math.min(view.byteLength, at + length)
  let text = ''
  for (let index = at; index < end; index++) text += String.fromCharCode(view.getUint8(index))
  return text
}
