import { limits, type CanvasService, type DeviceName } from '@pergola/contracts'
import { boxOf } from '../overlay/frame-rect.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { clampZoom, fittingZoom, resized, viewportOf, zoomOnto, type Space } from './viewport.ts'

export interface Sizing extends Pick<CanvasService, 'setDevice' | 'setSize' | 'setZoom' | 'setOutline'> {
  /** The view offers another room. */
  offer(space: Space): void
  /** Desktop is wider than this: the widest that styles for narrower screens reach, in CSS pixels. */
  exceed(width: number): void
  zoomBy(step: number): void
  scaleBy(factor: number): void
}

export function createSizing(core: CanvasCore): Sizing {
  /** The whole width stays in view while panels move, until a person chooses a zoom. */
  let isFitted = true
  let exceeded = 0

  const space = (): Space => ({ ...core.space, windowWidth: Math.max(core.space.windowWidth, exceeded + 1) })
  const viewport = () => {
    const { device, width, height, zoom } = core.store.getState()
    return { device, width, height, zoom }
  }

  /** Lays the frame out for its room; a size that somebody typed stays as it is. */
  function layOut(device: DeviceName, zoom: number): void {
    const { width } = viewport()
    if (device !== 'custom') core.publish(viewportOf(device, space(), isFitted ? 'fit' : zoom))
    else core.publish({ zoom: isFitted ? fittingZoom({ device, width }, core.space) : zoom })
  }

  function setZoom(zoom: number | 'fit' | 'selection'): void {
    const { device, selected } = core.store.getState()
    if (zoom !== 'selection') {
      isFitted = zoom === 'fit'
      return layOut(device, zoom === 'fit' ? 1 : clampZoom(zoom))
    }
    const element = selected && core.frame?.projection.elementOf(selected.id)
    const box = element && boxOf(element)
    if (!box) return
    isFitted = false
    layOut(device, zoomOnto(box, core.space))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }

  return {
    setDevice(device) {
      isFitted = true
      layOut(device, 1)
    },
    setSize(size) {
      if (!Object.values(size).every((value) => Number.isFinite(value) && value > 0)) return
      const next = resized(viewport(), size)
      core.publish({ ...next, ...(isFitted && { zoom: fittingZoom(next, core.space) }) })
    },
    setZoom,
    setOutline: (outline) => core.publish({ outline }),
    offer(offered) {
      const before = core.space
      const isSame = (Object.keys(offered) as (keyof Space)[]).every((side) => offered[side] === before[side])
      if (isSame) return
      core.space = offered
      const { device, zoom } = viewport()
      layOut(device, zoom)
      core.moved.emit()
    },
    exceed(width) {
      if (width === exceeded) return
      exceeded = width
      const { device, zoom } = viewport()
      if (device === 'desktop') layOut(device, zoom)
    },
    scaleBy: (factor) => setZoom(core.store.getState().zoom * factor),
    zoomBy(step) {
      setZoom(Math.round((core.store.getState().zoom + step) / limits.zoomStep) * limits.zoomStep)
    },
  }
}
