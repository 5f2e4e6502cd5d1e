import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { leaveEmpty } from '../structure/moving.ts'
import { isTextElement } from './is-text.ts'
import { liftItem, listOf } from './list-items.ts'
import {
  besideOf,
  elementsOf,
  isHeading,
  isList,
  itemOf,
  takeOut,
  type Apply,
  type TextCaret,
  type TextEdit,
} from './text-blocks.ts'
import { isBlank, sizeOf } from './text-offset.ts'

/** The text that a reader meets last in an item: of its nested list, of its paragraph, or its own. */
function lastText(page: OpenPage, item: NodeId): NodeId {
  const last = elementsOf(page, item).at(-1)
  if (last && isList(last)) {
    const inner = elementsOf(page, last.id).at(-1)
    return inner?.name === 'li' ? lastText(page, inner.id) : item
  }
  return last?.name === 'p' ? last.id : item
}

function isJoinable(page: OpenPage, node: HtmlNode): boolean {
  return (node.name === 'p' || isHeading(node)) && isTextElement(page, node)
}

/** White space with a line break at the edge of a text is how the source is written, and no space between words. */
function trimEdge(page: OpenPage, id: NodeId | undefined, edge: RegExp, apply: Apply): void {
  const node = page.node(id ?? -1)
  const value = node?.kind === 'text' ? node.value.replace(edge, '') : undefined
  if (!node || value === undefined || value === node.value) return
  apply(
    page.inHtml(value === '' ? { type: 'html.remove', node: node.id } : { type: 'html.text', node: node.id, value }),
  )
}

/** Where the words of an element end: before its nested list. */
function endOfWords(page: OpenPage, id: NodeId): number {
  const { children } = page.node(id) ?? { children: [] }
  const at = children.findIndex((child) => isList(page.node(child)))
  return at < 0 ? children.length : at
}

/** The words of `source` come behind those of `target`, and what follows them in an item comes along. */
export function joinInto(page: OpenPage, target: NodeId, source: NodeId, apply: Apply): TextCaret {
  trimEdge(page, page.node(target)?.children[endOfWords(page, target) - 1], /\s*\n\s*$/, apply)
  trimEdge(page, page.node(source)?.children[0], /^\s*\n\s*/, apply)
  const seam = endOfWords(page, target)
  const before = (page.node(target)?.children ?? []).slice(0, seam)
  const offset = before.reduce((total, child) => total + sizeOf(page, child), 0)
  for (const [step, id] of Array.from(page.node(source)?.children ?? []).entries()) {
    apply(page.inHtml({ type: 'html.move', node: id, parent: target, index: seam + step }))
  }
  mergeTexts(page, target, seam, apply)
  return { id: target, offset }
}

function mergeTexts(page: OpenPage, parent: NodeId, seam: number, apply: Apply): void {
  const [left, right] = [seam - 1, seam].map((at) => page.node(page.node(parent)?.children[at] ?? -1))
  if (left?.kind !== 'text' || right?.kind !== 'text') return
  const value = left.value + right.value
  apply(page.inHtml({ type: 'html.remove', node: right.id }))
  apply(page.inHtml({ type: 'html.text', node: left.id, value }))
}

/** Takes away what is left of a text whose words are gone, with the item and the list that held nothing else. */
function removeRest(page: OpenPage, id: NodeId, apply: Apply): void {
  const parent = page.node(page.node(id)?.parent ?? -1)
  takeOut(page, id, apply)
  if (!parent) return
  leaveEmpty(page, parent.id, apply)
  const isHolder = parent.name === 'li' || isList(parent)
  if (isHolder && isBlank(page, parent.id)) removeRest(page, parent.id, apply)
}

function join(page: OpenPage, target: NodeId, source: NodeId): TextEdit {
  return (_caret, apply) => {
    if (isBlank(page, target) && !itemOf(page, source)) {
      removeRest(page, target, apply)
      return { id: source, offset: 0 }
    }
    const caret = joinInto(page, target, source, apply)
    removeRest(page, source, apply)
    return caret
  }
}

/** The text that a paragraph or heading stands behind: another one, or the last item of a list. */
function textBefore(page: OpenPage, id: NodeId): NodeId | null {
  const before = besideOf(page, id, -1)
  if (!before) return null
  if (isJoinable(page, before)) return before.id
  const item = isList(before) ? elementsOf(page, before.id).at(-1) : undefined
  return item?.name === 'li' ? lastText(page, item.id) : null
}

function planItemBack(page: OpenPage, id: NodeId, item: NodeId): TextEdit | null {
  const hasNested = elementsOf(page, item).some(isList)
  // The list of a paragraph stays with it.
  if (id !== item && hasNested) return null
  const before = besideOf(page, item, -1)
  if (before?.name === 'li') return join(page, lastText(page, before.id), id)
  const list = listOf(page, item)
  const around = page.node(list?.parent ?? -1)
  if (!list || before) return null
  if (around?.name === 'li') return hasNested ? null : join(page, around.id, id)
  return (_caret, apply) => {
    const lifted = liftItem(page, item, apply)
    return lifted === null ? null : { id: lifted, offset: 0 }
  }
}

/** What Backspace does at the start of a text: it joins with what is before, and the first item of a list leaves it. */
export function planJoinBack(page: OpenPage, id: NodeId): TextEdit | null {
  const node = page.node(id)
  const item = itemOf(page, id)
  const first = item && item.id !== id ? elementsOf(page, item.id)[0] : undefined
  if (item && (!first || first.id === id)) return planItemBack(page, id, item.id)
  const before = node && isJoinable(page, node) ? textBefore(page, id) : null
  return before === null ? null : join(page, before, id)
}

/** What Delete does at the end of a text: the one behind it joins. */
export function planJoinNext(page: OpenPage, id: NodeId): TextEdit | null {
  const next = besideOf(page, itemOf(page, id)?.id ?? id, 1)
  const node = page.node(id)
  if (!next || !node) return null
  const isAlike = itemOf(page, id) ? next.name === 'li' : isJoinable(page, node) && isJoinable(page, next)
  if (!isAlike) return null
  const [first] = elementsOf(page, next.id)
  const source = next.name === 'li' && first?.name === 'p' ? first.id : next.id
  return planJoinBack(page, source)
}
