import type { ColorFieldProps } from './color-field.tsx'

export interface ColorPickerProps extends ColorFieldProps {
  /** The colour to start from, with custom properties resolved. */
  resolved: string
}

export function ColorPicker({ label }: ColorPickerProps) {
  return <p>{label}</p>
}
