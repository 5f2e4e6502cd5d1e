import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Canvas } from '../service/create-canvas.ts'
import { viewportOf } from '../viewport/viewport.ts'
import { messages } from './messages.ts'
import { MirrorView } from './mirror-view.tsx'
import { enterRow, layInRow } from './row-layout.ts'
import styles from './side-by-side.module.css'
import { editedSlot, shareOut, slotsOf, type Slot } from './slots.ts'
import { createTogether, type Together } from './together.ts'

function useTogether({ core }: Canvas): Together {
  const together = useMemo(() => createTogether(core), [core])
  useEffect(() => together.dispose, [together])
  return together
}

/** The widths of the site, and which of them is edited. */
function useSlots({ core, service }: Canvas): { slots: readonly Slot[]; edited: number; desktop: number } {
  const list = useStore(service.breakpoints!.state, (state) => state.list)
  const width = useStore(core.store, (state) => state.width)
  const device = useStore(core.store, (state) => state.device)
  const widest = Math.max(0, ...list.map(({ max }) => Math.floor(max ?? 0)))
  const windowWidth = Math.max(core.space.windowWidth, widest + 1)
  const desktop = device === 'desktop' ? width : viewportOf('desktop', { ...core.space, windowWidth }).width
  const slots = slotsOf(list, desktop)
  return { slots, edited: editedSlot(slots, list, width), desktop }
}

/** Which breakpoint the edited frame shows, above it. */
export function EditedCaption({ canvas }: { canvas: Canvas }) {
  const { slots, edited } = useSlots(canvas)
  const width = useStore(canvas.core.store, (state) => state.width)
  return (
    <span className={styles.caption} data-edited="">
      {messages.caption(slots[edited]?.label ?? messages.base, width)}
    </span>
  )
}

/** While the row is there, the edited frame is laid out among the others. */
function useRow(canvas: Canvas, beside: string): void {
  useEffect(() => enterRow(canvas), [canvas])
  useEffect(() => layInRow(canvas, beside === '' ? [] : beside.split(',').map(Number)), [canvas, beside])
}

/** Beside the edited frame one for each other breakpoint, which shows the same page and all that is done to it. */
export function SideBySideView({ canvas }: { canvas: Canvas }) {
  const { service } = canvas
  const together = useTogether(canvas)
  const { slots, edited, desktop } = useSlots(canvas)
  const wanted = slots.filter((_slot, index) => index !== edited).map(({ width }) => width)
  const [before, setShared] = useState<readonly number[]>([])
  const shared = shareOut(before, wanted)
  if (shared.join() !== before.join()) setShared(shared)
  useRow(canvas, wanted.join())

  const edit = (width: number) => (width === desktop ? service.setDevice('desktop') : service.setSize({ width }))
  return shared.map((width, index) => {
    const at = slots.findIndex((slot) => slot.width === width)
    const slot = slots[at]
    return (
      slot && (
        <MirrorView
          // oxlint-disable-next-line react/no-array-index-key -- a frame stays, whatever width it shows
          key={index}
          canvas={canvas}
          together={together}
          slot={slot}
          order={at - edited}
          onEdit={() => edit(width)}
        />
      )
    )
  })
}
