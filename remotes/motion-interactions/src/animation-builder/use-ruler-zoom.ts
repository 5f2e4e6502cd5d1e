import { useEffect, useRef, useState, type RefObject } from 'react'
import { zoomedBy, zoomFor, type PointStack } from './point-stacks.ts'

interface View {
  readonly zoom: number
  /** What is brought into sight: the middle, or the first of a stack that was opened. */
  readonly percent: number
  readonly isOpened: boolean
}

export interface RulerZoom {
  readonly zoom: number
  /** What scrolls. */
  readonly lane: RefObject<HTMLDivElement | null>
  readonly zoomBy: (factor: number) => void
  /** Its points stand apart then, and the first has the focus. */
  readonly open: (stack: PointStack) => void
}

/** How far in a ruler is seen, and which part of it. */
export function useRulerZoom(): RulerZoom {
  const lane = useRef<HTMLDivElement | null>(null)
  const [view, setView] = useState<View>({ zoom: 1, percent: 50, isOpened: false })

  useEffect(() => {
    const seen = lane.current
    if (!seen) return
    const place = (view.percent / 100) * seen.scrollWidth
    seen.scrollLeft = place - (view.isOpened ? 24 : seen.clientWidth / 2)
    if (!view.isOpened) return
    const points = [...seen.querySelectorAll<HTMLElement>('[role="slider"]')]
    points.find((point) => Number(point.getAttribute('aria-valuenow')) >= view.percent)?.focus({ preventScroll: true })
  }, [view])

  function zoomBy(factor: number) {
    const seen = lane.current
    const middle = seen ? ((seen.scrollLeft + seen.clientWidth / 2) / seen.scrollWidth) * 100 : 50
    setView({ zoom: zoomedBy(view.zoom, factor), percent: middle, isOpened: false })
  }

  return {
    zoom: view.zoom,
    lane,
    zoomBy,
    open: (stack) => setView({ zoom: Math.max(view.zoom, zoomFor(stack)), percent: stack[0].percent, isOpened: true }),
  }
}
