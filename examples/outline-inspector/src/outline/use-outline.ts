import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CanvasService, CanvasState, Dispose } from '@pergola/contracts'
import { findOnPage } from './find-on-page.ts'
import { type Outline, readOutline } from './read-outline.ts'

/** A burst of edits is read once, after it. */
const delay = 300

export function useCanvas<Part>(canvas: CanvasService, select: (state: CanvasState) => Part): Part {
  return useSyncExternalStore(canvas.state.subscribe, () => select(canvas.state.getState()))
}

/** Reads the page a moment after it opens and after each change of it. */
function followPage(canvas: CanvasService, read: (outline: Outline | null) => void): Dispose {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = (wait: number) => {
    clearTimeout(timer)
    const isOpen = canvas.state.getState().phase === 'ready'
    timer = setTimeout(() => read(isOpen ? readOutline(findOnPage(canvas)) : null), wait)
  }
  const end = canvas.state.subscribe((now, before) => {
    if (now.revision !== before.revision || now.phase !== before.phase || now.document !== before.document) plan(delay)
  })
  plan(0)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** The outline of the open page. Null while there is none. */
export function useOutline(canvas: CanvasService): Outline | null {
  const [outline, setOutline] = useState<Outline | null>(null)
  useEffect(() => followPage(canvas, setOutline), [canvas])
  return outline
}
