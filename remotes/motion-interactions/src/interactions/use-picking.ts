import { useEffect, useState } from 'react'
import type { CanvasService, NodeId } from '@pergola/contracts'

interface Wanted {
  readonly action: number
  readonly key: string
  readonly onPick: (id: NodeId) => void
}

/** One parameter at a time waits for an element of the canvas; the same button, or Escape in the canvas, takes the wish back. */
export function usePicking(canvas: CanvasService) {
  const [wanted, setWanted] = useState<Wanted | null>(null)

  useEffect(() => {
    if (!wanted) return undefined
    return canvas.pickElement((id) => {
      setWanted(null)
      if (id !== null) wanted.onPick(id)
    })
  }, [canvas, wanted])

  return {
    keyOf: (action: number) => (wanted?.action === action ? wanted.key : null),
    toggle: (next: Wanted) => setWanted((now) => (now?.action === next.action && now.key === next.key ? null : next)),
  }
}
