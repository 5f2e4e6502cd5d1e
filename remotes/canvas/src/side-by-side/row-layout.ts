import type { Dispose } from '@pergola/contracts'
import type { Canvas } from '../service/create-canvas.ts'
import { clampZoom, known, scrollBar, stagePadding, type Space, type Viewport } from '../viewport/viewport.ts'

/** Room around frames in a row: between two of them, and above them for what they are called. */
const rowGap = 32

/** So small that a page can hardly be made out; a row that is wider yet is scrolled. */
const leastRowZoom = 0.15

interface Row {
  /** Of all its frames, in CSS pixels. */
  readonly widths: readonly number[]
  readonly space: Space
  /** `fit` shows all of them at once. */
  readonly wanted: number | 'fit'
}

/** Frames side by side at one zoom, all as high as their room. */
export function rowOf({ widths, space, wanted }: Row): Pick<Viewport, 'height' | 'zoom'> {
  const room = known(space)
  const all = widths.reduce((sum, width) => sum + width, 0)
  const available = room.width - 2 * stagePadding - rowGap * (widths.length - 1)
  const zoom = wanted === 'fit' ? clampZoom(Math.min(1, Math.max(leastRowZoom, available / all))) : wanted
  const high = room.height - rowGap - stagePadding - scrollBar
  return { zoom, height: Math.max(1, Math.floor(high / Math.min(1, zoom))) }
}

/** Until it ends, the edited frame is one of several. Then it is as high again as before, and fitted alone. */
export function enterRow({ core, sizing }: Pick<Canvas, 'core' | 'sizing'>): Dispose {
  const { height } = core.store.getState()
  return () => {
    core.row = null
    core.publish({ height })
    sizing.setZoom('fit')
  }
}

/** Lays the edited frame out beside frames of these widths. The first time all are shown at once. */
export function layInRow({ core, sizing }: Pick<Canvas, 'core' | 'sizing'>, others: readonly number[]): void {
  const isFirst = core.row === null
  core.row = (width, wanted) => rowOf({ widths: [width, ...others], space: core.space, wanted })
  if (isFirst) sizing.setZoom('fit')
  else sizing.layOut()
  core.moved.emit()
}
