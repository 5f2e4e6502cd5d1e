import type { NodeId } from '@pergola/contracts'
import { descendants } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { elementChildren } from '../service/selecting.ts'
import { parentElement } from '../service/describe-element.ts'
import type { Where } from './place.ts'

function levelOf(page: OpenPage, id: NodeId): number | null {
  const [, level] = /^h([1-6])$/.exec(page.node(id)?.name ?? '') ?? []
  return level === undefined ? null : Number(level)
}

/** The level that the first heading in an element has. */
function firstLevelIn(page: OpenPage, id: NodeId): number | null {
  for (const node of descendants(page.tree, id)) {
    const level = levelOf(page, node.id)
    if (level !== null) return level
  }
  return null
}

/** Of what stands before an index in an element, from behind: a heading of its own, or one in the part nearest to it. */
function levelBefore(page: OpenPage, children: readonly NodeId[], isInside: boolean): number | null {
  for (const id of children.toReversed()) {
    const own = levelOf(page, id)
    // Under a heading of the part around it goes one deeper; beside a heading, or beside a part with one, as deep as that.
    if (own !== null) return isInside ? own + 1 : own
    const inner = firstLevelIn(page, id)
    if (inner !== null) return inner
  }
  return null
}

/**
 * The level a heading needs in a place, for the outline to have no gap: 1 for the first of a page, else that of the
 * headings beside it, or one below the heading of the part that it stands in. A page has one of level 1.
 */
export function headingLevelAt(page: OpenPage, where: Where): number {
  const inside = where.position === 'inside'
  let parent = inside ? where.target : parentElement(page, where.target)
  let below = parent === null ? [] : elementChildren(page, parent)
  if (!inside) below = below.slice(0, below.indexOf(where.target) + (where.position === 'after' ? 1 : 0))
  let isInside = false
  while (parent !== null) {
    const found = levelBefore(page, below, isInside)
    if (found !== null) return Math.min(6, Math.max(2, found))
    const around = parentElement(page, parent)
    const beside = around === null ? [] : elementChildren(page, around)
    below = beside.slice(0, beside.indexOf(parent))
    parent = around
    isInside = true
  }
  return hasFirstLevel(page) ? 2 : 1
}

function hasFirstLevel(page: OpenPage): boolean {
  for (const node of descendants(page.tree, page.tree.body())) if (node.name === 'h1') return true
  return false
}
