import type { CanvasService } from '@pergola/contracts'
import { PickField } from '../pick-field.tsx'
import { messages } from './messages.ts'
import { selectorOf } from './selector-of.ts'

interface SelectorFieldProps {
  canvas: CanvasService
  motionId: string
  value: string
  onCommit: (selector: string) => void
}

/** What an animation moves. */
export function SelectorField({ canvas, motionId, value, onCommit }: SelectorFieldProps) {
  return (
    <PickField
      canvas={canvas}
      label={messages.selector}
      pickLabel={messages.pickSelector}
      value={value}
      selectorOf={(id) => selectorOf(canvas, id, motionId)}
      onCommit={(selector) => onCommit(selector.trim() || 'self')}
    />
  )
}
