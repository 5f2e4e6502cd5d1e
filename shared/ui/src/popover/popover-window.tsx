import { Popover as Base } from '@base-ui/react/popover'
import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { tabStops } from '../walk/tab-stops.ts'
import { DragHandle } from './drag-handle.tsx'
import { messages } from './messages.ts'
import { edgeGap, moveBox, popoverSize, resizeBox } from './place.ts'
import type { Box, Shift, View } from './place.ts'
import styles from './popover.module.css'

export interface PopoverWindowProps {
  anchor: HTMLElement | null | undefined
  label: string
  side: 'top' | 'right' | 'bottom' | 'left'
  align: 'start' | 'center' | 'end'
  width: string | undefined
  height: string | undefined
  children: ReactNode
}

/** Where somebody put it, and how large; null while it stands at its anchor and is as large as it is by itself. */
function usePlace() {
  const [at, setAt] = useState<Shift | null>(null)
  const [size, setSize] = useState<View | null>(null)
  // A point of the window instead of the anchor: what keeps a popover inside the window keeps this one, too.
  const point = useMemo(() => at && { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) }, [at])
  return {
    size,
    point,
    move(from: Box, by: Shift) {
      const { x, y } = moveBox(from, by, viewOf())
      setAt({ x, y })
    },
    resize(from: Box, by: Shift) {
      const { x, y, width, height } = resizeBox(from, by, viewOf())
      setAt({ x, y })
      setSize({ width, height })
    },
  }
}

function boxOf(element: Element | null): Box {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { x, y, width, height }
}

const viewOf = (): View => ({ width: window.innerWidth, height: window.innerHeight })

const freely = { side: 'shift', align: 'shift', fallbackAxisSide: 'none' } as const

/** What is seen of an open popover. It goes when the popover closes, and with it where it was put. */
export function PopoverWindow({ anchor, label, side, align, children, ...own }: PopoverWindowProps) {
  const popup = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { size, point, move, resize } = usePlace()
  const start = () => boxOf(popup.current)
  const { width = `${popoverSize.width}px`, height = `${popoverSize.height}px` } = own

  return (
    <Base.Positioner
      {...(anchor ? { anchor } : {})}
      className={styles.positioner}
      side={side}
      align={align}
      sideOffset={6}
      collisionPadding={edgeGap}
      {...(point && { anchor: point, side: 'bottom', align: 'start', sideOffset: 0, collisionAvoidance: freely })}
    >
      <Base.Popup
        ref={popup}
        className={styles.popup}
        aria-label={label}
        style={size ?? { width, maxHeight: `min(${height}, var(--available-height))` }}
        // Its handles come last: what it holds is what it was opened for.
        initialFocus={() => content.current && (tabStops(content.current)[0] ?? popup.current)}
        {...(anchor ? { finalFocus: () => anchor } : {})}
      >
        <div ref={content} className={styles.content}>
          {children}
        </div>
        <DragHandle label={messages.move} className={styles.move} start={start} onDrag={move} />
        <DragHandle label={messages.resize} className={styles.resize} start={start} onDrag={resize} />
      </Base.Popup>
    </Base.Positioner>
  )
}
