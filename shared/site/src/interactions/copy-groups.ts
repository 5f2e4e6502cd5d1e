import type { AttributeEntry, NodeId, Project } from '@pergola/contracts'
import { groupMarkers, groupMarkOf, ownSelector } from './group-mark.ts'
import type { GroupMark } from './group-mark.ts'
import { textLiteral } from './literal.ts'

export interface CopiedMember {
  readonly node: NodeId
  readonly attributes: readonly Pick<AttributeEntry, 'name' | 'value'>[]
}

interface CopyEdit {
  readonly node: NodeId
  readonly attributes: Readonly<Record<string, string | null>>
}

interface CopiedGroups {
  readonly interactions: Project['interactions']
  /** Marks and handlers that the copies get in place of those they came with. */
  readonly edits: readonly CopyEdit[]
}

/** As handlers have it between their quotes. */
function written(mark: GroupMark): string {
  return textLiteral(ownSelector(mark)).slice(1, -1)
}

/** What names the original in a handler names the copy. Nothing else of it changes, so no catalogue is asked for. */
function copyEdit({ node, attributes }: CopiedMember, from: GroupMark, to: GroupMark): CopyEdit {
  const edits: Record<string, string | null> = {}
  for (const { name, value } of attributes) {
    const next = /^(?:v-on:|@)/.test(name) ? value.replaceAll(written(from), () => written(to)) : value
    if (next !== value) edits[name] = next
  }
  const before = groupMarkers(from)
  for (const [name, value] of Object.entries(groupMarkers(to))) if (before[name] !== value) edits[name] = value
  return { node, attributes: edits }
}

/**
 * Copies of elements have interactions of their own: copies that were of one group are of one again, a copied instance is
 * one more instance. A mark without a group in the record stays as it is.
 */
export function copyGroups(
  interactions: Project['interactions'],
  copies: readonly CopiedMember[],
  freshId: (prefix: string) => string,
): CopiedGroups {
  const next = { ...interactions }
  const groups = new Map<string, string>()
  const known = copies.flatMap((copy) => {
    const mark = groupMarkOf(copy.attributes)
    return mark && Object.hasOwn(interactions, mark.id) ? [{ copy, mark }] : []
  })
  function fresh(): string {
    const id = freshId('iN')
    return Object.hasOwn(next, id) ? fresh() : id
  }
  for (const { mark } of known) {
    if (mark.instance !== null || groups.has(mark.id)) continue
    const id = fresh()
    groups.set(mark.id, id)
    next[id] = interactions[mark.id]
  }
  const edits = known.map(({ copy, mark }) => {
    const instance = mark.instance === null ? null : freshId('iI')
    return copyEdit(copy, mark, { id: groups.get(mark.id) ?? mark.id, instance })
  })
  return { interactions: next, edits }
}

const eventsOf = (group: unknown): readonly string[] =>
  (Array.isArray(group) ? group : []).flatMap((entry: unknown) => {
    const event = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)['event'] : null
    return typeof event === 'string' ? [event.toLowerCase()] : []
  })

/** Copies that shall do nothing of what the originals do: neither the mark of a group nor the handlers derived from it. */
export function withoutGroups(interactions: Project['interactions'], copies: readonly CopiedMember[]): CopyEdit[] {
  return copies.flatMap(({ node, attributes }) => {
    const mark = groupMarkOf(attributes)
    if (!mark || !Object.hasOwn(interactions, mark.id)) return []
    const events = eventsOf(interactions[mark.id])
    const handlers = new Set(events.flatMap((event) => [`v-on:${event}`, `@${event}`]))
    // What tells the commands to observe the element for its handlers.
    if (events.some((event) => /^(?:enter|leave)?view$/.test(event))) handlers.add('v-view')
    const gone = attributes.filter(({ name }) => handlers.has(name.toLowerCase())).map(({ name }) => [name, null])
    const marks = Object.entries(groupMarkers(mark)).filter(([, value]) => value !== null)
    return [{ node, attributes: Object.fromEntries([...gone, ...marks.map(([name]) => [name, null])]) }]
  })
}
