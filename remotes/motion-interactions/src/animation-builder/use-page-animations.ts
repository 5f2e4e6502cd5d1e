import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { CanvasService } from '@pergola/contracts'
import { overriddenAnimations, pageAnimations, type PageAnimation } from './page-animations.ts'

interface PageAnimations {
  readonly animations: readonly PageAnimation[]
  /** By those that the browser never uses, what it uses in their place. */
  readonly overridden: ReadonlyMap<PageAnimation, PageAnimation>
}

const none: PageAnimations = { animations: [], overridden: new Map() }

export function usePageAnimations(canvas: CanvasService): PageAnimations {
  const revision = useStore(canvas.state, (state) => state.revision)
  const phase = useStore(canvas.state, (state) => state.phase)
  return useMemo(() => {
    if (phase !== 'ready') return none
    const sheets = canvas.sheets()
    const animations = pageAnimations(sheets)
    return { animations, overridden: overriddenAnimations(animations, sheets) }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the revision stands for the text of the sheets
  }, [canvas, phase, revision])
}
