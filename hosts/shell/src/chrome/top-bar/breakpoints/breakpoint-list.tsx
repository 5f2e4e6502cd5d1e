import { boundsText, type Breakpoint, type BreakpointFailure, type Breakpoints, type Outcome } from '@pergola/contracts'
import { Button, IconButton, TextField, UnitInput } from '@pergola/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useCanvasState, useShell } from '../../../context/shell-context.tsx'
import styles from './breakpoint-list.module.css'
import { failures, messages } from './messages.ts'

/** Every breakpoint of the site: which is edited, its name and width, and what goes when it is removed. */
export function BreakpointList({ breakpoints }: { breakpoints: Breakpoints }) {
  const { list, edited } = useStore(breakpoints.state)
  const readOnly = useCanvasState((state) => state.readOnly)
  const [problem, setProblem] = useState<string | null>(null)
  const told = (outcome: Outcome<unknown, BreakpointFailure>) =>
    setProblem(outcome.ok ? null : failures[outcome.failure])
  return (
    <div className={styles.window}>
      <ul className={styles.list} aria-label={messages.title}>
        <li className={styles.row}>
          <Show label={messages.base} isEdited={edited === null} onPress={() => breakpoints.show(null)} />
          <span className={styles.note}>{messages.baseNote}</span>
        </li>
        {list.map((breakpoint) => (
          <Row
            key={breakpoint.atRule}
            breakpoint={breakpoint}
            breakpoints={breakpoints}
            isEdited={breakpoint.atRule === edited}
            readOnly={readOnly}
            told={told}
          />
        ))}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {!readOnly && <Add breakpoints={breakpoints} told={told} />}
    </div>
  )
}

function Show({ label, isEdited, onPress }: { label: string; isEdited: boolean; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      className={styles.show}
      aria-label={messages.show(label)}
      aria-pressed={isEdited}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

interface RowProps {
  breakpoint: Breakpoint
  breakpoints: Breakpoints
  isEdited: boolean
  readOnly: boolean
  told: (outcome: Outcome<unknown, BreakpointFailure>) => void
}

function Row({ breakpoint, breakpoints, isEdited, readOnly, told }: RowProps) {
  const { dialogs } = useShell().services
  const { atRule, min, max, name } = breakpoint
  const label = boundsText(breakpoint)
  const bound = max ?? min ?? 0
  const rules = breakpoints.ruleCount(atRule)

  async function remove() {
    const answer = await dialogs.confirm({
      title: messages.removeTitle(label),
      message: messages.removeMessage(rules),
      confirmLabel: messages.remove(label),
      cancelLabel: messages.cancel,
      danger: true,
    })
    if (answer === 'confirm') told(await breakpoints.remove(atRule))
  }

  return (
    <li className={styles.row}>
      <Show label={label} isEdited={isEdited} onPress={() => breakpoints.show(atRule)} />
      <TextField
        label={messages.name(label)}
        hideLabel
        placeholder={messages.namePlaceholder}
        value={name}
        disabled={readOnly}
        maxLength={60}
        onCommit={(text) => void breakpoints.change(atRule, { name: text }).then(told)}
      />
      <UnitInput
        label={messages.width(label)}
        hideLabel
        value={String(bound)}
        units={[]}
        minimum={1}
        disabled={readOnly || (min !== null && max !== null)}
        validate={(text) => (pixelsIn(text) === null ? messages.size(text) : null)}
        onCommit={(text) => {
          const width = pixelsIn(text)
          if (width !== null) void breakpoints.change(atRule, { width }).then(told)
        }}
      />
      <span className={styles.note}>{messages.rules(rules)}</span>
      <IconButton label={messages.remove(label)} icon={<Trash2 />} disabled={readOnly} onClick={() => void remove()} />
    </li>
  )
}

/** At the width that is looked at. */
function Add({ breakpoints, told }: Pick<RowProps, 'breakpoints' | 'told'>) {
  const width = useCanvasState((state) => Math.round(state.width))
  const device = useCanvasState((state) => state.device)
  const { list } = useStore(breakpoints.state)
  const exists = list.some(({ min, max }) => min === null && max === width)
  return (
    <div className={styles.add}>
      {device === 'desktop' || exists ? (
        <p className={styles.note}>{messages.addNote}</p>
      ) : (
        <Button icon={<Plus />} onClick={() => told(breakpoints.add(width))}>
          {messages.add(width)}
        </Button>
      )}
    </div>
  )
}

/** `768` and `768px` mean the same. */
function pixelsIn(text: string): number | null {
  const width = Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(text.trim())?.[1])
  return width > 0 ? width : null
}
