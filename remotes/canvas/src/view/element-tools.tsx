import { useEffect } from 'react'
import { SelectionBar } from '../overlay/selection-bar.tsx'
import type { Canvas } from '../service/create-canvas.ts'
import { FormatBar } from '../text/format-bar.tsx'

// What stands around a selected element comes behind the page: nobody waits for it before there is one to select on.
export { CanvasMenu } from '../overlay/canvas-menu.tsx'
export { Handles } from '../overlay/handles.tsx'

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
