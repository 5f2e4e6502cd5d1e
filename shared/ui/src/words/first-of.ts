import { shortName } from './short-name.ts'

/** The first few of many names; how many more there are is said as a number. */
export function firstOf(names: readonly string[], atMost = 5): string {
  const rest = names.length - atMost
  const shown = names
    .slice(0, atMost)
    .map((name) => shortName(name))
    .join(', ')
  return rest > 0 ? `${shown} and ${rest} more` : shown
}
