import type { CanvasService } from '@pergola/contracts'
import { selectorsOfPage } from '../class-names.ts'
import { PickField } from '../pick-field.tsx'
import { messages } from './messages.ts'
import { selectorOf } from './selector-of.ts'

interface SelectorFieldProps {
  canvas: CanvasService
  label?: string
  motionId: string
  value: string
  /** Words that mean parts of a text. */
  parts?: readonly string[]
  error?: string | null
  onCommit: (selector: string) => void
}

/** What an animation moves, or whose texts are split. */
export function SelectorField({ canvas, label, motionId, value, parts = [], error, onCommit }: SelectorFieldProps) {
  return (
    <PickField
      canvas={canvas}
      label={label ?? messages.selector}
      pickLabel={label ? messages.pickFor(label) : messages.pickSelector}
      value={value}
      suggestions={() => [...parts, ...selectorsOfPage(canvas)]}
      error={error ?? null}
      selectorOf={(id) => selectorOf(canvas, id, motionId)}
      onCommit={(selector) => onCommit(selector.trim() || 'self')}
    />
  )
}
