import type { Project } from '@pergola/contracts'
import * as v from 'valibot'
import type { Action, Interaction } from './interaction.ts'

const text = v.pipe(v.string(), v.minLength(1))
const parameterSchema = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.object({ type: v.literal('select'), keywords: v.array(v.string()), value: v.string() }),
  v.object({ type: v.literal('switch'), value: v.boolean() }),
])

const actionSchema = v.looseObject({
  name: text,
  label: v.optional(v.string()),
  function: text,
  params: v.optional(v.record(v.string(), v.fallback(parameterSchema, '')), {}),
  access: v.optional(v.record(v.string(), v.string())),
})

const interactionSchema = v.looseObject({
  id: text,
  name: v.optional(v.string()),
  event: v.optional(v.string(), ''),
  actions: v.array(v.unknown()),
})

/** What came from a file or the clipboard as an action; null for anything else. */
export function readAction(given: unknown): Action | null {
  const read = v.safeParse(actionSchema, given)
  if (!read.success) return null
  const { name, label, params, access } = read.output
  return { name, label: label ?? name, function: read.output.function, params, ...(access && { access }) }
}

/** The same for an interaction. Actions that are none are left out. */
export function readInteraction(given: unknown): Interaction | null {
  const read = v.safeParse(interactionSchema, given)
  if (!read.success) return null
  const { id, name, event, actions } = read.output
  return { id, name: name ?? id, event, actions: actions.map(readAction).filter((action) => action !== null) }
}

/** The interactions of a group, in order; none for a group that is not there. */
export function readGroup(project: Pick<Project, 'interactions'>, groupId: string): readonly Interaction[] {
  const stored = Object.hasOwn(project.interactions, groupId) ? project.interactions[groupId] : null
  return Array.isArray(stored) ? stored.map(readInteraction).filter((one) => one !== null) : []
}
