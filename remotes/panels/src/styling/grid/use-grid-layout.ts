import { useEffect, useState } from 'react'
import type { GridLayout, GridOwner } from '@pergola/contracts'
import { useStyling } from '../styling-context.ts'

/** How a grid of the page is laid out; its lines and areas are drawn on the canvas meanwhile. Null while there is none. */
export function useGridLayout(owner: GridOwner): GridLayout | null {
  const { canvas } = useStyling()
  const [layout, setLayout] = useState<GridLayout | null>(null)
  useEffect(() => canvas.showGrid?.(owner, setLayout), [canvas, owner])
  return layout
}
