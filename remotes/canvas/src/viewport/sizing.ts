import { limits, type CanvasService, type CanvasState, type DeviceName } from '@pergola/contracts'
import { boxOf } from '../overlay/frame-rect.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { clampZoom, fittingZoom, resized, viewportOf, zoomOnto, type Space } from './viewport.ts'

export interface Sizing extends Pick<CanvasService, 'setDevice' | 'setSize' | 'setZoom' | 'setOutline'> {
  /** The view offers another room. */
  offer(space: Space): void
  /** Desktop is wider than this: the widest that styles for narrower screens reach, in CSS pixels. */
  exceed(width: number): void
  /** Others came to stand beside the frame, or went. */
  layOut(): void
  zoomBy(step: number): void
  scaleBy(factor: number): void
}

/** What the room makes of a size that is not the room's own. */
function fitted({ row, space }: CanvasCore, next: Pick<CanvasState, 'device' | 'width'>, wanted: number | 'fit') {
  return row?.(next.width, wanted) ?? { zoom: wanted === 'fit' ? fittingZoom(next, space) : wanted }
}

/** How the frame is laid out for the room that the view offers. */
class FrameLayout {
  /** The whole width stays in view while panels move, until a person chooses a zoom. */
  isFitted = true
  private exceeded = 0
  private readonly core: CanvasCore

  constructor(core: CanvasCore) {
    this.core = core
  }

  viewport() {
    const { device, width, height, zoom } = this.core.store.getState()
    return { device, width, height, zoom }
  }

  /** A size that somebody typed stays as it is. */
  layOut(device: DeviceName, zoom: number): void {
    const { core } = this
    const { space } = core
    const wanted = this.isFitted ? 'fit' : zoom
    const offered = { ...space, windowWidth: Math.max(space.windowWidth, this.exceeded + 1) }
    const next = device === 'custom' ? this.viewport() : viewportOf(device, offered, wanted)
    if (device === 'custom' || core.row) core.publish({ ...next, ...fitted(core, next, wanted) })
    else core.publish(next)
  }

  readonly offer = (offered: Space): void => {
    const { core } = this
    const before = core.space
    if ((Object.keys(offered) as (keyof Space)[]).every((side) => offered[side] === before[side])) return
    core.space = offered
    const { device, zoom } = this.viewport()
    this.layOut(device, zoom)
    core.moved.emit()
  }

  readonly exceed = (width: number): void => {
    if (width === this.exceeded) return
    this.exceeded = width
    const { device, zoom } = this.viewport()
    if (device === 'desktop') this.layOut(device, zoom)
  }
}

export function createSizing(core: CanvasCore): Sizing {
  const layout = new FrameLayout(core)

  function setZoom(zoom: number | 'fit' | 'selection'): void {
    const { device, selected } = core.store.getState()
    if (zoom !== 'selection') {
      layout.isFitted = zoom === 'fit'
      return layout.layOut(device, zoom === 'fit' ? 1 : clampZoom(zoom))
    }
    const element = selected && core.frame?.projection.elementOf(selected.id)
    const box = element && boxOf(element)
    if (!box) return
    layout.isFitted = false
    layout.layOut(device, zoomOnto(box, core.space))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }

  return {
    setDevice(device) {
      // In a row the zoom stays that a person has chosen: another frame is edited, and all are seen as before.
      if (!core.row) layout.isFitted = true
      layout.layOut(device, layout.viewport().zoom)
    },
    setSize(size) {
      if (!Object.values(size).every((value) => Number.isFinite(value) && value > 0)) return
      const next = resized(layout.viewport(), size)
      const typed = size.height !== undefined && { height: next.height }
      core.publish({ ...next, ...(layout.isFitted && fitted(core, next, 'fit')), ...typed })
    },
    setZoom,
    setOutline: (outline) => core.publish({ outline }),
    offer: layout.offer,
    exceed: layout.exceed,
    layOut: () => layout.layOut(layout.viewport().device, layout.viewport().zoom),
    scaleBy: (factor) => setZoom(core.store.getState().zoom * factor),
    zoomBy(step) {
      setZoom(Math.round((core.store.getState().zoom + step) / limits.zoomStep) * limits.zoomStep)
    },
  }
}
