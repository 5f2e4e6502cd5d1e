import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, ColorField, Combobox, IconButton, SegmentedControl, Switch, UnitInput } from '@pergola/ui'
import { useColourChoices } from '../fields/colour-field.tsx'
import { useTyped } from '../fields/use-typed.ts'
import { useCompletion } from '../fields/use-completion.ts'
import type { ItemEditorProps } from '../value-list/item-text.tsx'
import styles from './background.module.css'
import { GradientStrip } from './gradient-strip.tsx'
import { firstDirections, gradientTypes, printGradient, withAnotherStop } from './gradient.ts'
import type { Gradient, GradientStop, GradientType } from './gradient.ts'
import { messages } from './messages.ts'

const directions: Readonly<Record<GradientType, readonly string[]>> = {
  linear: ['to top', 'to right', 'to bottom', 'to left', 'to bottom right', '45deg', '90deg', '135deg', '180deg'],
  radial: ['circle at center', 'ellipse at center', 'circle at top left', 'closest-side', 'farthest-corner'],
  conic: ['from 0deg', 'from 90deg', 'from 0deg at center', 'from 45deg at 50% 50%', 'at top left'],
}

/** Writes a gradient once it is whole; until then what is there stays here, half made. */
export function GradientEditor(props: ItemEditorProps & { gradient: Gradient }) {
  const { gradient, text, refuse, onChange, onPreview, onCancel } = props
  const [kept, setKept] = useState<{ gradient: Gradient; of: string } | null>(null)
  // Of another text, by undo or by another order of the layers, it is no more.
  const draft = kept?.of === text ? kept.gradient : null
  const shown = draft ?? gradient

  function problemOf(next: Gradient): string | null {
    const printed = printGradient(next)
    return printed === null ? messages.incomplete : refuse(printed)
  }

  function change(part: Partial<Gradient>) {
    const next = { ...shown, ...part }
    const isWhole = problemOf(next) === null
    setKept(isWhole ? null : { gradient: next, of: text })
    const printed = printGradient(next)
    if (isWhole && printed !== null && printed !== text) onChange(printed)
  }

  const readDirection = useTyped(props.property, (direction) => problemOf({ ...shown, direction }) === null)

  function preview(stops: readonly GradientStop[]) {
    const next = printGradient({ ...shown, stops })
    if (next !== null) onPreview(next)
  }

  const problem = draft && problemOf(draft)
  return (
    <div className={styles.gradient}>
      <GradientStrip gradient={shown} onChange={(stops) => change({ stops })} onPreview={preview} onCancel={onCancel} />
      <SegmentedControl<GradientType>
        label={messages.type}
        value={shown.type}
        options={gradientTypes.map((value) => ({ value, label: value }))}
        // Where none was written, the new type has its own without words, too.
        onChange={(type) => change({ type, direction: shown.direction === '' ? '' : firstDirections[type] })}
      />
      <Combobox
        label={messages.direction}
        value={shown.direction}
        placeholder={firstDirections[shown.type]}
        suggestions={directions[shown.type]}
        read={readDirection}
        onCommit={(direction) => change({ direction })}
      />
      <Stops stops={shown.stops} onChange={(stops) => change({ stops })} onPreview={preview} onCancel={onCancel} />
      <Switch label={messages.repeating} checked={shown.repeating} onChange={(repeating) => change({ repeating })} />
      {problem !== null && (
        <p className={styles.note} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

interface StopsProps {
  stops: readonly GradientStop[]
  onChange: (stops: readonly GradientStop[]) => void
  onPreview: (stops: readonly GradientStop[]) => void
  onCancel: () => void
}

function Stops({ stops, onChange, onPreview, onCancel }: StopsProps) {
  const choices = useColourChoices()
  const complete = useCompletion('color')
  const readColour = useTyped('color')
  const readOffset = useTyped('width')
  const withPart = (index: number, part: Partial<GradientStop>) =>
    stops.map((stop, at) => (at === index ? { ...stop, ...part } : stop))

  return (
    <div className={styles.stops}>
      {stops.map((stop, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stop has no identity but its place
        <div key={index} className={styles.stop}>
          <ColorField
            {...choices}
            label={messages.stop(index + 1)}
            hideLabel
            value={stop.color}
            complete={complete}
            read={readColour}
            onPreview={(color) => onPreview(withPart(index, { color }))}
            onCancel={onCancel}
            onCommit={(color) => onChange(withPart(index, { color: /\bnan\b/i.test(color) ? stop.color : color }))}
          />
          <UnitInput
            label={messages.offset(index + 1)}
            hideLabel
            value={stop.offset}
            placeholder="auto"
            units={['%', 'px']}
            read={readOffset}
            onPreview={(offset) => onPreview(withPart(index, { offset }))}
            onCancel={onCancel}
            onCommit={(offset) => onChange(withPart(index, { offset }))}
          />
          <IconButton
            label={messages.removeStop(index + 1)}
            icon={<X />}
            onClick={() => onChange(stops.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button variant="ghost" icon={<Plus />} onClick={() => onChange(withAnotherStop(stops))}>
        {messages.addStop}
      </Button>
    </div>
  )
}
