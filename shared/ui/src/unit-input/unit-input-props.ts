import type { ReactElement, ReactNode } from 'react'
import type { Complete } from '../combobox/combobox.tsx'
import type { FieldOrigin } from '../field/field-label.tsx'
import type { ReadTyped } from '../field/read-typed.ts'

export interface UnitInputProps {
  label: string
  hideLabel?: boolean | undefined
  /** As written in the sheet: `12px`, `auto`, `calc(1px + 2em)`, or empty. */
  value: string
  origin?: FieldOrigin | undefined
  /** The computed value, shown while the field is empty. */
  placeholder?: string | undefined
  /** What the value comes to, `14px` say; asked when a step begins from a value that is no number itself. */
  computed?: (() => string) | undefined
  /** The first one is taken for a bare number; none makes the field a plain number. */
  units?: readonly string[] | undefined
  keywords?: readonly string[] | undefined
  disabled?: boolean | undefined
  /** Smallest number that steps and scrubs reach. */
  minimum?: number | undefined
  /** Shown at once and not recorded: scrubbing, held arrow keys. */
  onPreview?: ((text: string) => void) | undefined
  /** One undo step. */
  onCommit: (text: string) => void
  /** What was previewed is taken back. */
  onCancel?: (() => void) | undefined
  /** Comes before units and maths. */
  read?: ReadTyped | undefined
  /** The reason why a text cannot be applied, or null. Such a text stays in the field, marked. */
  validate?: ((text: string) => string | null) | undefined
  /** Alt+click on the label. */
  onReset?: (() => void) | undefined
  /** Wraps the label, for example in a popover that names the source of the value. */
  renderLabel?: ((label: ReactElement) => ReactNode) | undefined
  /** A text that is a value as it stands: it gets no unit and is not taken for maths. */
  accepts?: ((text: string) => boolean) | undefined
  /** What completes a half-typed text, such as `var(--`; whole texts each. */
  complete?: Complete | undefined
  /** Label above the field instead of beside it. */
  stacked?: boolean | undefined
}
