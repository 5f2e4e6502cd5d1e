import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, Outcome, SelectedElement, ToastsService } from '@pergola/contracts'
import { readGroup } from '@pergola/site/interactions'
import type { Interaction, InteractionFailure } from '@pergola/site/interactions'
import { groupIdOf, writeGroup } from './group-of.ts'
import { failures } from './messages.ts'
import { newId } from '../new-id.ts'

type List = readonly Interaction[]
export type EditList = (list: List) => Outcome<List, InteractionFailure>

export interface Interactions {
  readonly list: List
  /** Null for an element without a group. */
  readonly groupId: string | null
  /** One undo step. False when nothing was changed, which has been told by then. */
  edit(change: EditList, label: string): boolean
  newId(): string
}

const none: List = []

export function useInteractions(canvas: CanvasService, toasts: ToastsService, element: SelectedElement): Interactions {
  const project = useStore(canvas.record, (record) => record.project)
  const groupId = groupIdOf(element.attributes)
  const stored = groupId === null ? undefined : project?.interactions[groupId]
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the group is read anew only when it is another one
  const list = useMemo(() => (project && groupId ? readGroup(project, groupId) : none), [groupId, stored])

  function edit(change: EditList, label: string): boolean {
    const edited = change(list)
    if (!edited.ok) {
      const isPasted = edited.failure.startsWith('invalid')
      toasts[isPasted ? 'error' : 'warning'](failures[edited.failure])
      return false
    }
    const id = groupId ?? newId('iN', (taken) => Object.hasOwn(project?.interactions ?? {}, taken))
    const refused = writeGroup(canvas, element.id, { groupId: id, before: list, after: edited.value }, label)
    if (refused !== null) toasts.warning(refused)
    return refused === null
  }

  return { list, groupId, edit, newId: () => newId('in', (taken) => list.some(({ id }) => id === taken)) }
}
