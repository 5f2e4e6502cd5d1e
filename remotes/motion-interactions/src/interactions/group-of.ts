import { markers } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { groupMarkup, groupSelector, handledElsewhere } from '@pergola/site/interactions'
import type { GroupChange } from '@pergola/site/interactions'
import { messages } from './messages.ts'

export function groupIdOf(attributes: readonly { readonly name: string; readonly value: string }[]): string | null {
  return attributes.find(({ name }) => name === markers.interactionId)?.value || null
}

/** Elements of the open page that carry the group. */
export function membersOf(canvas: CanvasService, groupId: string): readonly NodeId[] {
  return canvas.find(groupSelector(groupId))
}

/**
 * The new list of a group, in the record and on every element that carries it, as one undo step. What is wrong comes
 * back as a text for a person.
 */
export function writeGroup(canvas: CanvasService, element: NodeId, change: GroupChange, label: string): string | null {
  const { project } = canvas.record.getState()
  if (!project) return messages.notAllowed
  const members = [...new Set([element, ...membersOf(canvas, change.groupId)])]
  const taken = members.map((id) => handledElsewhere(change, canvas.attributesOf(id))).find((event) => event !== null)
  if (taken !== undefined) return messages.ownHandler(taken)
  const { [change.groupId]: _before, ...others } = project.interactions
  const interactions = change.after.length > 0 ? { ...project.interactions, [change.groupId]: change.after } : others
  const edits = members.map((id) => ({ id, attributes: groupMarkup(change, canvas.attributesOf(id)) }))
  const done = canvas.editAttributes(edits, label, { interactions })
  if (done.ok) return null
  return done.failure === 'read-only' ? messages.readOnly : messages.notAllowed
}
