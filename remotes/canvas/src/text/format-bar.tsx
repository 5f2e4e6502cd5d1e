import {
  AlignLeft,
  Baseline,
  Bold,
  Code,
  Italic,
  Link,
  List,
  ListOrdered,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { combine, type Dispose } from '@pergola/contracts'
import type { Canvas } from '../service/create-canvas.ts'
import styles from './format-bar.module.css'
import type { Formatting, TextFacts, TextFormat } from './formatting.ts'
import { LevelField } from './level-field.tsx'
import { LinkPanel } from './link-panel.tsx'
import { AlignPanel, ColorPanel } from './look-panels.tsx'
import { messages } from './messages.ts'
import { keepsTyping } from './text-editing.ts'

type PanelName = 'link' | 'align' | 'color'

interface Tool {
  readonly label: string
  readonly icon: LucideIcon
  readonly pressed?: boolean
  readonly panel?: PanelName
  readonly disabled?: boolean
  press(): void
}

const browserFormats: readonly [TextFormat, string, LucideIcon][] = [
  ['bold', messages.bold, Bold],
  ['italic', messages.italic, Italic],
  ['underline', messages.underline, Underline],
  ['strikeThrough', messages.strike, Strikethrough],
]

const scripts: readonly [TextFormat, string, LucideIcon][] = [
  ['subscript', messages.subscript, Subscript],
  ['superscript', messages.superscript, Superscript],
]

function toolsOf(formatting: Formatting, facts: TextFacts, open: (panel: PanelName) => void): readonly Tool[] {
  const format = ([name, label, icon]: readonly [TextFormat, string, LucideIcon]): Tool => ({
    label,
    icon,
    pressed: formatting.isFormatted(name),
    press: () => formatting.toggle(name),
  })
  const list = (name: 'ul' | 'ol', label: string, icon: LucideIcon): Tool => ({
    label,
    icon,
    pressed: facts.list === name,
    disabled: !facts.canBeList,
    press: () => formatting.toggleList(name),
  })
  const panel = (name: PanelName, label: string, icon: LucideIcon): Tool => ({
    label,
    icon,
    panel: name,
    press: () => open(name),
  })
  return [
    ...browserFormats.map(format),
    { ...panel('link', messages.link, Link), pressed: facts.link !== null },
    list('ul', messages.bullets, List),
    list('ol', messages.numbers, ListOrdered),
    { label: messages.code, icon: Code, pressed: facts.isCode, press: formatting.toggleCode },
    ...scripts.map(format),
    panel('align', messages.align, AlignLeft),
    panel('color', messages.colour, Baseline),
    { label: messages.clear, icon: RemoveFormatting, press: formatting.clear },
  ]
}

/** Arrow keys walk the tools, as in every toolbar; Escape goes back to the text. */
function walkTools(event: KeyboardEvent<HTMLElement>, formatting: Formatting): void {
  if (event.key === 'Escape') {
    event.preventDefault()
    event.stopPropagation()
    return formatting.focusText()
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined || event.target instanceof HTMLInputElement) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button:not(:disabled)')]
  const at = stops.indexOf(event.target as HTMLElement)
  event.preventDefault()
  stops[(at + step + stops.length) % stops.length]?.focus()
}

function ToolButton({ tool, shown }: { tool: Tool; shown: boolean }) {
  const { label, icon: Icon, pressed, panel, disabled, press } = tool
  return (
    <button
      type="button"
      className={styles.tool}
      title={label === messages.link ? messages.linkHint : label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={panel && shown}
      disabled={disabled}
      // A press keeps the focus in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <Icon size={14} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

/** What can be done with the text that is typed: it stands above it, and Alt+F10 leads into it. */
export function FormatBar({ canvas }: { canvas: Canvas }) {
  const typing = useStore(canvas.core.store, (state) => state.editingText)
  const formatting = canvas.text.now()?.formatting
  return typing && formatting ? <OpenBar canvas={canvas} formatting={formatting} /> : null
}

/** Behind the picture: to ask for the formats at the caret lays out what was just typed. */
function followCaret({ core }: Canvas, redraw: () => void): Dispose {
  let isDue = false
  return core.moved.on(() => {
    if (isDue) return
    isDue = true
    void core.pace.due().then(() => {
      isDue = false
      redraw()
    })
  })
}

function OpenBar({ canvas, formatting }: { canvas: Canvas; formatting: Formatting }) {
  const bar = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => combine(followCaret(canvas, redraw), formatting.chosen.on(redraw)), [canvas, formatting])
  useEffect(
    () =>
      formatting.asked.on((part) => {
        if (part === 'link') setPanel('link')
        else bar.current?.querySelector<HTMLElement>('select:not(:disabled), button')?.focus()
      }),
    [formatting],
  )
  // The bar is as wide as what it holds, which its place depends on.
  useEffect(() => canvas.core.moved.emit(), [canvas])
  const facts = formatting.facts()
  if (!facts) return null
  const close = () => {
    setPanel(null)
    formatting.focusText()
  }
  return (
    <div className={styles.place} {...{ [keepsTyping]: '' }}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tools in it take the focus */}
      <div
        ref={bar}
        className={styles.bar}
        role="toolbar"
        aria-label={messages.format}
        onKeyDown={(event) => walkTools(event, formatting)}
      >
        <LevelField facts={facts} onChange={formatting.setLevel} />
        {toolsOf(formatting, facts, (name) => setPanel(panel === name ? null : name)).map((tool) => (
          <ToolButton key={tool.label} tool={tool} shown={tool.panel === panel} />
        ))}
      </div>
      {panel === 'link' && <LinkPanel formatting={formatting} link={facts.link} onDone={close} />}
      {panel === 'align' && <AlignPanel formatting={formatting} facts={facts} onDone={close} />}
      {panel === 'color' && <ColorPanel formatting={formatting} facts={facts} onDone={close} />}
    </div>
  )
}
