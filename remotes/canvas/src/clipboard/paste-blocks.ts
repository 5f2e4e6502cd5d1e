import type { NodeId } from '@pergola/contracts'
import { isTextElement } from '../text/is-text.ts'
import type { HtmlNode } from '@pergola/site/html'
import type { RichBlock } from '@pergola/site/rich-text'
import type { OpenPage } from '../document/open-page.ts'
import { rootOf } from '../structure/fragment-roots.ts'
import { phrasingOnly } from '../structure/holds-items.ts'
import { messages } from '../structure/messages.ts'
import { readFor, type Where } from '../structure/place.ts'
import { insertion } from '../structure/structure.ts'
import { moveTail } from '../text/split-text.ts'
import { elementsOf, likeBlock, likeInline, putBeside, takeOut } from '../text/text-blocks.ts'
import type { Apply, TextCaret } from '../text/text-blocks.ts'
import type { BlockEdit } from '../text/text-keys.ts'
import { plainText, sizeOf } from '../text/text-offset.ts'

const isList = ({ name }: RichBlock) => /^[ou]l$/.test(name)
const isPoints = (node: HtmlNode, blocks: readonly RichBlock[]) => node.name === 'li' && blocks.every(isList)

interface Plan {
  readonly where: Where
  /** What goes on in the text itself. */
  readonly begin: string
  /** What stands behind or in it. */
  readonly html: string
}

/** Blocks stand behind a paragraph or a heading, and in all else that holds blocks. Null where lines alone may stand. */
function planFor(page: OpenPage, node: HtmlNode, blocks: readonly RichBlock[]): Plan | null {
  const areBeside = isPoints(node, blocks) || /^(?:h[1-6]|p|pre|dt)$/.test(node.name)
  if (!areBeside && (phrasingOnly.has(node.name) || node.name === 'a')) return null
  const [first, ...others] = blocks
  const isBegun = first?.name === 'p' && others.length > 0
  const rest = isBegun ? others : blocks
  // The points of a list stand beside the one that is typed.
  const html = rest.map((block) => (isPoints(node, blocks) ? block.inside : block.html)).join('')
  const where: Where = { target: node.id, position: areBeside ? 'after' : 'inside' }
  return readFor(page, html, where) ? { where, begin: isBegun ? first.inside : '', html } : null
}

/** Where the text of an element goes on behind so many characters of it, as an index of its children; what is in two is cut. */
function splitAt(page: OpenPage, { id, offset }: TextCaret, apply: Apply): number {
  let left = offset
  for (const [index, child] of Array.from(page.node(id)?.children ?? []).entries()) {
    const node = page.node(child)
    const size = sizeOf(page, child)
    if (!node || left >= size) {
      left -= size
      continue
    }
    if (left <= 0) return index
    const [half] = node.kind === 'text' ? [page.copy(child)] : page.parse(likeInline(node), id)
    if (!half) return index
    apply(page.inHtml({ type: 'html.insert', parent: id, index: index + 1, nodes: [half] }))
    const to = rootOf(half).id
    if (node.kind === 'text') {
      const { value } = node
      apply(page.inHtml({ type: 'html.text', node: to, value: value.slice(left) }))
      apply(page.inHtml({ type: 'html.text', node: child, value: value.slice(0, left) }))
    } else moveTail(page, child, { offset: left, to }, apply)
    return index + 1
  }
  return page.node(id)?.children.length ?? 0
}

function putIn(page: OpenPage, caret: TextCaret, html: string, apply: Apply): readonly NodeId[] {
  const index = splitAt(page, caret, apply)
  const nodes = page.parse(html, caret.id)
  apply(page.inHtml({ type: 'html.insert', parent: caret.id, index, nodes }))
  return nodes.map(rootOf).flatMap(({ kind, id }) => (kind === 'element' ? [id] : []))
}

/** What stood behind the caret goes on behind the last paragraph, or in another text like the one it stood in. */
function putBehind(page: OpenPage, caret: TextCaret, { where, html }: Plan, apply: Apply): readonly NodeId[] {
  const node = page.node(caret.id)
  const nodes = readFor(page, html, where)
  const operation = nodes && insertion(page, where, nodes)
  if (!node || !nodes || !operation) return []
  const hasTail = plainText(page, caret.id).slice(caret.offset).trim() !== ''
  apply(operation)
  const roots = nodes.map(rootOf).filter(({ kind }) => kind === 'element')
  const last = roots.at(-1)
  if (!last || !hasTail) return roots.map(({ id }) => id)
  const tail = last.name === 'p' ? last.id : putBeside(page, { html: likeBlock(node), beside: last.id, step: 1 }, apply)
  if (tail !== null) moveTail(page, caret.id, { offset: caret.offset, to: tail }, apply)
  return roots.map(({ id }) => id)
}

/** The end of the last text in an element. */
function endOf(page: OpenPage, root: NodeId): TextCaret {
  let id = root
  for (let last = elementsOf(page, id).at(-1); last; last = elementsOf(page, id).at(-1)) {
    const node = page.node(id)
    if (node && isTextElement(page, node)) break
    id = last.id
  }
  return { id, offset: plainText(page, id).length }
}

/** Headings, lists, tables and several paragraphs put into a text: an edit of its own; null where none of them may stand. */
export function planBlocks(page: OpenPage, id: NodeId, blocks: readonly RichBlock[]): BlockEdit | null {
  const node = page.node(id)
  const plan = node && planFor(page, node, blocks)
  if (!plan) return null
  const isBeside = plan.where.position === 'after'
  const edit = (caret: TextCaret, apply: Apply): TextCaret | null => {
    const tail = plainText(page, id).slice(caret.offset)
    const isEmpty = plainText(page, id).slice(0, caret.offset).trim() === '' && plan.begin === ''
    const roots = isBeside ? putBehind(page, caret, plan, apply) : putIn(page, caret, plan.begin + plan.html, apply)
    const last = roots.at(-1)
    if (last === undefined) return null
    if (isBeside && plan.begin !== '') {
      const index = splitAt(page, caret, apply)
      apply(page.inHtml({ type: 'html.insert', parent: id, index, nodes: page.parse(plan.begin, id) }))
    }
    const end = endOf(page, last)
    const isJoined = isBeside && tail.trim() !== '' && page.node(last)?.name === 'p'
    if (isBeside && isEmpty) takeOut(page, id, apply)
    return isJoined ? { id: end.id, offset: end.offset - tail.length } : end
  }
  return { label: messages.paste, edit }
}
