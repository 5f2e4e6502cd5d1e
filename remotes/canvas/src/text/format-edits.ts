import type { NodeId } from '@pergola/contracts'
import { canApply } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { moveOne } from '../structure/moving.ts'
import type { Where } from '../structure/place.ts'
import { isTextElement } from './is-text.ts'
import { liftItem, listOf } from './list-items.ts'
import { besideOf, elementsOf, isHeading, itemOf, putBeside, type Apply, type TextEdit } from './text-blocks.ts'
import { plainText } from './text-offset.ts'
import { unwrapWords, wrapWords, type Words } from './wrap-words.ts'

/** What a text is made of that the format bar takes away. Links stay: they are no look. */
const formats: ReadonlySet<string> = new Set(
  'b strong i em u s strike del code kbd samp var sub sup small big mark span font tt'.split(' '),
)

function wordsOf(page: OpenPage, id: NodeId, from: number, to: number): Words {
  return from === to ? { from: 0, to: plainText(page, id).length } : { from, to }
}

const ofLooks = /^(?:class|style|color|face|size|title|lang|dir)$/

/** An element that is told of by an id, a directive or the editor is more than a look. */
function isLook(page: OpenPage, id: NodeId): boolean {
  const node = page.node(id)
  return node !== undefined && formats.has(node.name) && node.attributes.every(({ name }) => ofLooks.test(name))
}

/** Takes every format from the words that are chosen, or from all of the text. */
export function planClear(page: OpenPage): TextEdit {
  return (caret, apply) => {
    const words = wordsOf(page, caret.id, caret.offset, caret.end ?? caret.offset)
    unwrapWords(page, caret.id, { words, isMeant: (id) => isLook(page, id) }, apply)
    return caret
  }
}

/** Marks the words that are chosen as code, or no longer. */
export function planCode(page: OpenPage, isCode: boolean): TextEdit {
  return (caret, apply) => {
    const words = wordsOf(page, caret.id, caret.offset, caret.end ?? caret.offset)
    const isMeant = (id: NodeId) => page.node(id)?.name === 'code'
    if (isCode) unwrapWords(page, caret.id, { words, isMeant }, apply)
    else wrapWords(page, caret.id, { words, html: '<code></code>' }, apply)
    return caret
  }
}

const levels: ReadonlySet<string> = new Set('p h1 h2 h3 h4 h5 h6'.split(' '))

/** Whether a text can be a paragraph or a heading of any level. */
export function hasLevel(page: OpenPage, id: NodeId): boolean {
  const node = page.node(id)
  return node !== undefined && (levels.has(node.name) || node.name === 'div') && isTextElement(page, node)
}

export function planLevel(page: OpenPage, id: NodeId, name: string): TextEdit | null {
  if (!hasLevel(page, id) || !levels.has(name) || page.node(id)?.name === name) return null
  if (!canApply(page.tree, { type: 'html.tag', node: id, name })) return null
  return (caret, apply) => {
    apply(page.inHtml({ type: 'html.tag', node: id, name }))
    return caret
  }
}

export type ListName = 'ul' | 'ol'

/** The list that a text is an item of. */
export function listNameOf(page: OpenPage, id: NodeId): ListName | null {
  const item = itemOf(page, id)
  const name = item && listOf(page, item.id)?.name
  return name === 'ul' || name === 'ol' ? name : null
}

/** Makes a text an item of a list, its list one of the other kind, or an item a text again. */
export function planList(page: OpenPage, id: NodeId, name: ListName): TextEdit | null {
  const item = itemOf(page, id)
  const list = item && listOf(page, item.id)
  if (item && list) {
    return (caret, apply) => {
      if (list.name === name) {
        const lifted = liftItem(page, item.id, apply)
        return lifted === null ? null : { ...caret, id: lifted }
      }
      apply(page.inHtml({ type: 'html.tag', node: list.id, name }))
      return caret
    }
  }
  const node = page.node(id)
  if (!node || !(node.name === 'p' || isHeading(node)) || !isTextElement(page, node)) return null
  return (caret, apply) => {
    const where = placeInList(page, id, name, apply)
    if (!where) return null
    moveOne(page, id, where, apply)
    apply(page.inHtml({ type: 'html.tag', node: id, name: 'li' }))
    return caret
  }
}

/** The end of the list before a text, the start of the one behind it, or a list that is made for it. */
function placeInList(page: OpenPage, id: NodeId, name: ListName, apply: Apply): Where | null {
  const [before, behind] = [besideOf(page, id, -1), besideOf(page, id, 1)]
  if (before?.name === name) return { target: before.id, position: 'inside' }
  const first = behind?.name === name ? elementsOf(page, behind.id)[0] : undefined
  if (first) return { target: first.id, position: 'before' }
  const made = putBeside(page, { html: `<${name}></${name}>`, beside: id, step: -1 }, apply)
  return made === null ? null : { target: made, position: 'inside' }
}
