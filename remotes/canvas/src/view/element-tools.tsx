import { combine } from '@pergola/contracts'
import { useEffect, type RefObject } from 'react'
import { followGrid } from '../overlay/follow-grid.ts'
import { followGuides } from '../overlay/follow-guides.ts'
import { followTriggers } from '../overlay/follow-triggers.ts'
import { createOverlay, type OverlayParts } from '../overlay/overlay.ts'
import { SelectionBar } from '../overlay/selection-bar.tsx'
import type { Canvas } from '../service/create-canvas.ts'
import { FormatBar } from '../text/format-bar.tsx'

// What stands around a selected element comes behind the page: nobody waits for it before there is one to select on.
export { CanvasMenu } from '../overlay/canvas-menu.tsx'
export { Handles } from '../overlay/handles.tsx'
export { Spoken } from '../spoken/spoken.tsx'
export { UnscriptedBar } from '../unscripted/unscripted-bar.tsx'
export { FrameEdges } from '../viewport/frame-edges.tsx'

/** What the bar above the selected element holds. */
export function Bars({ canvas }: { canvas: Canvas }) {
  // An element that was selected before they came has had its bar put in place without its width.
  useEffect(() => canvas.core.moved.emit(), [canvas])
  return (
    <>
      <SelectionBar canvas={canvas} />
      <FormatBar canvas={canvas} />
    </>
  )
}

interface OutlinesProps {
  readonly canvas: Canvas
  readonly parts: { readonly [Part in keyof OverlayParts]: RefObject<HTMLElement | null> }
}

/** What is drawn over the page around its elements. */
export function Outlines({ canvas, parts: { root, stage, bar, handles } }: OutlinesProps) {
  useEffect(() => {
    // Nobody has to hear of it: whoever drops a block asks again.
    canvas.core.fitting.load().catch(() => undefined)
    if (!root.current || !stage.current || !bar.current || !handles.current) return undefined
    const parts = { root: root.current, stage: stage.current, bar: bar.current, handles: handles.current }
    const overlay = createOverlay(parts, canvas.core)
    return combine(
      overlay.dispose,
      canvas.drop.on(overlay.showDrop),
      followTriggers(parts.root, canvas.core),
      followGuides(parts.root, canvas.core),
      followGrid(parts.root, canvas.core, (edge, press) => {
        // As a press on the page: the keys that follow are the page's.
        canvas.service.focus?.()
        canvas.startGridEdge(edge, press)
      }),
    )
  }, [canvas, root, stage, bar, handles])
  return null
}
