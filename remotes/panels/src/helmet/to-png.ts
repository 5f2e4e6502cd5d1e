/** Larger than any icon is shown. */
const largest = 512

/** The image as a PNG; a PNG of a fitting size keeps its bytes. Null when the browser cannot read it. */
export async function toPng(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    // A drawing may say no size of its own.
    const [width, height] = [image.naturalWidth || largest, image.naturalHeight || largest]
    if (file.type === 'image/png' && Math.max(width, height) <= largest) return file
    const scale =
      file.type === 'image/svg+xml' ? largest / Math.max(width, height) : Math.min(1, largest / Math.max(width, height))
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/png' })
  } catch {
    return null // No image, or one this browser does not know: the caller says so.
  } finally {
    URL.revokeObjectURL(address)
  }
}
