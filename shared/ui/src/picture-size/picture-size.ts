/** Pixels, as the picture itself says them. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Null for what is no picture, or none that this browser can show, and for a drawing that says no size of its own. */
export async function readPictureSize(file: Pick<Blob, 'type' | 'arrayBuffer'> | null): Promise<PictureSize | null> {
  if (!file?.type.startsWith('image/')) return null
  const address = URL.createObjectURL(new Blob([await file.arrayBuffer()], { type: file.type }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null // No picture, or one of a kind this browser does not know: the page says nothing of its size.
  } finally {
    URL.revokeObjectURL(address)
  }
}

const isLength = (text: string) => /^\d+$/.test(text.trim())

interface Attribute {
  readonly name: string
  readonly value: string
}

/**
 * `width` and `height` of an image that is given another picture, so that the page keeps the right room for it before it
 * is loaded (HTML, "Dimension attributes"). What a placeholder had is forgotten; a width that somebody chose stays, and
 * the height follows the ratio. Empty where the image has not both: it is laid out by other means.
 */
export function sizeAttributes(former: readonly Attribute[], size: PictureSize | null | undefined) {
  const valueOf = (name: string) => former.find((each) => each.name === name)?.value ?? ''
  if (!size || !isLength(valueOf('width')) || !isLength(valueOf('height'))) return {}
  const isPlaceholder = valueOf('src').startsWith('data:')
  const width = isPlaceholder ? size.width : Number(valueOf('width'))
  return { width: String(width), height: String(Math.round((width * size.height) / size.width)) }
}
