import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, ColorField, Combobox, IconButton, SegmentedControl, UnitInput } from '@pergola/ui'
import { useColourChoices } from '../fields/colour-field.tsx'
import styles from './background.module.css'
import { printGradient } from './background-layers.ts'
import type { Gradient, GradientStop } from './background-layers.ts'
import { messages } from './messages.ts'

interface GradientEditorProps {
  gradient: Gradient
  onChange: (gradient: Gradient) => void
  onPreview: (gradient: Gradient) => void
  onCancel: () => void
}

const directions = {
  linear: ['to top', 'to right', 'to bottom', 'to left', 'to bottom right', '45deg', '90deg', '135deg', '180deg'],
  radial: ['circle at center', 'ellipse at center', 'circle at top left', 'closest-side', 'farthest-corner'],
} as const

const firstDirection = { linear: 'to bottom', radial: 'ellipse at center' } as const

/** Writes a gradient once it is whole; until then what is there stays here, half made. */
export function GradientEditor({ gradient, onChange, onPreview, onCancel }: GradientEditorProps) {
  const [draft, setDraft] = useState<Gradient | null>(null)
  const shown = draft ?? gradient
  const text = printGradient(shown)

  function change(part: Partial<Gradient>) {
    const next = { ...shown, ...part }
    const whole = printGradient(next) !== null
    setDraft(whole ? null : next)
    if (whole) onChange(next)
  }

  return (
    <div className={styles.gradient}>
      <div className={styles.strip} aria-hidden="true">
        <div style={text === null ? undefined : { backgroundImage: strip(shown) }} />
      </div>
      <SegmentedControl
        label={messages.type}
        value={shown.type}
        options={[
          { value: 'linear', label: 'linear' },
          { value: 'radial', label: 'radial' },
        ]}
        onChange={(type) => change({ type, direction: firstDirection[type] })}
      />
      <Combobox
        label={messages.direction}
        value={shown.direction}
        suggestions={directions[shown.type]}
        onCommit={(direction) => change({ direction })}
      />
      <Stops
        stops={shown.stops}
        onChange={(stops) => change({ stops })}
        onPreview={(stops) => onPreview({ ...shown, stops })}
        onCancel={onCancel}
      />
      {text === null && (
        <p className={styles.note} role="alert">
          {messages.incomplete}
        </p>
      )}
    </div>
  )
}

/** The stops from left to right, whatever the gradient's own direction. */
function strip({ stops }: Gradient): string {
  return printGradient({ type: 'linear', direction: 'to right', stops }) ?? ''
}

interface StopsProps {
  stops: readonly GradientStop[]
  onChange: (stops: readonly GradientStop[]) => void
  onPreview: (stops: readonly GradientStop[]) => void
  onCancel: () => void
}

function Stops({ stops, onChange, onPreview, onCancel }: StopsProps) {
  const choices = useColourChoices()
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
      <Button
        variant="ghost"
        icon={<Plus />}
        onClick={() => onChange([...stops, { color: stops.at(-1)?.color ?? '#000000', offset: '100%' }])}
      >
        {messages.addStop}
      </Button>
    </div>
  )
}
