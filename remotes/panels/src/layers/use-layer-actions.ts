import { useCallback, useState } from 'react'
import type { CanvasService, NodeId, ToastsService } from '@pergola/contracts'
import { rowElementId } from './layer-row.tsx'
import { messages } from './messages.ts'
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
  refuse(): void
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

/** What can be done to a layer from its row, and what is half done: the name being typed, the menu being open. */
export function useLayerActions({ canvas, toasts, tree }: LayerActionsOptions) {
  const { setActive, setExpanded } = tree
  const [renaming, setRenaming] = useState<NodeId | null>(null)
  const [menu, setMenu] = useState<{ id: NodeId; x: number; y: number } | null>(null)
  const refuse = useCallback(() => toasts.warning(messages.notAllowed), [toasts])
  const linger = useCallback((id: NodeId) => setExpanded(id, true), [setExpanded])

  const actions: LayerActions = {
    select(id, { ctrlKey, metaKey, shiftKey }) {
      const { selection } = canvas.state.getState()
      const others = selection.filter((each) => each !== id)
      const several = ctrlKey || metaKey || shiftKey
      const ids = selection.includes(id) ? others : [...others, id]
      setActive(id)
      canvas.select(several ? ids : [id], { scroll: true })
    },
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
      if (label && label !== canvas.layer(id)?.label && !canvas.rename(id, label).ok) refuse()
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
    linger,
  }

  return { actions, renaming, menu, closeMenu: () => setMenu(null) }
}
