import type { LargePicture, NodeId } from '@pergola/contracts'

/** A screen of twice the pixels, and room for a window that is larger than the canvas. */
const times = 3
/** Less than this saves hardly anything. */
const fewestPixels = 500_000
/** On a narrower canvas pictures are small, which says nothing of how large visitors see them. */
const laptop = 1000

/** Pictures that could be much smaller, as they stand in the frame now. */
export function readLargePictures(
  window: Window,
  idOf: (element: Element) => NodeId | undefined,
): readonly LargePicture[] {
  if (window.innerWidth < laptop) return []
  return Array.from(window.document.images).flatMap((image) => {
    const node = idOf(image)
    const { width, height } = image.getBoundingClientRect()
    const [across, down] = [image.naturalWidth, image.naturalHeight]
    // A list of candidates says itself what is loaded, and what is not drawn may be drawn later.
    if (node === undefined || width === 0 || height === 0 || image.hasAttribute('srcset')) return []
    if (across < times * width || down < times * height || across * down < fewestPixels) return []
    const shown = { width: Math.round(width), height: Math.round(height) }
    return [{ node, own: { width: across, height: down }, shown }]
  })
}
