import { paths } from '@pergola/contracts'
import type { FileLike, ProjectsService } from '@pergola/contracts'
import { iconPaths } from '@pergola/site/project'
import { icoOf } from './ico.ts'

/** Home screens of iOS show what is transparent in black. */
const sizes = [
  { path: iconPaths.touch, side: 180, background: '#fff' },
  { path: iconPaths.small, side: 192, background: null },
  { path: iconPaths.large, side: 512, background: null },
] as const

/**
 * Makes the icons at these paths from the site's icon and writes them into the project. False where the icon cannot be
 * read or one cannot be stored; those before it stay. The same icon gives the same bytes.
 */
export async function writeIcons(projects: ProjectsService, wanted: readonly string[]): Promise<boolean> {
  const logo = await projects.readFile(paths.logo)
  if (!logo.ok) return false
  const icons = await makeIcons(new Blob([await logo.value.arrayBuffer()], { type: 'image/png' }))
  if (!icons) return false
  for (const [path, icon] of icons) {
    if (wanted.includes(path) && !(await projects.writeFile(path, icon as FileLike)).ok) return false
  }
  return true
}

/** By path; null when the browser cannot read the image. */
export async function makeIcons(image: Blob): Promise<ReadonlyMap<string, Blob> | null> {
  const bitmap = await createImageBitmap(image).catch(() => null)
  if (!bitmap) return null
  try {
    const icons = new Map<string, Blob>()
    const favicon = await drawn(bitmap, 32, null)
    icons.set(
      iconPaths.favicon,
      new Blob([icoOf(new Uint8Array(await favicon.arrayBuffer()), 32)], { type: 'image/x-icon' }),
    )
    for (const { path, side, background } of sizes) icons.set(path, await drawn(bitmap, side, background))
    return icons
  } finally {
    bitmap.close()
  }
}

/** The whole image in the middle of a square. */
function drawn(image: ImageBitmap, side: number, background: string | null): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) throw new Error(`makeIcons: no canvas of ${side} × ${side} pixels can be drawn on`)
  if (background) {
    context.fillStyle = background
    context.fillRect(0, 0, side, side)
  }
  const scale = side / Math.max(image.width, image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
  return canvas.convertToBlob({ type: 'image/png' })
}
