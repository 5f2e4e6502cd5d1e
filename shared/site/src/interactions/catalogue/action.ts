import type { Action, ParameterValue } from '../interaction.ts'

export interface ActionGroup {
  readonly title: string
  readonly actions: readonly Action[]
}

/** Parameters in the order of the call, each with what it starts as. */
export function action(name: string, label: string, params: Readonly<Record<string, ParameterValue>>): Action {
  return { name, label, function: name, params }
}
