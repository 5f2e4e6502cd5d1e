import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, Outcome, SelectedElement, ToastsService } from '@pergola/contracts'
import { groupMarkOf, readGroup } from '@pergola/site/interactions'
import type { GroupMark, Interaction, InteractionFailure } from '@pergola/site/interactions'
import type { StoredPages } from '../elsewhere.ts'
import { groupElsewhere } from './group-elsewhere.ts'
import { leaveGroup, writeGroup } from './group-of.ts'
import type { AttributeEdit, GroupWrite } from './group-of.ts'
import { failures, messages } from './messages.ts'
import { newId } from '../new-id.ts'

type List = readonly Interaction[]
export type EditList = (list: List) => Outcome<List, InteractionFailure>

export interface Interactions {
  readonly list: List
  /** Null for an element without interactions. */
  readonly mark: GroupMark | null
  /** One undo step, with other attributes that belong to it. False when nothing was changed, which has been told by then. */
  edit(change: EditList, label: string, attributes?: readonly AttributeEdit[]): boolean
  write(change: GroupWrite, label: string): boolean
  /** Takes events away on every page: a handler nobody derives any more would go on running there. One undo step. */
  remove(change: (list: List) => List, label: string): Promise<void>
  /** The element has interactions no more, or, as an instance, those of another one. */
  leave(label: string): void
  fail(failure: InteractionFailure): void
  newId(): string
  newGroupId(): string
}

const none: List = []

interface InteractionServices {
  readonly canvas: CanvasService
  readonly toasts: ToastsService
  readonly projects?: StoredPages | undefined
}

export function useInteractions(
  { canvas, toasts, projects }: InteractionServices,
  element: SelectedElement,
): Interactions {
  const mark = groupMarkOf(element.attributes)
  const groupId = mark?.id ?? null
  // Of a thousand groups only this one is looked at: an edit of another element's draws nothing here.
  const stored = useStore(canvas.record, ({ project }) =>
    groupId !== null && project && Object.hasOwn(project.interactions, groupId) ? project.interactions[groupId] : null,
  )
  const list = useMemo(
    () => (groupId !== null && stored ? readGroup({ interactions: { [groupId]: stored } }, groupId) : none),
    [groupId, stored],
  )
  const groups = () => canvas.record.getState().project?.interactions ?? {}
  const newGroupId = () => newId('iN', (taken) => Object.hasOwn(groups(), taken))

  function tell(refused: string | null): boolean {
    if (refused !== null) toasts.warning(refused)
    return refused === null
  }

  function fail(failure: InteractionFailure): void {
    toasts[failure.startsWith('invalid') ? 'error' : 'warning'](failures[failure])
  }

  const write = (change: GroupWrite, label: string) => tell(writeGroup(canvas, change, label))

  /** As it is when it is asked: whoever waited, for the clipboard say, writes over nothing that came meanwhile. */
  function edit(change: EditList, label: string, attributes: readonly AttributeEdit[] = []): boolean {
    const now = groupMarkOf(canvas.attributesOf(element.id))
    if (now?.instance) return tell(messages.instance)
    const before = now ? readGroup({ interactions: groups() }, now.id) : none
    const edited = change(before)
    if (!edited.ok) {
      fail(edited.failure)
      return false
    }
    const joins = { node: element.id, had: before, instance: null }
    return write({ groupId: now?.id ?? newGroupId(), before, after: edited.value, joins, attributes }, label)
  }

  async function remove(change: (list: List) => List, label: string): Promise<void> {
    if (groupId === null) return
    if (mark?.instance) return void tell(messages.instance)
    const elsewhere = await groupElsewhere(canvas, projects, groupId)
    if (!elsewhere) return toasts.error(messages.notRead)
    const before = readGroup({ interactions: groups() }, groupId)
    if (before.length === 0) return
    const all = { groupId, before, after: change(before) }
    write({ ...all, elsewhere: elsewhere(all) }, label)
  }

  return {
    list,
    mark,
    edit,
    write,
    remove,
    leave: (label) => void tell(leaveGroup(canvas, element.id, list, label)),
    fail,
    newId: () => newId('in', (taken) => list.some(({ id }) => id === taken)),
    newGroupId,
  }
}
