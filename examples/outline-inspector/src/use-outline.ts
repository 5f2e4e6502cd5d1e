import { useMemo, useSyncExternalStore } from 'react'
import type { CanvasService } from '@pergola/contracts'
import { readOutline, type Outline } from './read-outline.ts'

/** Read again after every change of the page; null while no page is open. */
export function useOutline(canvas: CanvasService): Outline | null {
  const phase = useSyncExternalStore(canvas.state.subscribe, () => canvas.state.getState().phase)
  const revision = useSyncExternalStore(canvas.state.subscribe, () => canvas.state.getState().revision)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the revision stands for the content of the page
  return useMemo(() => (phase === 'ready' ? readOutline(canvas) : null), [canvas, phase, revision])
}
