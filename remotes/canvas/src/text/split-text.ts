import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { rootOf } from '../structure/fragment-roots.ts'
import {
  elementsOf,
  isHeading,
  itemOf,
  likeBlock,
  likeInline,
  paragraphBeside,
  putBeside,
  putInto,
  type Apply,
  type TextCaret,
  type TextEdit,
} from './text-blocks.ts'
import { isBlank, plainText, sizeOf } from './text-offset.ts'
import { leaveList } from './list-items.ts'

/** What stands behind the caret goes to the end of another element, with the bytes it has. */
export function moveTail(
  page: OpenPage,
  from: NodeId,
  { offset, to }: { offset: number; to: NodeId },
  apply: Apply,
): void {
  const end = () => page.node(to)?.children.length ?? 0
  let left = offset
  let isBehind = false
  // A copy: the node is a live view of what the loop takes out of it.
  for (const id of Array.from(page.node(from)?.children ?? [])) {
    const node = page.node(id)
    const size = sizeOf(page, id)
    if (!node || (!isBehind && left >= size)) {
      left -= size
      continue
    }
    const isCut = !isBehind && left > 0
    isBehind = true
    if (!isCut) apply(page.inHtml({ type: 'html.move', node: id, parent: to, index: end() }))
    else if (node.kind === 'text') {
      const copy = page.copy(id)
      const { value } = node
      apply(page.inHtml({ type: 'html.insert', parent: to, index: end(), nodes: [copy] }))
      apply(page.inHtml({ type: 'html.text', node: rootOf(copy).id, value: value.slice(left) }))
      apply(page.inHtml({ type: 'html.text', node: id, value: value.slice(0, left) }))
    } else moveTail(page, id, { offset: left, to: putInto(page, to, likeInline(node), apply) }, apply)
  }
}

/** Words before the caret, and behind it: white space at the edges is not seen. */
function sidesOf(page: OpenPage, { id, offset }: TextCaret): { before: boolean; behind: boolean } {
  const words = plainText(page, id)
  return { before: words.slice(0, offset).trim() !== '', behind: words.slice(offset).trim() !== '' }
}

function moveAll(page: OpenPage, ids: readonly NodeId[], to: NodeId, apply: Apply): void {
  for (const id of Array.from(ids)) {
    const index = page.node(to)?.children.length ?? 0
    apply(page.inHtml({ type: 'html.move', node: id, parent: to, index }))
  }
}

/** The half of a paragraph in an item goes to an item of its own, with all that stands behind the paragraph. */
function moveHalf(page: OpenPage, caret: TextCaret, added: NodeId, apply: Apply): TextCaret {
  const paragraph = page.node(caret.id)
  const row = page.node(paragraph?.parent ?? -1)?.children ?? []
  const rest = row.slice(row.indexOf(caret.id) + 1)
  const [half = added] = page.node(added)?.children ?? []
  moveTail(page, caret.id, { offset: caret.offset, to: half }, apply)
  moveAll(page, rest, added, apply)
  return { id: half, offset: 0 }
}

function splitItem(page: OpenPage, caret: TextCaret, item: HtmlNode, apply: Apply): TextCaret | null {
  const { before, behind } = sidesOf(page, caret)
  const paragraph = caret.id === item.id ? undefined : page.node(caret.id)
  const html = likeBlock(item, paragraph && likeBlock(paragraph))
  const step = before || !behind ? 1 : -1
  const added = putBeside(page, { html, beside: item.id, step }, apply)
  if (added === null) return null
  if (step === -1) return caret
  if (paragraph) return moveHalf(page, caret, added, apply)
  moveTail(page, caret.id, { offset: caret.offset, to: added }, apply)
  return { id: added, offset: 0 }
}

/**
 * Two texts of one. At the end of a heading a paragraph begins; at the start of a text an empty one comes before it, so
 * that the words keep their element, with its id and all that is told of it.
 */
function splitBlock(page: OpenPage, caret: TextCaret, apply: Apply): TextCaret | null {
  const node = page.node(caret.id)
  if (!node) return null
  const { before, behind } = sidesOf(page, caret)
  const isWhole = !before || !behind
  const html = isHeading(node) && isWhole ? paragraphBeside(node) : likeBlock(node)
  const step = before || !behind ? 1 : -1
  const added = putBeside(page, { html, beside: caret.id, step }, apply)
  if (added === null) return null
  if (step === -1) return caret
  moveTail(page, caret.id, { offset: caret.offset, to: added }, apply)
  return { id: added, offset: 0 }
}

const splitNames: ReadonlySet<string> = new Set('p h1 h2 h3 h4 h5 h6 li dt dd'.split(' '))

/** What Enter does in a text; null where it breaks the line. */
export function planSplit(page: OpenPage, id: NodeId): TextEdit | null {
  const node = page.node(id)
  if (!node || !splitNames.has(node.name)) return null
  return (caret, apply) => {
    const item = itemOf(page, caret.id)
    if (!item) return splitBlock(page, caret, apply)
    const isEmpty = isBlank(page, caret.id) && (caret.id === item.id || elementsOf(page, item.id).length === 1)
    return isEmpty ? leaveList(page, item.id, apply) : splitItem(page, caret, item, apply)
  }
}
