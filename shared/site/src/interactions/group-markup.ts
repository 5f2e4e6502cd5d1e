import type { AttributeEntry } from '@pergola/contracts'
import { directiveName, splitDirective } from '../directives/index.ts'
import { groupMarkers, ownSelector } from './group-mark.ts'
import { handlerText } from './handler-text.ts'
import type { Interaction } from './interaction.ts'

const viewEvents: ReadonlySet<string> = new Set(['view', 'enterview', 'leaveview'])

/** Events that an element hears only while it is observed. */
export function isViewEvent(event: string): boolean {
  return viewEvents.has(event.toLowerCase())
}

/** The attribute that holds the handler of an event. */
export function handlerName(event: string): string {
  return directiveName({ kind: 'on', argument: event, modifiers: [] })
}

/** Whether an attribute handles that event without a modifier, in any of its spellings. */
function isHandlerOf(attribute: string, event: string): boolean {
  const written = splitDirective(attribute)
  if (written?.kind !== 'on') return false
  return directiveName(written).toLowerCase() === handlerName(event).toLowerCase()
}

export interface GroupChange {
  readonly groupId: string
  /** Null, or left out, for an element that is of the group itself. */
  readonly instance?: string | null
  readonly before: readonly Interaction[]
  readonly after: readonly Interaction[]
}

/** Events that are new to a group and that one of these attributes handles already: it would be lost. */
export function handledElsewhere(
  { before, after }: Pick<GroupChange, 'before' | 'after'>,
  attributes: readonly AttributeEntry[],
): string | null {
  const known = new Set(before.map(({ event }) => handlerName(event)))
  const added = after.filter(({ event }) => !known.has(handlerName(event)))
  const taken = added.find(({ event }) =>
    attributes.some(({ name, value }) => value !== '' && isHandlerOf(name, event)),
  )
  return taken?.event ?? null
}

/** Attributes that an element of the group has to get (or, with null, to lose) for the new list. */
export function groupMarkup(
  { groupId, instance = null, before, after }: GroupChange,
  attributes: readonly AttributeEntry[],
): Record<string, string | null> {
  const edits: Record<string, string | null> = {}
  for (const { event } of before) {
    for (const { name } of attributes) if (isHandlerOf(name, event)) edits[name] = null
  }
  const mark = { id: groupId, instance }
  const own = ownSelector(mark)
  for (const interaction of after) edits[handlerName(interaction.event)] = handlerText(interaction, own)
  const isObserved = after.some(({ event }) => isViewEvent(event))
  if (isObserved) edits['v-view'] = 'true'
  else if (before.some(({ event }) => isViewEvent(event)) && !hearsView(attributes, edits)) edits['v-view'] = null
  Object.assign(edits, groupMarkers(after.length > 0 ? mark : null))
  const now = new Map(attributes.map(({ name, value }) => [name, value]))
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => (now.get(name) ?? null) !== value))
}

/** A handler of the page's own needs the observer just the same. */
function hearsView(attributes: readonly AttributeEntry[], edits: Readonly<Record<string, string | null>>): boolean {
  return attributes.some(({ name }) => {
    const written = splitDirective(name)
    return written?.kind === 'on' && isViewEvent(written.argument) && edits[name] !== null
  })
}
