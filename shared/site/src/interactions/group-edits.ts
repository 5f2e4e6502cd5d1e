import { fail, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { findAction, findActionByText } from './catalogue/catalogue.ts'
import { handlerName } from './group-markup.ts'
import type { Action, Interaction, ParameterValue } from './interaction.ts'
import { readAction, readInteraction } from './read-group.ts'

export type InteractionFailure =
  | 'action-used'
  | 'action-unknown'
  | 'event-missing'
  | 'event-invalid'
  | 'event-used'
  | 'invalid-action'
  | 'invalid-interaction'

type List = readonly Interaction[]
type Edited = Outcome<List, InteractionFailure>

/** Letters, digits, dashes and colons: what can stand in the name of an attribute and hides no modifier. */
const eventForm = /^[A-Za-z][\w:-]*$/

function eventProblem(list: List, event: string): InteractionFailure | null {
  if (event === '') return 'event-missing'
  if (!eventForm.test(event)) return 'event-invalid'
  const name = handlerName(event).toLowerCase()
  const isUsed = list.some((one) => one.event.toLowerCase() === event.toLowerCase() || handlerName(one.event) === name)
  return isUsed ? 'event-used' : null
}

/** Interactions as they come from the outside are given an id of their own. */
export function addInteraction(list: List, event: string, id: string): Edited {
  const problem = eventProblem(list, event.trim())
  if (problem) return fail(problem)
  return succeed([...list, { id, name: id, event: event.trim(), actions: [] }])
}

export function removeInteraction(list: List, id: string): List {
  return list.filter((one) => one.id !== id)
}

function withActions(list: List, id: string, change: (actions: readonly Action[]) => readonly Action[]): List {
  return list.map((one) => (one.id === id ? { ...one, actions: change(one.actions) } : one))
}

/** By its label or its name, as it was typed. */
export function addAction(list: List, id: string, typed: string): Edited {
  const known = findActionByText(typed)
  return known ? placeAction(list, id, known) : fail('action-unknown')
}

function placeAction(list: List, id: string, action: Action): Edited {
  const actions = list.find((one) => one.id === id)?.actions ?? []
  if (actions.some(({ label }) => label === action.label)) return fail('action-used')
  return succeed(withActions(list, id, (before) => [...before, action]))
}

export function removeAction(list: List, id: string, index: number): List {
  return withActions(list, id, (actions) => actions.filter((_action, at) => at !== index))
}

interface ParameterEdit {
  readonly id: string
  readonly index: number
  readonly key: string
  readonly value: string | number | boolean
}

function changed(before: ParameterValue | undefined, value: ParameterEdit['value']): ParameterValue {
  if (typeof before !== 'object') return value
  if (before.type === 'switch') return { ...before, value: value === true }
  return { ...before, value: String(value) }
}

/** Throws for an edit that says neither where nor what: only a fault of the panel could ask for it. */
export function setParameter(list: List, { id, index, key, value }: ParameterEdit): List {
  if (key === '') throw new Error('No key Founded!')
  const action = list.find((one) => one.id === id)?.actions[index]
  if (!action) throw new Error('Action index not founded!')
  const before = Object.hasOwn(action.params, key) ? action.params[key] : findAction(action.function)?.params[key]
  const params = { ...action.params, [key]: changed(before, value) }
  return withActions(list, id, (actions) => actions.with(index, { ...action, params }))
}

/** JSON or nothing; the callers say what is wrong with nothing. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A pasted action is one of ours with other values; nothing else of it is taken over. */
function ownAction(action: Action): Action | null {
  const own = findAction(action.function)
  if (!own) return null
  const params: Record<string, ParameterValue> = {}
  for (const [key, usual] of Object.entries(own.params)) {
    const given = Object.hasOwn(action.params, key) ? action.params[key] : undefined
    const value = typeof given === 'object' ? given.value : given
    params[key] = value === undefined ? usual : changed(usual, value)
  }
  return { ...own, params }
}

export function pasteAction(list: List, id: string, text: string): Edited {
  const action = readAction(parsed(text))
  if (!action) return fail('invalid-action')
  const own = ownAction(action)
  return own ? placeAction(list, id, own) : fail('action-unknown')
}

/** Checked as a whole: with one action that is not ours nothing is pasted. */
export function pasteInteraction(list: List, text: string, id: string): Edited {
  return placeInteraction(list, parsed(text), id)
}

/** The same for what was read already. */
export function placeInteraction(list: List, from: unknown, id: string): Edited {
  const given = readInteraction(from)
  if (!given) return fail('invalid-interaction')
  const problem = eventProblem(list, given.event.trim())
  if (problem) return fail(problem === 'event-used' ? problem : 'invalid-interaction')
  const actions = given.actions.map(ownAction)
  const labels = new Set(actions.map((action) => action?.label))
  if (actions.some((action) => action === null)) return fail('action-unknown')
  if (labels.size < actions.length) return fail('action-used')
  const own = actions.filter((action) => action !== null)
  return succeed([...list, { id, name: id, event: given.event.trim(), actions: own }])
}
