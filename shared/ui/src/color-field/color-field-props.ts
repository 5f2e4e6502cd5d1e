import type { ReactElement, ReactNode } from 'react'
import type { Complete } from '../combobox/combobox.tsx'
import type { FieldOrigin } from '../field/field-label.tsx'
import type { ReadTyped } from '../field/read-typed.ts'

/** A custom property of the page and what it resolves to. */
export interface ColorVariable {
  name: string
  value: string
}

export interface ColorFieldProps {
  label: string
  hideLabel?: boolean | undefined
  /** As written in the sheet; never rewritten into another colour space. */
  value: string
  origin?: FieldOrigin | undefined
  placeholder?: string | undefined
  /** The colour that the value stands for, where that takes more than a look at `variables`. */
  shown?: string | undefined
  /** Saved colours, as text. */
  swatches?: readonly string[] | undefined
  /** Present when the saved colours can be changed. */
  onSwatchesChange?: ((swatches: readonly string[]) => void) | undefined
  /** Offered before everything else. */
  variables?: readonly ColorVariable[] | undefined
  /** Colours behind the text, from the front on, the last one opaque; where it gives none no contrast is shown. */
  backdrop?: (() => readonly string[] | null) | undefined
  disabled?: boolean | undefined
  onPreview?: ((text: string) => void) | undefined
  onCommit: (text: string) => void
  onCancel?: (() => void) | undefined
  read?: ReadTyped | undefined
  validate?: ((text: string) => string | null) | undefined
  onReset?: (() => void) | undefined
  renderLabel?: ((label: ReactElement) => ReactNode) | undefined
  /** What completes a half-typed text, such as `var(--`; whole texts each. */
  complete?: Complete | undefined
  stacked?: boolean | undefined
}
