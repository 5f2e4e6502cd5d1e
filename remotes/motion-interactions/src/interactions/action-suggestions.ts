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

/** In the order of their groups; what is typed may be part of the name or of the group. */
export function completeAction(typed: string): Offered[] {
  const words = typed.toLowerCase().split(/\s+/)
  return offered().filter(({ label, detail }) => {
    const text = `${label} ${detail}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
