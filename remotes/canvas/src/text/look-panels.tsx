import { AlignCenter, AlignJustify, AlignLeft, AlignRight, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import styles from './format-bar.module.css'
import { FormatPanel } from './format-panel.tsx'
import type { Formatting, TextFacts } from './formatting.ts'
import { messages } from './messages.ts'
import type { TextAlign, WrittenAs } from './text-look.ts'

interface LookPanelProps {
  readonly formatting: Formatting
  readonly facts: TextFacts
  readonly onDone: () => void
}

const alignments: readonly [TextAlign, LucideIcon][] = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
  ['justify', AlignJustify],
]

const ways: readonly [WrittenAs, string][] = [
  ['class', messages.asClass],
  ['inline', messages.asInline],
]

function WrittenAsField({ formatting }: Pick<LookPanelProps, 'formatting'>) {
  const name = useId()
  return (
    <fieldset className={styles.ways}>
      <legend>{messages.writtenAs}</legend>
      {ways.map(([as, label]) => (
        <label key={as} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={formatting.writtenAs === as}
            onChange={() => formatting.setWrittenAs(as)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

export function AlignPanel({ formatting, facts, onDone }: LookPanelProps) {
  return (
    <FormatPanel label={messages.align} onDone={onDone}>
      <div className={styles.row}>
        {alignments.map(([value, Icon]) => (
          <button
            key={value}
            type="button"
            className={styles.tool}
            title={messages.alignments[value]}
            aria-label={messages.alignments[value]}
            aria-pressed={facts.align === value}
            onClick={() => {
              formatting.setAlign(value)
              onDone()
            }}
          >
            <Icon size={14} strokeWidth={1.5} aria-hidden />
          </button>
        ))}
      </div>
      <WrittenAsField formatting={formatting} />
    </FormatPanel>
  )
}

/** The picker of the browser knows hexadecimal values alone. */
function hexOf(color: string): string {
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(color)?.slice(1) ?? ['0', '0', '0']
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

interface ColorFieldsProps {
  readonly value: string
  /** Shown by the picker while the value is none that it knows. */
  readonly shown: string
  readonly isRefused: boolean
  onChange(value: string): void
}

function ColorFields({ value, shown, isRefused, onChange }: ColorFieldsProps) {
  const note = useId()
  return (
    <>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={messages.pickColour}
          title={messages.pickColour}
          value={/^#[\da-f]{6}$/i.test(value) ? value : shown}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <input
          type="text"
          className={styles.field}
          aria-label={messages.colourValue}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? note : undefined}
          placeholder={messages.colourHint}
          value={value}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {isRefused && (
        <p id={note} className={styles.note} role="alert">
          {messages.notAColour}
        </p>
      )}
    </>
  )
}

export function ColorPanel({ formatting, facts, onDone }: LookPanelProps) {
  const [value, setValue] = useState('')
  const [isRefused, setRefused] = useState(false)
  const set = (color: string | null) => {
    if (color !== null && (color === '' || !CSS.supports('color', color))) return setRefused(true)
    formatting.setColor(color)
    onDone()
  }
  return (
    <FormatPanel label={messages.colour} onDone={onDone} onSubmit={() => set(value.trim())}>
      <ColorFields
        value={value}
        shown={hexOf(facts.color)}
        isRefused={isRefused}
        onChange={(color) => {
          setRefused(false)
          setValue(color)
        }}
      />
      <WrittenAsField formatting={formatting} />
      <div className={styles.actions}>
        <button type="submit" className={styles.main}>
          {messages.setColour}
        </button>
        <button type="button" className={styles.other} onClick={() => set(null)}>
          {messages.removeColour}
        </button>
      </div>
    </FormatPanel>
  )
}
