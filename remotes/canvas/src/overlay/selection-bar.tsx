import { pressCommand, componentMarkers, type AttributeEntry } from '@pergola/contracts'
import { Copy, CornerLeftUp, Ellipsis, Move, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { LiveButton } from '../live/live-button.tsx'
import type { Canvas } from '../service/create-canvas.ts'
import { SymbolTools } from '../symbols/symbol-tools.tsx'
import { ContributedTools } from './contributed-tools.tsx'
import { hasElement } from '../service/describe-element.ts'
import { messages } from './messages.ts'
import styles from './overlay.module.css'
import { ToolButton } from './tool-button.tsx'

/** The move tool by keys: past the element before or after it. */
const steps: Readonly<Record<string, string>> = {
  ArrowUp: 'element.move-up',
  ArrowLeft: 'element.move-up',
  ArrowDown: 'element.move-down',
  ArrowRight: 'element.move-down',
}

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
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
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

function MoveTool({ canvas }: { canvas: Canvas }) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-move
      title={messages.move}
      aria-label={messages.moveName}
      onPointerDown={(event) => {
        event.preventDefault()
        canvas.service.focus?.()
        canvas.startMove({ pointerId: event.pointerId, x: event.clientX, y: event.clientY })
      }}
      onKeyDown={(event) => {
        const name = steps[event.key]
        if (!name) return
        event.preventDefault()
        const { commands } = canvas.core.services
        pressCommand(commands, name)
      }}
    >
      <Move size={14} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

/** Below the button, where the menu of the right click stands too. */
function openMenu(canvas: Canvas, button: Element): void {
  const { left, bottom } = button.getBoundingClientRect()
  canvas.menu.emit({ x: left, y: bottom })
}

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Label of the selected element with the tools that are wanted most; the others stand in its menu. */
export function SelectionBar({ canvas }: { canvas: Canvas }) {
  const { commands } = canvas.core.services
  const editable = useStore(canvas.core.store, () => hasElement(canvas.core))
  const typing = useStore(canvas.core.store, (state) => state.editingText)
  const hasParent = useStore(canvas.core.store, (state) => (state.selected?.path.length ?? 0) > 2)
  const isSymbol = useStore(canvas.core.store, ({ selected }) => Boolean(selected?.symbol))
  const more = useRef<HTMLSpanElement>(null)
  const run = (name: string) => () => pressCommand(commands, name)
  if (typing) return null
  return (
    <div className={styles.barBody} data-symbol={isSymbol || undefined} role="toolbar" aria-label={messages.tools}>
      <Tag canvas={canvas} />
      {hasParent && (
        <ToolButton
          name={messages.selectParent}
          icon={<CornerLeftUp {...icon} />}
          onPress={run('element.select-parent')}
        />
      )}
      <LiveButton canvas={canvas} />
      {editable && (
        <>
          <MoveTool canvas={canvas} />
          <ToolButton
            name={messages.duplicateName}
            hint={messages.duplicate}
            icon={<Copy {...icon} />}
            onPress={run('element.duplicate')}
          />
        </>
      )}
      {editable && <SymbolTools canvas={canvas} />}
      <ContributedTools canvas={canvas} />
      {editable && (
        <ToolButton
          name={messages.removeName}
          hint={messages.remove}
          icon={<Trash2 {...icon} />}
          onPress={run('element.remove')}
        />
      )}
      <span ref={more}>
        <ToolButton
          name={messages.more}
          icon={<Ellipsis {...icon} />}
          onPress={() => more.current && openMenu(canvas, more.current)}
        />
      </span>
    </div>
  )
}
