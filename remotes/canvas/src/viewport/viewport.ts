import { limits, type DeviceName } from '@pergola/contracts'

export interface Space {
  readonly width: number
  readonly height: number
}

interface Viewport {
  readonly device: DeviceName
  readonly width: number
  readonly height: number
  readonly zoom: number
}

/** Room the frame keeps around itself when it is smaller than the canvas. */
const stagePadding = 24

/** No screen is larger, and browsers fail to paint a frame that is much larger. */
const largestSide = 16_384

const fallback: Space = { width: limits.devices.desktop, height: 720 }

function known(space: Space): Space {
  return space.width > 0 && space.height > 0 ? space : fallback
}

export function clampZoom(zoom: number): number {
  const bounded = Math.min(limits.zoomMaximum, Math.max(limits.zoomMinimum, zoom))
  return Math.round(bounded * 10_000) / 10_000
}

/** Desktop is what the window offers; tablet and mobile have a width of their own. */
export function viewportOf(device: Exclude<DeviceName, 'custom'>, space: Space, zoom = 1): Viewport {
  const { width, height } = known(space)
  return {
    device,
    width: device === 'desktop' ? width : limits.devices[device],
    height: Math.max(1, Math.round((device === 'desktop' ? height : height - 2 * stagePadding) / Math.min(1, zoom))),
    zoom,
  }
}

/** The page is as large as its room and never larger, so nothing beside it is ever scrolled. */
export function fillsSpace({ device, width, height, zoom }: Viewport, space: Space): boolean {
  const fits = width * zoom <= space.width && height * zoom <= space.height
  return device === 'desktop' && zoom <= 1 && fits
}

function boundedSide(wanted: number): number {
  return Math.min(largestSide, Math.max(1, Math.round(wanted)))
}

export function resized(viewport: Viewport, size: { width?: number; height?: number }): Viewport {
  const width = boundedSide(size.width ?? viewport.width)
  const height = boundedSide(size.height ?? viewport.height)
  const named = (['tablet', 'mobile'] as const).find((device) => limits.devices[device] === width)
  return { ...viewport, device: named ?? 'custom', width, height }
}

/** The zoom that shows the page's whole width; never larger than life. */
export function fittingZoom(width: number, space: Space): number {
  const available = known(space).width
  return clampZoom(Math.min(1, width <= available ? 1 : (available - 2 * stagePadding) / width))
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The zoom that makes a box fill the canvas with some air around it. */
export function zoomOnto(box: Box, space: Space): number {
  const { width, height } = known(space)
  return clampZoom(Math.min((width * 0.8) / Math.max(1, box.width), (height * 0.8) / Math.max(1, box.height), 2))
}
