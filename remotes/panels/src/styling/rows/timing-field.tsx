import { TextualField } from '../fields/textual-field.tsx'

/** The keywords, and the functions with numbers to start from: `n` and `x1` are nothing a browser takes. */
export const timings = [
  { value: 'linear', label: 'linear' },
  { value: 'ease', label: 'ease' },
  { value: 'ease-in', label: 'ease-in' },
  { value: 'ease-out', label: 'ease-out' },
  { value: 'ease-in-out', label: 'ease-in-out' },
  { value: 'step-start', label: 'step-start' },
  { value: 'step-end', label: 'step-end' },
  { value: 'steps(4, start)', label: 'steps(n, start)' },
  { value: 'steps(4, end)', label: 'steps(n, end)' },
  { value: 'cubic-bezier(0.4, 0, 0.2, 1)', label: 'cubic-bezier(x1, y1, x2, y2)' },
]

export function TimingField({ property, label }: { property: string; label: string }) {
  return <TextualField property={property} label={label} suggestions={timings} />
}
