import { limits, type CanvasService } from '@pergola/contracts'
import { boxOf } from '../overlay/frame-rect.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { clampZoom, fittingZoom, resized, viewportOf, zoomOnto, type Space } from './viewport.ts'

export interface Sizing extends Pick<CanvasService, 'setDevice' | 'setSize' | 'setZoom' | 'setOutline'> {
  /** The view offers another room. */
  offer(space: Space): void
  zoomBy(step: number): void
  scaleBy(factor: number): void
}

export function createSizing(core: CanvasCore): Sizing {
  const viewport = () => {
    const { device, width, height, zoom } = core.store.getState()
    return { device, width, height, zoom }
  }

  function setZoom(zoom: number | 'fit' | 'selection'): void {
    const { width, selected } = core.store.getState()
    if (zoom === 'fit') return core.publish({ zoom: fittingZoom(width, core.space) })
    if (zoom !== 'selection') return core.publish({ zoom: clampZoom(zoom) })
    const element = selected && core.frame?.projection.elementOf(selected.id)
    const box = element && boxOf(element)
    if (!box) return
    core.publish({ zoom: zoomOnto(box, core.space) })
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }

  return {
    setDevice(device) {
      const next = viewportOf(device, core.space)
      core.publish({ ...next, zoom: device === 'desktop' ? 1 : fittingZoom(next.width, core.space) })
    },
    setSize(size) {
      if (Object.values(size).every((value) => Number.isFinite(value) && value > 0)) {
        core.publish(resized(viewport(), size))
      }
    },
    setZoom,
    setOutline: (outline) => core.publish({ outline }),
    offer(space) {
      if (space.width === core.space.width && space.height === core.space.height) return
      core.space = space
      const { device } = viewport()
      if (device !== 'custom') core.publish(viewportOf(device, space, core.store.getState().zoom))
      core.moved.emit()
    },
    scaleBy: (factor) => setZoom(core.store.getState().zoom * factor),
    zoomBy(step) {
      setZoom(Math.round((core.store.getState().zoom + step) / limits.zoomStep) * limits.zoomStep)
    },
  }
}
