import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { CanvasService } from '@pergola/contracts'
import { pageAnimations, type PageAnimation } from './page-animations.ts'

export function usePageAnimations(canvas: CanvasService): readonly PageAnimation[] {
  const revision = useStore(canvas.state, (state) => state.revision)
  const phase = useStore(canvas.state, (state) => state.phase)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the revision stands for the text of the sheets
  return useMemo(() => (phase === 'ready' ? pageAnimations(canvas.sheets()) : []), [canvas, phase, revision])
}
