import type { NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import { rootOf } from '../structure/fragment-roots.ts'
import { inlineNames } from './is-text.ts'
import { moveTail } from './split-text.ts'
import { likeInline, type Apply } from './text-blocks.ts'
import { plainText, sizeOf } from './text-offset.ts'

/** A stretch of the text of an element, counted as `plainText` counts. */
export interface Words {
  readonly from: number
  readonly to: number
}

function isInline(page: OpenPage, id: NodeId): boolean {
  const node = page.node(id)
  return node?.kind === 'element' && node.namespace === 'html' && node.name !== 'img' && inlineNames.has(node.name)
}

/** Whether the words of a node are text: an icon or a field is none. */
function holdsText(page: OpenPage, id: NodeId): boolean {
  return page.node(id)?.kind === 'text' || isInline(page, id)
}

/** Makes the place a boundary between two children, by cutting the text that stands there, or an inline element as well. */
function cutAt(page: OpenPage, parent: NodeId, { offset, inline }: { offset: number; inline: boolean }, apply: Apply) {
  let left = offset
  for (const [index, id] of Array.from(page.node(parent)?.children ?? []).entries()) {
    const node = page.node(id)
    const size = sizeOf(page, id)
    if (node && left > 0 && left < size) {
      if (node.kind === 'text') cutText(page, id, { parent, index: index + 1, at: left }, apply)
      else if (inline && isInline(page, id)) {
        const [half] = page.parse(likeInline(node), parent)
        if (!half) return
        apply(page.inHtml({ type: 'html.insert', parent, index: index + 1, nodes: [half] }))
        moveTail(page, id, { offset: left, to: rootOf(half).id }, apply)
      }
      return
    }
    left -= size
  }
}

function cutText(
  page: OpenPage,
  id: NodeId,
  { parent, index, at }: { parent: NodeId; index: number; at: number },
  apply: Apply,
): void {
  const value = page.node(id)?.value ?? ''
  const copy = page.copy(id)
  apply(page.inHtml({ type: 'html.insert', parent, index, nodes: [copy] }))
  apply(page.inHtml({ type: 'html.text', node: rootOf(copy).id, value: value.slice(at) }))
  apply(page.inHtml({ type: 'html.text', node: id, value: value.slice(0, at) }))
}

interface Stretch extends Words {
  readonly id: NodeId
}

/** The children of an element, each with the words that it is. */
function stretches(page: OpenPage, parent: NodeId): readonly Stretch[] {
  let at = 0
  return (page.node(parent)?.children ?? []).map((id) => {
    const from = at
    at += sizeOf(page, id)
    return { id, from, to: at }
  })
}

/** What lies wholly in the words, neighbours together, and the inline elements that lie in them by a part. */
function findRuns(page: OpenPage, parent: NodeId, words: Words) {
  const runs: NodeId[][] = [[]]
  const partly: Stretch[] = []
  for (const each of stretches(page, parent)) {
    const isIn = each.from >= words.from && each.to <= words.to && each.to > each.from
    if (isIn && holdsText(page, each.id)) runs.at(-1)?.push(each.id)
    else {
      runs.push([])
      const isOver = each.from < words.to && each.to > words.from
      if (isOver && isInline(page, each.id)) partly.push(each)
    }
  }
  const hasWords = (run: readonly NodeId[]) => run.some((id) => wordsOf(page, id).trim() !== '')
  return { runs: runs.filter(hasWords), partly }
}

function wordsOf(page: OpenPage, id: NodeId): string {
  const node = page.node(id)
  return node?.kind === 'text' ? node.value : plainText(page, id)
}

/**
 * Puts words into an inline element each time they are not in one parent.
 *
 * @param onto Is given a single element that is those words already; true when it did what the wrapper would have.
 */
export function wrapWords(
  page: OpenPage,
  parent: NodeId,
  { words, html, onto }: { words: Words; html: string; onto?: (id: NodeId) => boolean },
  apply: Apply,
): void {
  for (const offset of [words.to, words.from]) cutAt(page, parent, { offset, inline: false }, apply)
  const { runs, partly } = findRuns(page, parent, words)
  for (const { id, from } of partly) {
    wrapWords(page, id, { words: { from: words.from - from, to: words.to - from }, html, ...(onto && { onto }) }, apply)
  }
  for (const run of runs) {
    const [first] = run
    if (first === undefined || (run.length === 1 && onto?.(first))) continue
    const [wrapper] = page.parse(html, parent)
    const index = page.node(parent)?.children.indexOf(first) ?? -1
    if (!wrapper || index < 0) continue
    apply(page.inHtml({ type: 'html.insert', parent, index, nodes: [wrapper] }))
    const { id: to } = rootOf(wrapper)
    for (const [at, node] of run.entries()) apply(page.inHtml({ type: 'html.move', node, parent: to, index: at }))
  }
}

/** Takes the elements that words stand in away, as far as those words reach; the words stay. */
export function unwrapWords(
  page: OpenPage,
  parent: NodeId,
  { words, isMeant }: { words: Words; isMeant: (id: NodeId) => boolean },
  apply: Apply,
): void {
  for (const offset of [words.to, words.from]) cutAt(page, parent, { offset, inline: true }, apply)
  for (const { id, from, to } of stretches(page, parent)) {
    if (from >= words.to || to <= words.from || !isInline(page, id)) continue
    unwrapWords(page, id, { words: { from: 0, to: to - from }, isMeant }, apply)
    if (!isMeant(id)) continue
    putInPlace(page, id, apply)
  }
  joinTexts(page, parent, apply)
}

/** The children of an element stand in its place. */
function putInPlace(page: OpenPage, id: NodeId, apply: Apply): void {
  const parent = page.node(page.node(id)?.parent ?? -1)
  if (!parent) return
  const index = parent.children.indexOf(id)
  for (const [at, node] of Array.from(page.node(id)?.children ?? []).entries()) {
    apply(page.inHtml({ type: 'html.move', node, parent: parent.id, index: index + at }))
  }
  apply(page.inHtml({ type: 'html.remove', node: id }))
}

/** Takes an element away and leaves what stands in it. */
export function unwrapNode(page: OpenPage, id: NodeId, apply: Apply): void {
  const parent = page.node(id)?.parent ?? null
  putInPlace(page, id, apply)
  if (parent !== null) joinTexts(page, parent, apply)
}

/** Texts that stand beside each other become one, as a browser that reads the page has them. */
function joinTexts(page: OpenPage, parent: NodeId, apply: Apply): void {
  const row = Array.from(page.node(parent)?.children ?? [])
  for (let at = row.length - 1; at > 0; at -= 1) {
    const [left, right] = [row[at - 1], row[at]].map((id) => page.node(id ?? -1))
    if (left?.kind !== 'text' || right?.kind !== 'text') continue
    const value = left.value + right.value
    apply(page.inHtml({ type: 'html.remove', node: right.id }))
    apply(page.inHtml({ type: 'html.text', node: left.id, value }))
  }
}
