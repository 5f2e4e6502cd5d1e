import { actionGroups } from '@pergola/site/interactions'

interface Offered {
  readonly value: string
  readonly label: string
  readonly detail: string
}

function offered(): Offered[] {
  return actionGroups.flatMap(({ title, actions }) =>
    actions.map(({ label }) => ({ value: label, label, detail: title })),
  )
}

/**
 * Names that begin with what is typed, then those that it is part of, of them or of their groups; both in the order of the
 * groups.
 */
export function completeAction(typed: string): Offered[] {
  const wanted = typed.trim().toLowerCase()
  const words = wanted.split(/\s+/)
  const begins = ({ label }: Offered) => Number(label.toLowerCase().startsWith(wanted))
  const found = offered().filter(({ label, detail }) => {
    const text = `${label} ${detail}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return found.toSorted((one, other) => begins(other) - begins(one))
}
