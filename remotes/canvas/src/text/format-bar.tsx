import { Bold, Italic, Link, Strikethrough, Underline, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useReducer, useState } from 'react'
import { pageLinks } from '@pergola/site/project'
import { useStore } from 'zustand'
import type { Canvas } from '../service/create-canvas.ts'
import styles from './format-bar.module.css'
import { messages } from './messages.ts'
import { keepsTyping, type TextFormat } from './text-editing.ts'

const formats: readonly [TextFormat, string, LucideIcon][] = [
  ['bold', messages.bold, Bold],
  ['italic', messages.italic, Italic],
  ['underline', messages.underline, Underline],
  ['strikeThrough', messages.strike, Strikethrough],
]

function LinkField({ canvas, onDone }: { canvas: Canvas; onDone: () => void }) {
  const accept = (value: string) => {
    canvas.text.now()?.link(value)
    onDone()
  }
  const { page } = canvas.core
  const pages = useId()
  return (
    <>
      <input
        className={styles.address}
        aria-label={messages.address}
        placeholder={messages.addressHint}
        list={pages}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the person's own press on the link button
        autoFocus
        defaultValue={canvas.text.now()?.linkAddress() ?? ''}
        onKeyDown={(event) => {
          if (event.key === 'Enter') accept(event.currentTarget.value)
          if (event.key === 'Escape') onDone()
          event.stopPropagation()
        }}
      />
      <datalist id={pages}>
        {page && pageLinks(page.project(), page.record).map((link) => <option key={link.page}>{link.page}</option>)}
      </datalist>
    </>
  )
}

/** Bold, italic and their kin while a text is typed. Presses keep the focus in the text. */
export function FormatBar({ canvas }: { canvas: Canvas }) {
  const typing = useStore(canvas.core.store, (state) => state.editingText)
  const [linking, setLinking] = useState(false)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => (typing ? canvas.core.moved.on(redraw) : undefined), [canvas, typing])
  if (!typing) return null
  return (
    <div className={styles.bar} role="toolbar" aria-label={messages.format} {...{ [keepsTyping]: '' }}>
      {formats.map(([format, label, Icon]) => (
        <button
          key={format}
          type="button"
          className={styles.tool}
          title={label}
          aria-label={label}
          aria-pressed={canvas.text.now()?.isFormatted(format)}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => canvas.text.now()?.format(format)}
        >
          <Icon size={14} strokeWidth={1.5} aria-hidden />
        </button>
      ))}
      <button
        type="button"
        className={styles.tool}
        title={messages.link}
        aria-label={messages.link}
        aria-pressed={canvas.text.now()?.linkAddress() != null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setLinking(!linking)}
      >
        <Link size={14} strokeWidth={1.5} aria-hidden />
      </button>
      {linking && <LinkField canvas={canvas} onDone={() => setLinking(false)} />}
    </div>
  )
}
