import { combine, type CanvasState } from '@pergola/contracts'
import { EmptyState, Skeleton } from '@pergola/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { LiveBar } from '../live/live-bar.tsx'
import liveStyles from '../live/live.module.css'
import overlayStyles from '../overlay/overlay.module.css'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Canvas } from '../service/create-canvas.ts'
import { listen } from '../service/listen.ts'
import { fillsSpace } from '../viewport/viewport.ts'
import styles from './canvas-view.module.css'
import { messages } from './messages.ts'
import { watchRoom } from './watch-room.ts'

const tools = () => import('./element-tools.tsx')
const CanvasMenu = lazy(async () => ({ default: (await tools()).CanvasMenu }))
const Handles = lazy(async () => ({ default: (await tools()).Handles }))
const Bars = lazy(async () => ({ default: (await tools()).Bars }))
const UnscriptedBar = lazy(async () => ({ default: (await tools()).UnscriptedBar }))
const FrameEdges = lazy(async () => ({ default: (await tools()).FrameEdges }))
const sideBySide = () => import('../side-by-side/side-by-side-view.tsx')
const SideBySideView = lazy(async () => ({ default: (await sideBySide()).SideBySideView }))
const EditedCaption = lazy(async () => ({ default: (await sideBySide()).EditedCaption }))
const Spoken = lazy(async () => ({ default: (await tools()).Spoken }))
const Outlines = lazy(async () => ({ default: (await tools()).Outlines }))

/** From the first page that stands on, for good. */
function useHadPage({ core }: Canvas): boolean {
  const ready = useStore(core.store, ({ phase }) => phase === 'ready')
  const [had, setHad] = useState(ready)
  if (ready && !had) setHad(true)
  return had
}

/** A press beside the page takes the selection away; a drag from there draws a frame. */
function pressBeside(canvas: Canvas, stage: HTMLElement, event: PointerEvent) {
  const beside = event.target === stage || event.target === stage.firstElementChild
  const onScrollbar = event.offsetX > stage.clientWidth || event.offsetY > stage.clientHeight
  if (!beside || onScrollbar || event.button !== 0) return
  const { selection } = canvas.core.store.getState()
  const keep = event.shiftKey ? selection : []
  if (!event.shiftKey) canvas.service.select([])
  canvas.startMarquee({ pointerId: event.pointerId, x: event.clientX, y: event.clientY }, keep)
}

/** The page is as large as its room, and no frame stands beside it. */
function isFilled({ row, space }: CanvasCore, state: CanvasState): boolean {
  return row === null && fillsSpace(state, space)
}

function watchStage(canvas: Canvas, stage: HTMLElement) {
  canvas.panning.setStage(stage)
  return combine(
    watchRoom({
      stage,
      fills: () => canvas.core.page !== null && isFilled(canvas.core, canvas.core.store.getState()),
      tell: canvas.sizing.offer,
    }),
    () => canvas.panning.setStage(null),
    listen(stage, 'scroll', () => canvas.core.moved.emit(), { passive: true }),
    listen(stage, 'pointerdown', (event) => pressBeside(canvas, stage, event)),
  )
}

function Problem({ canvas }: { canvas: Canvas }) {
  const phase = useStore(canvas.core.store, (state) => state.phase)
  const problem = useStore(canvas.core.store, (state) => state.problem)
  if (phase === 'loading') {
    return (
      <output className={styles.loading} aria-label={messages.loading}>
        <Skeleton />
      </output>
    )
  }
  if (phase !== 'failed') return null
  return (
    <div className={styles.problem} role="alert">
      <EmptyState title={messages.failed} text={problem ?? ''} />
    </div>
  )
}

/** What to do first on a page that holds nothing yet. */
function EmptyHint({ canvas }: { canvas: Canvas }) {
  const empty = useStore(canvas.core.store, ({ phase, elements }) => phase === 'ready' && elements === 0)
  return empty ? <p className={styles.empty}>{messages.empty}</p> : null
}

/** The stage with the page's frame in it, and over the frame what the editor draws. */
export function CanvasView({ canvas }: { canvas: Canvas }) {
  const stage = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const running = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const handles = useRef<HTMLDivElement>(null)
  const covered = useStore(canvas.live.state, ({ targets }) => targets.includes('page'))
  const width = useStore(canvas.core.store, (state) => state.width * state.zoom)
  const height = useStore(canvas.core.store, (state) => state.height * state.zoom)
  const hadPage = useHadPage(canvas)
  const fills = useStore(canvas.core.store, (state) => isFilled(canvas.core, state))
  const inRow = useStore(canvas.sideBySide.state, ({ isOpen }) => isOpen) && hadPage

  useEffect(() => {
    if (!stage.current || !host.current || !running.current) return undefined
    return combine(
      watchStage(canvas, stage.current),
      canvas.live.place(running.current),
      canvas.mounting.mount(host.current),
    )
  }, [canvas])

  return (
    <section className={styles.stage} ref={stage} data-fills={fills || undefined} aria-label={messages.canvas}>
      <div className={styles.room} data-row={inRow || undefined}>
        <div className={styles.page} style={{ width, height }}>
          <Suspense>{inRow && <EditedCaption canvas={canvas} />}</Suspense>
          <div className={styles.host} ref={host} />
          <div className={liveStyles.place} ref={running} />
          <div className={overlayStyles.overlay} ref={root} data-covered={covered || undefined}>
            <EmptyHint canvas={canvas} />
          </div>
          <div className={overlayStyles.tools} data-covered={covered || undefined}>
            <div className={overlayStyles.handles} ref={handles} hidden>
              <Suspense>{hadPage && <Handles canvas={canvas} />}</Suspense>
            </div>
            <div className={overlayStyles.bar} ref={bar} hidden>
              <Suspense>{hadPage && <Bars canvas={canvas} />}</Suspense>
            </div>
            <Suspense>{hadPage && <FrameEdges canvas={canvas} />}</Suspense>
          </div>
        </div>
        <Suspense>{inRow && <SideBySideView canvas={canvas} />}</Suspense>
      </div>
      <LiveBar live={canvas.live} />
      <Suspense>{hadPage && <UnscriptedBar canvas={canvas} />}</Suspense>
      <Problem canvas={canvas} />
      <Suspense>{hadPage && <CanvasMenu canvas={canvas} />}</Suspense>
      {hadPage && (
        <Suspense>
          <Spoken core={canvas.core} />
          <Outlines canvas={canvas} parts={{ root, stage, bar, handles }} />
        </Suspense>
      )}
    </section>
  )
}
