import { componentMarkers, type AttributeEntry } from '@pergola/contracts'
import { Copy, CornerLeftUp, Move, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { LiveButton } from '../live/live-button.tsx'
import type { Canvas } from '../service/create-canvas.ts'
import { messages } from './messages.ts'
import styles from './overlay.module.css'

/** The name is not wanted on this element; the tools are. */
function isNameless(attributes: readonly AttributeEntry[]): boolean {
  const off = attributes.find(({ name }) => name === componentMarkers.off)?.value
  return off?.split(/\s+/).includes('badgeable') ?? false
}

function Tag({ canvas }: { canvas: Canvas }) {
  const selected = useStore(canvas.core.store, (state) => state.selected)
  const count = useStore(canvas.core.store, (state) => state.selection.length)
  const [naming, setNaming] = useState<number | null>(null)
  useEffect(() => canvas.naming.on(setNaming), [canvas])
  if (!selected || isNameless(selected.attributes)) return null
  if (naming !== selected.id) {
    return <span className={styles.tag}>{count > 1 ? messages.many(count) : selected.label}</span>
  }
  return <NameField canvas={canvas} id={selected.id} label={selected.label} onDone={() => setNaming(null)} />
}

interface NameFieldProps {
  canvas: Canvas
  id: number
  label: string
  onDone: () => void
}

function NameField({ canvas, id, label, onDone }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const accept = () => {
    if (field.current && field.current.value !== label) canvas.service.rename(id, field.current.value)
    onDone()
  }
  return (
    <input
      ref={field}
      className={styles.name}
      aria-label={messages.name}
      defaultValue={label}
      onBlur={accept}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        if (event.key === 'Enter') accept()
        else onDone()
        canvas.service.focus?.()
      }}
    />
  )
}

/** Label of the selected element with the tools that are wanted most. */
export function SelectionBar({ canvas }: { canvas: Canvas }) {
  const { commands } = canvas.core.services
  const editable = useStore(canvas.core.store, (state) => !state.readOnly && (state.selected?.canRemove ?? false))
  const typing = useStore(canvas.core.store, (state) => state.editingText)
  const hasParent = useStore(canvas.core.store, (state) => (state.selected?.path.length ?? 0) > 2)
  const run = (name: string) => void commands.run(name)
  if (typing) return null
  return (
    <div className={styles.barBody} role="toolbar" aria-label={messages.tools}>
      <Tag canvas={canvas} />
      {hasParent && (
        <button
          type="button"
          className={styles.tool}
          title={messages.selectParent}
          aria-label={messages.selectParent}
          onClick={() => run('element.select-parent')}
        >
          <CornerLeftUp size={14} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      <LiveButton canvas={canvas} />
      {editable && (
        <>
          <button
            type="button"
            className={styles.tool}
            data-move
            title={messages.move}
            aria-label={messages.move}
            onPointerDown={(event) => {
              event.preventDefault()
              canvas.startMove({ pointerId: event.pointerId, x: event.clientX, y: event.clientY })
            }}
          >
            <Move size={14} strokeWidth={1.5} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.tool}
            title={messages.duplicate}
            aria-label={messages.duplicateName}
            onClick={() => run('element.duplicate')}
          >
            <Copy size={14} strokeWidth={1.5} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.tool}
            title={messages.remove}
            aria-label={messages.removeName}
            onClick={() => run('element.remove')}
          >
            <Trash2 size={14} strokeWidth={1.5} aria-hidden />
          </button>
        </>
      )}
    </div>
  )
}
