import { parseFragment } from 'parse5'
import { textSource } from './canonical.ts'
import { plainTextElements, rawTextElements } from './elements.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

/** Where the source of a text is not the text itself. */
interface Mark {
  readonly at: number
  readonly length: number
  readonly value: string
}

type Reading = 'markup' | 'references' | 'raw'

/** Source of an edited text: what stays the same at its start and at its end keeps its bytes, references included. */
export function editedText(tree: SourceTree, parent: TreeNode | undefined, node: TreeNode, value: string): string {
  const { open: source, value: before } = node
  const anew = textSource(tree, parent, value)
  const reading = readingOf(parent)
  const marks = marksOf(source, reading)
  if (!isFaithful(source, before, reading, marks)) return anew
  const kept = commonEnds(before, value)
  const head = source.slice(0, offsetOf(marks, kept.start, 'start'))
  const tail = source.slice(offsetOf(marks, before.length - kept.end, 'end'))
  const middle = value.slice(read(head, reading).length, value.length - read(tail, reading).length)
  const text = head + textSource(tree, parent, middle) + tail
  return isFaithful(text, value, reading, marksOf(text, reading)) ? text : anew
}

/** The source of a text as it stands, unless more lies in it than the text. */
export function settledText(tree: SourceTree, parent: TreeNode | undefined, node: TreeNode): string {
  const reading = readingOf(parent)
  if (isFaithful(node.open, node.value, reading, marksOf(node.open, reading))) return node.open
  return textSource(tree, parent, node.value)
}

/** The same text, with nothing at its end that the text behind it could complete. */
export function closedText(tree: SourceTree, parent: TreeNode | undefined, node: TreeNode): string {
  const at = node.open.search(/[&<][^\s<>&;]*$|\r$/)
  if (at === -1) return node.open
  const reading = readingOf(parent)
  // A whole reference that only lacks its end keeps its bytes.
  if (read(`${node.open};`, reading) === node.value) return `${node.open};`
  const rest = read(node.open.slice(at), reading)
  if (!node.value.endsWith(rest)) return textSource(tree, parent, node.value)
  return node.open.slice(0, at) + textSource(tree, parent, rest)
}

function readingOf(parent: TreeNode | undefined): Reading {
  if (parent === undefined || parent.namespace !== 'html') return 'markup'
  if (rawTextElements.has(parent.name)) return 'raw'
  return plainTextElements.has(parent.name) ? 'references' : 'markup'
}

const patterns: Readonly<Record<Reading, RegExp>> = {
  raw: /\r\n?/g,
  references: /\r\n?|&(?:#x[\da-f]+|#\d+|[a-z][a-z\d]*);?/gi,
  // `</>` is dropped by every parser, wherever it stands.
  markup: /\r\n?|<\/>|&(?:#x[\da-f]+|#\d+|[a-z][a-z\d]*);?/gi,
}

function marksOf(source: string, reading: Reading): Mark[] {
  const pattern = patterns[reading]
  const known = new Map<string, string>()
  return [...source.matchAll(pattern)].map(({ 0: written, index }) => {
    const value = known.get(written) ?? meaningOf(written)
    known.set(written, value)
    return { at: index, length: written.length, value }
  })
}

function meaningOf(written: string): string {
  if (written.startsWith('<')) return ''
  return written.startsWith('&') ? dereferenced(written) : '\n'
}

function dereferenced(reference: string): string {
  const [node] = parseFragment(reference).childNodes
  return node !== undefined && 'value' in node ? node.value : ''
}

function read(source: string, reading: Reading, marks = marksOf(source, reading)): string {
  let text = ''
  let from = 0
  for (const { at, length, value } of marks) {
    text += source.slice(from, at) + value
    from = at + length
  }
  return text + source.slice(from)
}

function isFaithful(source: string, value: string, reading: Reading, marks: readonly Mark[]): boolean {
  if (reading !== 'raw' && (reading === 'markup' ? /<(?:[a-z!?]|\/(?!>))/i : /<\/t/i).test(source)) return false
  return read(source, reading, [...marks]) === value
}

function commonEnds(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { start, end }
}

/** Where a place in the text lies in its source; a reference across the place is left out of what is kept. */
function offsetOf(marks: readonly Mark[], place: number, side: 'start' | 'end'): number {
  let shift = 0
  for (const { at, length, value } of marks) {
    const from = at - shift
    if (from >= place) break
    if (from + value.length > place) return side === 'start' ? at : at + length
    shift += length - value.length
  }
  return place + shift
}
