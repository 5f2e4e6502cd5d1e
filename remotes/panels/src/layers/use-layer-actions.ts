import { useCallback, useRef, useState } from 'react'
import type { CanvasService, DropPosition, NodeId, ToastsService } from '@pergola/contracts'
import { rowElementId } from './layer-row.tsx'
import { messages } from './messages.ts'
import { layersBetween } from './layers-between.ts'
import type { LayerTree } from './use-layer-tree.ts'

export interface LayerActions {
  select(id: NodeId, event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void
  /** Moves the keyboard's place to a row. */
  go(id: NodeId): void
  /** The row must stay where it is mounted: it is being dragged. */
  hold(id: NodeId): void
  setExpanded(id: NodeId, expanded: boolean): void
  startRename(id: NodeId): void
  /** Null gives up. */
  endRename(id: NodeId, label: string | null): void
  openMenu(id: NodeId, place: { x: number; y: number }): void
  /** Says so, with the reason where the canvas knows one. */
  refuse(reason?: string): void
  /** What was dropped is what one goes on with, as with a block; it is never out of sight. */
  dropped(ids: readonly NodeId[], place: { target: NodeId; position: DropPosition }): void
  linger(id: NodeId): void
}

interface LayerActionsOptions {
  readonly canvas: CanvasService
  readonly toasts: ToastsService
  readonly tree: LayerTree
}

/** Moves the focus to a row after the next commit: an active row is kept mounted, wherever it stands. */
function focusRow(id: NodeId) {
  requestAnimationFrame(() => document.getElementById(rowElementId(id))?.focus({ preventScroll: true }))
}

/** A click selects one, Ctrl adds or takes one away, Shift selects up to it from the last one chosen without Shift. */
function useSelectRows(canvas: CanvasService, { rows, layer, setActive }: LayerTree): LayerActions['select'] {
  const anchor = useRef<NodeId | null>(null)

  return (id, { ctrlKey, metaKey, shiftKey }) => {
    const { selection } = canvas.state.getState()
    const from = anchor.current !== null && selection.includes(anchor.current) ? anchor.current : selection.at(-1)
    const others = selection.filter((each) => each !== id)
    setActive(id)
    if (shiftKey && from !== undefined) return canvas.select(layersBetween(rows, layer, [from, id]), { scroll: true })
    anchor.current = id
    const toggled = selection.includes(id) ? others : [...others, id]
    canvas.select(ctrlKey || metaKey ? toggled : [id], { scroll: true })
  }
}

/** What can be done to a layer from its row, and what is half done: the name being typed, the menu being open. */
export function useLayerActions({ canvas, toasts, tree }: LayerActionsOptions) {
  const { setActive, setExpanded } = tree
  const [renaming, setRenaming] = useState<NodeId | null>(null)
  const [menu, setMenu] = useState<{ id: NodeId; x: number; y: number } | null>(null)
  const refuse = useCallback((reason: string = messages.notAllowed) => toasts.warning(reason), [toasts])
  const linger = useCallback((id: NodeId) => setExpanded(id, true), [setExpanded])

  const dropped = useCallback<LayerActions['dropped']>(
    (ids, { target, position }) => {
      if (position === 'inside') setExpanded(target, true)
      canvas.select(ids, { scroll: true })
    },
    [canvas, setExpanded],
  )
  const select = useSelectRows(canvas, tree)

  const actions: LayerActions = {
    select,
    go(id) {
      setActive(id)
      focusRow(id)
    },
    hold: setActive,
    setExpanded,
    startRename(id) {
      if (!canvas.state.getState().readOnly) setRenaming(id)
    },
    endRename(id, label) {
      setRenaming(null)
      focusRow(id)
      // An empty name gives the layer the one it has by itself.
      if (label !== null && label !== canvas.layer(id)?.label && !canvas.rename(id, label).ok) refuse()
    },
    openMenu(id, place) {
      // Its tools are those of what is selected.
      if (!canvas.state.getState().selection.includes(id)) {
        setActive(id)
        canvas.select([id])
      }
      setMenu({ id, ...place })
    },
    refuse,
    dropped,
    linger,
  }

  return { actions, renaming, menu, closeMenu: () => setMenu(null) }
}
