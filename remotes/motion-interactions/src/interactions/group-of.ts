import type { CanvasService, NodeId, Project } from '@pergola/contracts'
import {
  groupMarkOf,
  groupMarkup,
  groupSelector,
  handledElsewhere,
  instancesSelector,
} from '@pergola/site/interactions'
import type { Interaction } from '@pergola/site/interactions'
import type { Elsewhere } from '../elsewhere.ts'
import { messages } from './messages.ts'

type List = readonly Interaction[]

/** Elements of the open page that are of the group themselves. */
export function mainsOf(canvas: CanvasService, groupId: string): readonly NodeId[] {
  return canvas.find(groupSelector(groupId))
}

/** Every element of the open page that has its interactions, instances included. */
export function membersOf(canvas: CanvasService, groupId: string): readonly NodeId[] {
  return [...new Set([...mainsOf(canvas, groupId), ...canvas.find(instancesSelector(groupId))])]
}

export interface AttributeEdit {
  readonly id: NodeId
  readonly attributes: Readonly<Record<string, string | null>>
}

export interface GroupWrite {
  readonly groupId: string
  readonly before: List
  /** Empty takes the group out of the record. */
  readonly after: List
  /** An element that comes to the group, with what it had until then. */
  readonly joins?: { readonly node: NodeId; readonly had: List; readonly instance: string | null }
  /** Attributes beside those of the interactions. */
  readonly attributes?: readonly AttributeEdit[]
  /** What it changes beside the open page. */
  readonly elsewhere?: Elsewhere
}

interface Changed {
  readonly node: NodeId
  readonly instance: string | null
  readonly before: List
}

function changedBy(canvas: CanvasService, { groupId, before, joins }: GroupWrite): Changed[] {
  const members = membersOf(canvas, groupId)
    .filter((node) => node !== joins?.node)
    .map((node) => ({ node, instance: groupMarkOf(canvas.attributesOf(node))?.instance ?? null, before }))
  return joins ? [...members, { node: joins.node, instance: joins.instance, before: joins.had }] : members
}

/** A copy without a group takes its time among a thousand: an edit of one asks for none. */
function withGroup(groups: Project['interactions'], groupId: string, list: List): Project['interactions'] {
  if (list.length > 0) return { ...groups, [groupId]: list }
  const { [groupId]: _gone, ...others } = groups
  return others
}

/**
 * The new list of a group, in the record and on every element that has it, as one undo step. What is wrong comes back as
 * a text for a person.
 */
export function writeGroup(canvas: CanvasService, write: GroupWrite, label: string): string | null {
  const { project } = canvas.record.getState()
  if (!project) return messages.notAllowed
  const { groupId, after } = write
  const changed = changedBy(canvas, write)
  const taken = changed
    .map(({ node, before }) => handledElsewhere({ before, after }, canvas.attributesOf(node)))
    .find((event) => event !== null)
  if (taken !== undefined) return messages.ownHandler(taken)
  const interactions = withGroup(project.interactions, groupId, after)
  const also = new Map((write.attributes ?? []).map(({ id, attributes }) => [id, attributes]))
  const edits: AttributeEdit[] = changed.map(({ node, instance, before }) => ({
    id: node,
    attributes: { ...also.get(node), ...groupMarkup({ groupId, instance, before, after }, canvas.attributesOf(node)) },
  }))
  for (const { node } of changed) also.delete(node)
  for (const [id, attributes] of also) edits.push({ id, attributes })
  const { files, record } = write.elsewhere ?? { files: {}, record: {} }
  return refusalOf(canvas.editAttributes(edits, label, { interactions, ...record }, files))
}

/** An element that has the interactions of a group no more; the group stays. */
export function leaveGroup(canvas: CanvasService, node: NodeId, list: List, label: string): string | null {
  const attributes = canvas.attributesOf(node)
  const mark = groupMarkOf(attributes)
  if (!mark) return null
  const change = { groupId: mark.id, instance: mark.instance, before: list, after: [] }
  return refusalOf(canvas.editAttributes([{ id: node, attributes: groupMarkup(change, attributes) }], label))
}

function refusalOf(done: ReturnType<CanvasService['editAttributes']>): string | null {
  if (done.ok) return null
  return done.failure === 'read-only' ? messages.readOnly : messages.notAllowed
}
