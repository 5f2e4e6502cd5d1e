import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { takeDragKeys } from '@pergola/ui'
import type { BesideVariable, VariableRow } from '@pergola/site/variables'
import { areBeside } from './list-rows.ts'
import type { Variables } from './use-variables.ts'

/** The variable that is held, and where it would stand; null where it cannot. */
export interface VariableDrag {
  readonly name: string
  readonly beside: BesideVariable | null
}

interface Press {
  readonly pointerId: number
  readonly row: VariableRow
  readonly y: number
  readonly end: () => void
  /** Null until the pointer has moved enough to be no click. */
  drag: VariableDrag | null
}

/** Pixels of the window. */
const clickSlack = 4
/** So near to an edge the list scrolls, by so much with each move. */
const scrollEdge = 24
const scrollStep = 12

/** The variable under a height, and the half of it. */
function besideAt(table: HTMLElement, height: number): BesideVariable | null {
  for (const entry of table.querySelectorAll<HTMLElement>('[data-variable]')) {
    const { top, bottom } = entry.getBoundingClientRect()
    if (height < top || height > bottom) continue
    return { name: entry.dataset['variable'] ?? '', side: height < (top + bottom) / 2 ? 'before' : 'behind' }
  }
  return null
}

function isSame(one: VariableDrag | null, other: VariableDrag): boolean {
  return one !== null && one.beside?.name === other.beside?.name && one.beside?.side === other.beside?.side
}

function scrollNear(scroller: HTMLElement | null, height: number): void {
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (height < top + scrollEdge) scroller.scrollBy(0, -scrollStep)
  if (height > bottom - scrollEdge) scroller.scrollBy(0, scrollStep)
}

/**
 * A variable is taken by its name and put beside another one of its rule, kind and group: once, on release. Escape and undo
 * leave it where it was.
 */
export function useVariableDrag({ rows, actions }: Variables, scroller: RefObject<HTMLElement | null>) {
  const press = useRef<Press | null>(null)
  const wasDragged = useRef(false)
  const [drag, setDrag] = useState<VariableDrag | null>(null)
  // A list that goes away in the middle hears of no release.
  useEffect(() => () => press.current?.end(), [])

  const rowOf = (name: string | undefined) => rows.find((row) => row.name === name)

  /** Only where both stand beside each other in the list and in the sheet. */
  function allowed(held: VariableRow, beside: BesideVariable | null): BesideVariable | null {
    const other = rowOf(beside?.name)
    return other && other !== held && areBeside(other, held) ? beside : null
  }

  function finish(moves: boolean) {
    const done = press.current
    if (!done) return
    press.current = null
    done.end()
    setDrag(null)
    wasDragged.current = done.drag !== null
    const beside = done.drag?.beside
    if (moves && beside) actions.move(done.row, beside)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const grip = (event.target as Element).closest('[data-grip]')
    const row = rowOf(grip?.closest<HTMLElement>('[data-variable]')?.dataset['variable'])
    wasDragged.current = false
    // A finger scrolls the panel.
    if (!grip || !row || event.button !== 0 || event.pointerType === 'touch') return
    const end = takeDragKeys(() => finish(false))
    press.current = { pointerId: event.pointerId, row, y: event.clientY, end, drag: null }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = press.current
    if (!held || event.pointerId !== held.pointerId) return
    if (held.drag === null && Math.abs(event.clientY - held.y) < clickSlack) return
    scrollNear(scroller.current, event.clientY)
    // Of the table: rows come and go while the list scrolls. And not before, or a click would be one on the table.
    if (held.drag === null) event.currentTarget.setPointerCapture(event.pointerId)
    const next = { name: held.row.name, beside: allowed(held.row, besideAt(event.currentTarget, event.clientY)) }
    if (!isSame(held.drag, next)) setDrag(next)
    held.drag = next
  }

  return {
    drag,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: () => finish(true),
      onPointerCancel: () => finish(false),
      /** What ends a drag is no click on what was dragged. */
      onClickCapture(event: MouseEvent) {
        if (wasDragged.current && event.detail > 0) event.stopPropagation()
        wasDragged.current = false
      },
    },
  }
}
