import type { UnknownClass } from '@pergola/contracts'

/** Comes with what makes utilities, which most projects do without. */
export function unknownApplied({ name, selector, nearest }: UnknownClass, file: string): string {
  const advice = nearest === null ? 'Correct the name in its code.' : `Did you mean ${nearest}?`
  return `Tailwind has no class ${name}, which ${selector} applies in ${file}. ${advice} The rule stays as it is written, and its other names are applied.`
}
