import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { isOff } from '../structure/component-switches.ts'
import { isSpace } from '../structure/white-space.ts'
import { isTypable } from './is-text.ts'
import { joinInto } from './join-text.ts'
import { moveTail } from './split-text.ts'
import { likeBlock, putBeside, takeOut, type Apply, type TextCaret, type TextEdit } from './text-blocks.ts'
import { plainText } from './text-offset.ts'

/** What is chosen over several texts of one row, in the order of the page. */
export interface SpanEnds {
  readonly first: TextCaret
  readonly last: TextCaret
}

const spannedNames: ReadonlySet<string> = new Set('p h1 h2 h3 h4 h5 h6 li'.split(' '))

/** A text that a choice of words may begin, end or go through: a paragraph, a heading, or an item of a list. */
export function isSpanned(page: OpenPage, node: HtmlNode | undefined): node is HtmlNode {
  return node?.kind === 'element' && spannedNames.has(node.name) && isTypable(page, node)
}

/** The texts from the first to the last; null where something else stands between them, or a text is not to be edited. */
export function textsOf(page: OpenPage, { first, last }: SpanEnds): readonly HtmlNode[] | null {
  const parent = page.node(page.node(first.id)?.parent ?? -1)
  const [from, to] = [first.id, last.id].map((id) => parent?.children.indexOf(id) ?? -1) as [number, number]
  if (!parent || from < 0 || to < from) return null
  const nodes = parent.children.slice(from, to + 1).flatMap((id) => page.node(id) ?? [])
  const texts = nodes.filter(({ kind }) => kind === 'element')
  const isWords = nodes.every((node) => node.kind !== 'text' || isSpace(node))
  const isFree = texts.every((node) => isSpanned(page, node) && !isOff(page, node.id, 'editable'))
  return isWords && isFree && texts.length > 1 ? texts : null
}

/** Words behind the caret go into an empty copy of their element, beside it. */
function splitOff(page: OpenPage, { id, offset }: TextCaret, apply: Apply): NodeId | null {
  const node = page.node(id)
  const rest = node ? putBeside(page, { html: likeBlock(node), beside: id, step: 1 }, apply) : null
  if (rest !== null) moveTail(page, id, { offset, to: rest }, apply)
  return rest
}

/** Icons, pictures and fields stay where they are: nothing that is typed takes them away. */
function holdsOnlyWords(page: OpenPage, { first, last }: SpanEnds, texts: readonly HtmlNode[]): boolean {
  return texts.every(({ id }) => {
    const words = plainText(page, id)
    const from = id === first.id ? first.offset : 0
    const to = id === last.id ? last.offset : words.length
    return !words.slice(from, to).includes('\uFFFC')
  })
}

/**
 * Takes the chosen words away: what is left of the last text joins the first, which keeps its element. Null where
 * something that is no text would go, too.
 */
export function planDelete(page: OpenPage, ends: SpanEnds): TextEdit | null {
  const texts = textsOf(page, ends)
  const parent = page.node(page.node(ends.first.id)?.parent ?? -1)
  const isFree = parent && !isOff(page, parent.id, 'droppable')
  const others = texts?.slice(1).some(({ id }) => isOff(page, id, 'removable'))
  if (!texts || !isFree || others || !holdsOnlyWords(page, ends, texts)) return null
  return (_caret, apply) => {
    const { first, last } = ends
    const rest = splitOff(page, last, apply)
    const cut = splitOff(page, first, apply)
    if (rest === null || cut === null) throw new Error('planDelete: a text cannot stand beside one of its kind')
    for (const id of [cut, ...texts.slice(1).map((node) => node.id)]) takeOut(page, id, apply)
    const caret = joinInto(page, first.id, rest, apply)
    takeOut(page, rest, apply)
    return caret
  }
}
