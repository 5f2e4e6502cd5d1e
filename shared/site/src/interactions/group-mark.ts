import { markers } from '@pergola/contracts'
import type { AttributeEntry } from '@pergola/contracts'

type Named = readonly Pick<AttributeEntry, 'name' | 'value'>[]

/** What an element says of its interactions. */
export interface GroupMark {
  readonly id: string
  /** Null for an element that is of the group itself. */
  readonly instance: string | null
}

export function groupMarkOf(attributes: Named): GroupMark | null {
  const valueOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value || null
  const main = valueOf(markers.mainInteractionId)
  const instance = main === null ? null : valueOf(markers.interactionInstanceId)
  const id = instance === null ? valueOf(markers.interactionId) : main
  return id === null ? null : { id, instance }
}

/** The attributes of a mark; with none, those that an element without interactions must not have. */
export function groupMarkers(mark: GroupMark | null): Readonly<Record<string, string | null>> {
  const instance = mark?.instance ?? null
  return {
    [markers.interactionId]: mark && instance === null ? mark.id : null,
    [markers.mainInteractionId]: mark && instance !== null ? mark.id : null,
    [markers.interactionInstanceId]: instance,
  }
}

function attributeSelector(name: string, value: string): string {
  return `[${name}="${value.replace(/["\\]/g, '\\$&').replace(/[\n\r\f]/g, '')}"]`
}

/** Selector of all elements that are of a group themselves. */
export function groupSelector(groupId: string): string {
  return attributeSelector(markers.interactionId, groupId)
}

/** Selector of the instances of a group. */
export function instancesSelector(groupId: string): string {
  return attributeSelector(markers.mainInteractionId, groupId)
}

/** What `self` is for an element with this mark: all of the group, or the instance alone. */
export function ownSelector({ id, instance }: GroupMark): string {
  return instance === null ? groupSelector(id) : attributeSelector(markers.interactionInstanceId, instance)
}
