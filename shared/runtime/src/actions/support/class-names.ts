import { textOf } from './text-of.ts'

/** Several at once may be given, and a dot in front is how a class is known elsewhere. */
export function classNames(value: unknown): string[] {
  return textOf(value)
    .split(/\s+/)
    .map((name) => name.replace(/^\./, ''))
    .filter((name) => name !== '')
}
