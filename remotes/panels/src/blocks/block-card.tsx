import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { CanvasService } from '@pergola/contracts'
import { PathIcon } from '@pergola/ui'
import styles from './blocks-panel.module.css'
import type { PanelBlock } from './group-blocks.ts'
import { messages } from './messages.ts'
import { previewAddress } from './project-blocks.ts'

interface BlockCardProps {
  block: PanelBlock
  canvas: Pick<CanvasService, 'startBlockDrag' | 'readFile'>
  /** Enter in the search adds it. */
  isFirst?: boolean
  /** A picture is drawn beneath it: it shows its name alone. */
  hasPicture?: boolean
  onInsert: (blockId: string) => void
  /** Why it cannot be added now; it stays reachable, so that everybody hears the reason. */
  refusal: string | null
  onRefused: (reason: string) => void
}

/** Pixels the pointer travels before a press becomes a drag. */
const dragThreshold = 4

interface Press {
  readonly x: number
  readonly y: number
  dragged: boolean
}

export function BlockCard(props: BlockCardProps) {
  const { block, canvas, isFirst = false, hasPicture = false, onInsert, refusal: refused, onRefused } = props
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const address = block.own ? previewAddress(block.own.media) : null
  const picture = address === unreadable ? null : address
  const press = useRef<Press | null>(null)
  const [isMissing, setMissing] = useState(false)
  const refusal = refused ?? (isMissing ? messages.contentMissing : null)
  const { own } = block

  // It can be picked up at once only when the page holds its content.
  useEffect(() => {
    const path = own?.pathes?.content
    if (path === undefined) return
    void canvas
      .readFile(path)
      .then((read) => setMissing(!read.ok && read.failure === 'file-missing' && own?.content === ''))
  }, [canvas, own])

  function down({ button, clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) {
    press.current = button === 0 ? { x, y, dragged: false } : null
    // A quick hand is off the card with its first movement.
    if (press.current) currentTarget.setPointerCapture(pointerId)
  }

  function move({ pointerId, clientX: x, clientY: y, buttons, currentTarget }: PointerEvent) {
    const start = press.current
    if (!start || start.dragged || buttons === 0 || refusal !== null) return
    if (Math.hypot(x - start.x, y - start.y) < dragThreshold) return
    start.dragged = true
    currentTarget.releasePointerCapture(pointerId)
    canvas.startBlockDrag(block.id, { pointerId, x, y })
  }

  return (
    <button
      type="button"
      className={styles.card}
      data-first={isFirst || undefined}
      aria-disabled={refusal !== null || undefined}
      title={refusal ?? undefined}
      onPointerDown={down}
      onPointerMove={move}
      // The second press of a double-click has nothing left to do, and neither has the release of a drag.
      onClick={(event) => {
        const isMeant = event.detail <= 1 && !press.current?.dragged
        press.current = null
        if (isMeant && refusal !== null) onRefused(refusal)
        else if (isMeant) onInsert(block.id)
      }}
    >
      {picture ? (
        <img className={styles.picture} src={picture} alt="" draggable={false} onError={() => setUnreadable(address)} />
      ) : (
        !hasPicture && <PathIcon path={block.icon} size={24} />
      )}
      <span className={styles.name}>{block.label}</span>
    </button>
  )
}
