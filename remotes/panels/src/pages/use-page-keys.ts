import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { PageActions } from './page-actions.ts'
import { lastPart } from './page-tree.ts'
import type { TreeRow } from './page-tree.ts'
import type { PageTree } from './use-page-tree.ts'

/** A pause this long starts a new word. */
const typingPause = 700

/** Letters that are typed one after the other are the beginning of a name. */
function useTypeAhead({ rows, activeIndex }: PageTree): (letter: string) => TreeRow | undefined {
  const typed = useRef({ text: '', at: 0 })
  return (letter) => {
    const now = performance.now()
    typed.current = { text: now - typed.current.at > typingPause ? letter : typed.current.text + letter, at: now }
    const wanted = typed.current.text.toLowerCase()
    const from = wanted.length > 1 ? activeIndex : activeIndex + 1
    const round = [...rows.slice(from), ...rows.slice(0, from)]
    return round.find(({ path }) => lastPart(path).toLowerCase().startsWith(wanted))
  }
}

type Keys = Readonly<Record<string, () => void>>

/** What a key does in the tree by itself, after the ARIA pattern. */
function treeKeys(tree: PageTree, row: TreeRow, walk: (to: TreeRow | undefined) => void): Keys {
  const { rows, activeIndex } = tree
  return {
    ArrowDown: () => walk(rows[activeIndex + 1]),
    ArrowUp: () => walk(rows[activeIndex - 1]),
    Home: () => walk(rows[0]),
    End: () => walk(rows.at(-1)),
    ArrowRight() {
      if (row.page) return
      if (row.open) walk(rows[activeIndex + 1])
      else tree.setOpen(row.key, true)
    },
    ArrowLeft() {
      if (!row.page && row.open) return tree.setOpen(row.key, false)
      walk(tree.parentOf(row))
    },
    ' ': () => tree.toggle(row.key),
    Escape: () => tree.selectOnly([]),
  }
}

function actionKeys(actions: PageActions, { key }: TreeRow): Keys {
  return {
    Enter: () => actions.choose(key),
    F2: () => actions.startRename(key),
    Delete: () => actions.remove(actions.meant(key)),
  }
}

function controlKeys(tree: PageTree, actions: PageActions, { key }: TreeRow): Keys {
  return {
    a: () => tree.selectOnly(tree.rows.map((each) => each.key)),
    d: () => actions.duplicate(key),
    ArrowUp: () => void actions.step(key, -1),
    ArrowDown: () => void actions.step(key, 1),
  }
}

/**
 * Arrows, Home, End and letters walk the tree, with Shift selecting; Enter opens, Space selects, Ctrl+A selects all; F2
 * renames, Ctrl+D duplicates, Delete deletes, Ctrl with up or down moves a page among those of its folder.
 */
export function usePageKeys(tree: PageTree, actions: PageActions) {
  const find = useTypeAhead(tree)

  return (event: KeyboardEvent<HTMLElement>) => {
    const { active } = tree
    if (!active || event.altKey) return
    const isControl = event.ctrlKey || event.metaKey
    const go = (to: TreeRow | undefined) => void (to && actions.go(to.key))
    const walk = (to: TreeRow | undefined) => {
      if (!to) return
      if (event.shiftKey) tree.selectTo(to.key, active.key)
      else tree.startAnew()
      actions.go(to.key)
    }
    const keys = isControl
      ? controlKeys(tree, actions, active)
      : { ...treeKeys(tree, active, walk), ...actionKeys(actions, active) }
    const name = isControl && event.key.length === 1 ? event.key.toLowerCase() : event.key
    const isLetter = !isControl && event.key.length === 1
    const act = Object.hasOwn(keys, name) ? keys[name] : isLetter ? () => go(find(event.key)) : undefined
    if (!act) return
    // Elsewhere the same keys act on what is selected on the page.
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}
