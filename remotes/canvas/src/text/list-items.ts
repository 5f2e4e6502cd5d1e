import type { NodeId } from '@pergola/contracts'
import { canInsert, type HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { moveOne } from '../structure/moving.ts'
import {
  besideOf,
  elementsOf,
  isList,
  itemOf,
  likeBlock,
  putBeside,
  putInto,
  takeOut,
  type Apply,
  type TextCaret,
  type TextEdit,
} from './text-blocks.ts'
import { isBlank } from './text-offset.ts'

function itemsOf(page: OpenPage, list: NodeId): readonly NodeId[] {
  return elementsOf(page, list)
    .filter(({ name }) => name === 'li')
    .map(({ id }) => id)
}

/** The list that an item stands in, if it is one. */
export function listOf(page: OpenPage, item: NodeId): HtmlNode | undefined {
  const list = page.node(page.node(item)?.parent ?? -1)
  return isList(list) ? list : undefined
}

function nestedList(page: OpenPage, item: NodeId): HtmlNode | undefined {
  return elementsOf(page, item).findLast((node) => isList(node))
}

/** The list of an item for others of its level; made where it has none. */
function listWithin(page: OpenPage, item: NodeId, name: string, apply: Apply): NodeId {
  return nestedList(page, item)?.id ?? putInto(page, item, `<${name}></${name}>`, apply)
}

function removeIfEmpty(page: OpenPage, list: NodeId, apply: Apply): void {
  if (elementsOf(page, list).length === 0) takeOut(page, list, apply)
}

/** One level further in, as the last item of the list of the item before. */
export function planNest(page: OpenPage, id: NodeId): TextEdit | null {
  const item = itemOf(page, id)
  const list = item && listOf(page, item.id)
  const before = item && besideOf(page, item.id, -1)
  if (!item || !list || before?.name !== 'li') return null
  return (caret, apply) => {
    const target = listWithin(page, before.id, list.name, apply)
    moveOne(page, item.id, { target, position: 'inside' }, apply)
    return caret
  }
}

/** One level further out, behind the item around; the items behind it become its own. */
export function planUnnest(page: OpenPage, id: NodeId): TextEdit | null {
  const item = itemOf(page, id)
  const list = item && listOf(page, item.id)
  const around = list && page.node(list.parent ?? -1)
  if (!item || around?.name !== 'li' || !listOf(page, around.id)) return null
  return (caret, apply) => {
    unnest(page, item.id, apply)
    return caret
  }
}

function unnest(page: OpenPage, item: NodeId, apply: Apply): void {
  const list = listOf(page, item)
  const around = list?.parent ?? null
  if (!list || around === null) return
  const items = itemsOf(page, list.id)
  const behind = items.slice(items.indexOf(item) + 1)
  if (behind.length > 0) {
    const target = listWithin(page, item, list.name, apply)
    for (const each of behind) moveOne(page, each, { target, position: 'inside' }, apply)
  }
  moveOne(page, item, { target: around, position: 'after' }, apply)
  removeIfEmpty(page, list.id, apply)
}

/** Items from one on go to a list of their own behind the other. */
function cutList(page: OpenPage, list: NodeId, from: readonly NodeId[], apply: Apply): void {
  const node = page.node(list)
  const added = node && putBeside(page, { html: likeBlock(node), beside: list, step: 1 }, apply)
  if (added == null) return
  for (const item of from) moveOne(page, item, { target: added, position: 'inside' }, apply)
}

/** The paragraph that an item becomes: an empty one begins anew. */
function paragraphOf(page: OpenPage, item: NodeId): string {
  const [only] = elementsOf(page, item)
  const node = only?.name === 'p' ? only : page.node(item)
  return !node || isBlank(page, item) ? '<p></p>' : likeBlock({ name: 'p', attributes: node.attributes })
}

/** An item becomes a paragraph in the place of the list, between what was before it and what was behind. */
export function liftItem(page: OpenPage, item: NodeId, apply: Apply): NodeId | null {
  const list = listOf(page, item)
  const parent = page.node(list?.parent ?? -1)
  if (!list || !parent) return null
  const [probe] = page.parse('<p></p>', parent.id)
  if (!probe || !canInsert(page.tree, parent.id, parent.children.indexOf(list.id), [probe])) return null
  const items = itemsOf(page, list.id)
  const at = items.indexOf(item)
  const isFirst = at === 0
  if (!isFirst && at < items.length - 1) cutList(page, list.id, items.slice(at + 1), apply)
  const html = paragraphOf(page, item)
  const lifted = putBeside(page, { html, beside: list.id, step: isFirst ? -1 : 1 }, apply)
  if (lifted === null) return null
  fillParagraph(page, item, lifted, apply)
  takeOut(page, item, apply)
  removeIfEmpty(page, list.id, apply)
  return lifted
}

/** The words of an item go into a paragraph; its nested list comes behind it. */
function fillParagraph(page: OpenPage, item: NodeId, paragraph: NodeId, apply: Apply): void {
  const [only] = elementsOf(page, item)
  const source = only?.name === 'p' ? only.id : item
  for (const id of Array.from(page.node(source)?.children ?? [])) {
    const index = page.node(paragraph)?.children.length ?? 0
    if (!isList(page.node(id))) apply(page.inHtml({ type: 'html.move', node: id, parent: paragraph, index }))
  }
  for (const { id } of elementsOf(page, item).filter((node) => isList(node))) {
    moveOne(page, id, { target: paragraph, position: 'after' }, apply)
  }
}

/** What Enter does in an empty item: one level out, and from the outermost one behind the list. */
export function leaveList(page: OpenPage, item: NodeId, apply: Apply): TextCaret | null {
  if (planUnnest(page, item)) {
    unnest(page, item, apply)
    return { id: item, offset: 0 }
  }
  const lifted = liftItem(page, item, apply)
  return lifted === null ? null : { id: lifted, offset: 0 }
}
