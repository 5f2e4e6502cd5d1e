import type { StyleState } from '@pergola/contracts'

/** Those that the rule being edited sets, sorted. */
export function declaredNames({ values }: StyleState, isListed: (property: string) => boolean): readonly string[] {
  return Object.entries(values)
    .filter(([name, { origin }]) => isListed(name) && (origin === 'here' || origin === 'overridden'))
    .map(([name]) => name)
    .toSorted()
}
