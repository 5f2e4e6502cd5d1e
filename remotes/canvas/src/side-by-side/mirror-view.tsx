import { combine } from '@pergola/contracts'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useStore } from 'zustand'
import { elementAt } from '../pointer/hit.ts'
import { nearestOn } from '../pointer/nearest-on.ts'
import type { Canvas } from '../service/create-canvas.ts'
import { listen } from '../service/listen.ts'
import { messages } from './messages.ts'
import { createMirrorMarks } from './mirror-marks.ts'
import { createPageMirror, type PageMirror } from './page-mirror.ts'
import { boxToScroll } from './scroll-place.ts'
import styles from './side-by-side.module.css'
import type { Slot } from './slots.ts'
import type { Together } from './together.ts'

interface MirrorViewProps {
  readonly canvas: Canvas
  readonly together: Together
  readonly slot: Slot
  /** Among the frames of the row; the edited one has zero. */
  readonly order: number
  readonly onEdit: () => void
}

/** What lies under the pointer in a mirror, as a press on the edited frame would find it. */
function under(
  { core }: Canvas,
  mirror: PageMirror | null,
  event: globalThis.MouseEvent,
  kind: 'selectable' | 'hoverable',
) {
  const frame = mirror?.frame()
  if (!frame || !core.page) return null
  const { left, top } = frame.element.getBoundingClientRect()
  const { zoom } = core.store.getState()
  const id = elementAt(frame, (event.clientX - left) / zoom, (event.clientY - top) / zoom)
  return id === null ? null : nearestOn(core.page, id, kind)
}

/** Lines of text, or pages, in pixels. */
const wheelUnits = [1, 40, 800]

function onWheel(canvas: Canvas, together: Together, mirror: PageMirror | null, event: WheelEvent): void {
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    return canvas.sizing.scaleBy(Math.exp(-event.deltaY / 300))
  }
  const frame = mirror?.frame()
  // Sideways it is the row that is scrolled.
  if (!frame || event.shiftKey || event.deltaY === 0) return
  event.preventDefault()
  const { left, top: above } = frame.element.getBoundingClientRect()
  const { zoom } = canvas.core.store.getState()
  const top = event.deltaY * (wheelUnits[event.deltaMode] ?? 1)
  const box = boxToScroll(frame, (event.clientX - left) / zoom, (event.clientY - above) / zoom, top)
  if (box) box.scrollBy({ top, behavior: 'instant' })
  else frame.window.scrollBy({ top, behavior: 'instant' })
  together.scrolled(frame, box)
}

interface Parts {
  readonly canvas: Canvas
  readonly together: Together
  readonly host: HTMLElement
  readonly root: HTMLElement
  readonly cover: HTMLElement
}

function startMirror({ canvas, together, host, root, cover }: Parts) {
  const { core } = canvas
  const mirror = createPageMirror({ core, host, onChange: together.request, onDrawn: together.catchUp })
  const marks = createMirrorMarks(core, root, together.request)
  const end = combine(
    together.join({
      frame: mirror.frame,
      show(frame) {
        mirror.adorn()
        marks.draw(frame)
      },
    }),
    listen(cover, 'wheel', (event) => onWheel(canvas, together, mirror, event), { passive: false }),
    listen(cover, 'pointermove', (event) => canvas.service.hover(under(canvas, mirror, event, 'hoverable'))),
    listen(cover, 'pointerleave', () => canvas.service.hover(null)),
    marks.dispose,
    mirror.dispose,
  )
  return { mirror, end }
}

/** The page at another width. A press makes that the one that is edited, and selects what was pressed. */
export function MirrorView({ canvas, together, slot, order, onEdit }: MirrorViewProps) {
  const { core } = canvas
  const host = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const cover = useRef<HTMLButtonElement>(null)
  const mirror = useRef<PageMirror | null>(null)
  const height = useStore(core.store, (state) => state.height)
  const zoom = useStore(core.store, (state) => state.zoom)
  const { width, label } = slot

  useEffect(() => {
    if (!host.current || !root.current || !cover.current) return undefined
    const started = startMirror({ canvas, together, host: host.current, root: root.current, cover: cover.current })
    mirror.current = started.mirror
    return started.end
  }, [canvas, together])

  useEffect(() => {
    if (width > 0) together.request()
  }, [together, width])

  function onClick(event: MouseEvent) {
    // A key presses the whole frame and no element of it.
    const id = event.detail === 0 ? null : under(canvas, mirror.current, event.nativeEvent, 'selectable')
    if (core.picking && id !== null) return core.picking.answer(id)
    onEdit()
    if (id !== null) canvas.service.select([id])
    canvas.service.focus?.()
  }

  const size = { width: width * zoom, height: height * zoom }
  return (
    <div className={styles.mirror} style={{ ...size, order }}>
      <span className={styles.caption} aria-hidden>
        {messages.caption(label, width)}
      </span>
      <div className={styles.host} ref={host} aria-hidden style={{ width, height, transform: `scale(${zoom})` }} />
      <div className={styles.marks} ref={root} aria-hidden />
      <button
        type="button"
        className={styles.cover}
        ref={cover}
        aria-label={messages.edit(label, width)}
        onClick={onClick}
      />
    </div>
  )
}
