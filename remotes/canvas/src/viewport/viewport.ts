import { limits, type DeviceName } from '@pergola/contracts'

export interface Space {
  readonly width: number
  readonly height: number
  /** CSS pixels of the browser's window: what the page would have without the editor around it. */
  readonly windowWidth: number
}

export interface Viewport {
  readonly device: DeviceName
  readonly width: number
  readonly height: number
  readonly zoom: number
}

/** Room the frame keeps around itself when it is smaller than the canvas. */
export const stagePadding = 24

/** What a scroll bar takes of the room, at most. */
export const scrollBar = 16

/** No screen is larger, and browsers fail to paint a frame that is much larger. */
export const largestSide = 16_384

/** Before a view shows the canvas. */
export const noSpace: Space = { width: 0, height: 0, windowWidth: 0 }

const fallback: Space = { width: limits.devices.desktop, height: 720, windowWidth: 0 }

export function known(space: Space): Space {
  return space.width > 0 && space.height > 0 ? space : fallback
}

/** Rounded down: what fits is never a fraction of a pixel too large. */
export function clampZoom(zoom: number): number {
  const bounded = Math.min(limits.zoomMaximum, Math.max(limits.zoomMinimum, zoom))
  return Math.floor(bounded * 10_000 + 1e-6) / 10_000
}

/** Desktop is as wide as the window of the browser; tablet and mobile have a width of their own. */
function widthOf(device: Exclude<DeviceName, 'custom'>, space: Space): number {
  if (device !== 'desktop') return limits.devices[device]
  return boundedSide(Math.max(limits.devices.desktop, space.windowWidth))
}

/** The frame of a device at a zoom, as high as its room; `fit` is the zoom that shows the whole width. */
export function viewportOf(
  device: Exclude<DeviceName, 'custom'>,
  space: Space,
  wanted: number | 'fit' = 'fit',
): Viewport {
  const room = known(space)
  const width = widthOf(device, room)
  const zoom = wanted === 'fit' ? fittingZoom({ device, width }, room) : wanted
  const around = device === 'desktop' ? 0 : 2 * stagePadding
  const scrolled = isWithin(width * zoom, room.width) ? 0 : scrollBar
  const height = Math.max(1, Math.floor((room.height - around - scrolled) / Math.min(1, zoom)))
  return { device, width, height, zoom }
}

/** Products of fractions may be off in the last place. */
function isWithin(length: number, available: number): boolean {
  return length < available + 0.01
}

/** The page is as large as its room and never larger, so nothing beside it is ever scrolled. */
export function fillsSpace({ device, width, height, zoom }: Viewport, space: Space): boolean {
  const fits = isWithin(width * zoom, space.width) && isWithin(height * zoom, space.height)
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

/** The zoom that shows the page's whole width, desktop from edge to edge; never larger than life. */
export function fittingZoom({ device, width }: Pick<Viewport, 'device' | 'width'>, space: Space): number {
  const available = known(space).width
  if (width <= available) return 1
  const around = device === 'desktop' ? 0 : 2 * stagePadding
  return clampZoom((available - around) / width)
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
