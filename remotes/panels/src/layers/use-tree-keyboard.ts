import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { CanvasService, NodeId } from '@pergola/contracts'
import type { LayerActions } from './use-layer-actions.ts'
import { treeMove, typeAhead } from './tree-keys.ts'
import type { LayerTree } from './use-layer-tree.ts'

interface TreeKeyboard {
  readonly tree: LayerTree
  readonly canvas: CanvasService
  readonly actions: LayerActions
}

/** A pause this long starts a new word. */
const typingPause = 700

/** Arrows, Home, End and typed letters walk the tree; Enter and Space select; F2 renames. */
export function useTreeKeyboard({ tree, canvas, actions }: TreeKeyboard) {
  const { rows, active, isOpen } = tree
  const typed = useRef({ text: '', at: 0 })

  function type(letter: string, from: NodeId) {
    const now = performance.now()
    typed.current = { text: now - typed.current.at > typingPause ? letter : typed.current.text + letter, at: now }
    const found = typeAhead(typed.current.text, { rows, active: from, layer: canvas.layer, isOpen })
    if (found !== null) actions.go(found)
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (active === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return actions.select(active, event)
    }
    const move = treeMove(event.key, { rows, active, layer: canvas.layer, isOpen })
    if (move) {
      event.preventDefault()
      if (move.kind === 'go') actions.go(move.id)
      else if (move.kind === 'rename') actions.startRename(move.id)
      else actions.setExpanded(move.id, move.kind === 'open')
    } else if (event.key.length === 1) {
      // Letters are for finding a layer here, not for the editor's single-letter commands.
      event.stopPropagation()
      type(event.key, active)
    }
  }
}
