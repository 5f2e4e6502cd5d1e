import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { libraryGroups, mayStandIn, type LibraryPlace } from '../library-lists.ts'

/** The library would come before the one that stands at the index. */
export type DropMark = LibraryPlace

const kind = 'pergola.library'

interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** A half of a row, or the end of a group. */
function markAt(list: HTMLElement, { clientX, clientY }: Point): DropMark | null {
  const below = list.ownerDocument.elementFromPoint(clientX, clientY)
  const section = below?.closest<HTMLElement>('[data-library-group]')
  const group = libraryGroups.find((each) => each === section?.dataset['libraryGroup'])
  if (!section || !group) return null
  const rows = [...section.querySelectorAll<HTMLElement>('[data-library-row]')]
  const index = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return { group, index: index === -1 ? rows.length : index }
}

/** The index counts with the dragged library; the place it is to get counts without. */
export function placeOfMark(from: LibraryPlace, mark: DropMark): LibraryPlace {
  const isBehind = mark.group === from.group && mark.index > from.index
  return { group: mark.group, index: mark.index - (isBehind ? 1 : 0) }
}

function draggedPlace(data: Record<string | symbol, unknown>): LibraryPlace {
  return data['place'] as LibraryPlace
}

/** One target for all groups, so that a script can go from one to the other. */
export function useLibraryDrop(
  list: RefObject<HTMLElement | null>,
  onMove: (from: LibraryPlace, to: LibraryPlace) => void,
): DropMark | null {
  const [mark, setMark] = useState<DropMark | null>(null)
  const drop = useEffectEvent(onMove)

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const allowed = (from: LibraryPlace, input: Point) => {
      const found = markAt(element, input)
      return found && mayStandIn(from.group, found.group) ? found : null
    }
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['kind'] === kind,
      onDrag({ source, location }) {
        const next = allowed(draggedPlace(source.data), location.current.input)
        setMark((before) => (before?.group === next?.group && before?.index === next?.index ? before : next))
      },
      onDragLeave: () => setMark(null),
      onDrop({ source, location }) {
        setMark(null)
        const from = draggedPlace(source.data)
        const found = allowed(from, location.current.input)
        if (found) drop(from, placeOfMark(from, found))
      },
    })
  }, [list])

  return mark
}

export function useLibraryPickup(row: RefObject<HTMLElement | null>, { group, index }: LibraryPlace, isOff: boolean) {
  useEffect(() => {
    const element = row.current
    const dragHandle = element?.querySelector('[data-drag]')
    if (!element || !dragHandle || isOff) return undefined
    return draggable({ element, dragHandle, getInitialData: () => ({ kind, place: { group, index } }) })
  }, [row, group, index, isOff])
}
