import type { Action } from '../interaction.ts'
import type { ActionGroup } from './action.ts'
import { contentActions } from './content-actions.ts'
import { elementActions } from './element-actions.ts'
import { styleActions } from './style-actions.ts'

export type { ActionGroup } from './action.ts'

/** All actions there are, docs/reference/actions.md, as a new one of each is stored. */
export const actionGroups: readonly ActionGroup[] = [...contentActions, ...elementActions, ...styleActions]

const all = actionGroups.flatMap(({ actions }) => actions)
const byFunction: Readonly<Record<string, Action>> = Object.fromEntries(all.map((each) => [each.function, each]))

export function findAction(name: string): Action | undefined {
  return Object.hasOwn(byFunction, name) ? byFunction[name] : undefined
}

/** What a person types: the label or the name, in any case. */
export function findActionByText(typed: string): Action | undefined {
  const wanted = typed.trim().toLowerCase()
  return all.find(({ label, name }) => label.toLowerCase() === wanted || name.toLowerCase() === wanted)
}
