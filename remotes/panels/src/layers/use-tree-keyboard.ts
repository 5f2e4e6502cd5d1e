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

const plain = { ctrlKey: false, metaKey: false, shiftKey: false }

/** A pause this long starts a new word. */
const typingPause = 700

/** Keys of the commands that act on what is selected: delete, copy, cut, duplicate, group, hide, move. */
function acts({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? /^(?:[cxdgh]|Arrow(?:Up|Down))$/i.test(key) : key === 'Delete' || key === 'Backspace'
}

/** Arrows, Home, End and typed letters walk the tree, with Shift selecting; Enter and Space select; F2 renames. */
export function useTreeKeyboard({ tree, canvas, actions }: TreeKeyboard) {
  const { rows, active, isOpen } = tree
  const typed = useRef({ text: '', at: 0 })

  const isSelected = (id: NodeId) => canvas.state.getState().selection.includes(id)

  function type(letter: string, from: NodeId) {
    const now = performance.now()
    typed.current = { text: now - typed.current.at > typingPause ? letter : typed.current.text + letter, at: now }
    const found = typeAhead(typed.current.text, { rows, active: from, layer: canvas.layer, isOpen })
    if (found !== null) actions.go(found)
  }

  /** With Shift, what is selected grows or shrinks to where one walks. */
  function walk(from: NodeId, to: NodeId, event: KeyboardEvent) {
    if (event.shiftKey && !isSelected(from)) actions.select(from, plain)
    if (event.shiftKey) actions.select(to, event)
    actions.go(to)
  }

  function press(event: KeyboardEvent<HTMLElement>, id: NodeId) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return actions.select(id, event)
    }
    const move = treeMove(event.key, { rows, active: id, layer: canvas.layer, isOpen })
    if (move) {
      event.preventDefault()
      if (move.kind === 'go') walk(id, move.id, event)
      else if (move.kind === 'rename') actions.startRename(move.id)
      else actions.setExpanded(move.id, move.kind === 'open')
    } else if (event.key.length === 1) {
      // Letters are for finding a layer here, not for the editor's single-letter commands.
      event.stopPropagation()
      type(event.key, id)
    }
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (active === null) return
    // Whoever walked on to another row means that one, wherever the selection was left. A key pressed quickly finds the
    // row that the one before has deleted: it is for what is selected since.
    if (acts(event) && !isSelected(active) && canvas.layer(active)) actions.select(active, plain)
    if (!event.altKey && !event.ctrlKey && !event.metaKey) press(event, active)
  }
}
