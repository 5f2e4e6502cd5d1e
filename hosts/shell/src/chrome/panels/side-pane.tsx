import { limits } from '@pergola/contracts'
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { followDrag } from './follow-drag.ts'
import { messages } from './messages.ts'
import styles from './side-pane.module.css'

const { minimum } = limits.panelSizes

/** Of the width that both panes and the canvas share; `side-pane.module.css` holds the same shares. */
const largestShare = { left: 0.4, right: 0.45 }
const keyStep = 10

interface SidePaneProps {
  readonly side: 'left' | 'right'
  readonly children: ReactNode
}

/**
 * A pane beside the canvas with the separator that resizes it (ARIA's window splitter): dragged, or moved by the arrow
 * keys, Home and End. The pane keeps its pixels when the window changes, as far as the style sheet lets it.
 */
export function SidePane({ side, children }: SidePaneProps) {
  const { layout } = useShell()
  const key = side === 'left' ? 'leftWidth' : 'rightWidth'
  const width = useStore(layout, (state) => state[key])
  const pane = useRef<HTMLDivElement>(null)

  const towardsCanvas = side === 'left' ? 1 : -1
  const shown = () => pane.current?.getBoundingClientRect().width ?? width
  const largest = () => Math.floor((pane.current?.parentElement?.clientWidth ?? innerWidth) * largestShare[side])
  const resize = (wanted: number) => {
    layout.resize({ [key]: Math.round(Math.max(minimum, Math.min(wanted, largest()))) })
  }

  function onPointerDown({ button, currentTarget, nativeEvent }: PointerEvent<HTMLElement>) {
    if (button !== 0) return
    const before = shown()
    followDrag(currentTarget, nativeEvent, {
      onMove: (distance) => resize(before + distance * towardsCanvas),
      onCancel: () => resize(before),
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const widths: Record<string, number> = {
      ArrowLeft: shown() - keyStep * towardsCanvas,
      ArrowRight: shown() + keyStep * towardsCanvas,
      Home: side === 'left' ? minimum : largest(),
      End: side === 'left' ? largest() : minimum,
    }
    const wanted = widths[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    resize(wanted)
  }

  const separator = (
    // A separator that takes the focus is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      className={styles.separator}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={side === 'left' ? messages.resizeLeft : messages.resizeRight}
      aria-valuemin={minimum}
      aria-valuemax={Math.max(minimum, Math.floor(innerWidth * largestShare[side]))}
      aria-valuenow={width}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  )
  return (
    <>
      {side === 'right' && separator}
      <div ref={pane} className={styles.pane} data-side={side} style={{ width, minWidth: minimum }}>
        {children}
      </div>
      {side === 'left' && separator}
    </>
  )
}
