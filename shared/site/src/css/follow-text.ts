import type { CssChild } from './css-node.ts'
import type { CssChange } from './css-operation.ts'
import { reserveId, sourceSheet } from './css-sheet.ts'
import type { CssSheet, SourceSheet } from './css-sheet.ts'
import { printNode } from './print-css.ts'
import { readSource } from './read-source.ts'
import { SheetEdit } from './sheet-edit.ts'
import { pushAll } from '../lists/long-lists.ts'

/** Top-level nodes that give way to what another text says in their place. */
interface Difference {
  readonly index: number
  readonly removed: number
  readonly piece: string
}

/** So many nodes in a row may have gone, or become others, before the whole sheet is another one. */
const farthest = 16

/**
 * Makes a sheet say a text that differs from its own in a few places, as one that is made anew each time does: only those
 * are read, and each is a change of its own, in their order and with the places they have in the end. Null, with nothing
 * changed, where it is easier to read all of it.
 */
export function followText(sheet: CssSheet, text: string): readonly CssChange[] | null {
  const source = sourceSheet(sheet)
  const found = source.problem === null ? differences(source, text) : null
  const read = found?.flatMap(({ index, removed, piece }) => {
    const nodes = readPiece(source, piece)
    return nodes ? [{ index, removed, nodes }] : []
  })
  if (!read || read.length !== found?.length) return null
  let moved = 0
  const changes: CssChange[] = []
  for (const { index, removed, nodes } of read) {
    const edit = new SheetEdit(source)
    edit.splice(source.root, index + moved, removed, nodes)
    pushAll(changes, edit.finish().changes)
    moved += nodes.length - removed
  }
  return changes
}

function differences(sheet: SourceSheet, text: string): readonly Difference[] | null {
  const { before, children, after } = sheet.root
  if (!text.startsWith(before) || !text.endsWith(after)) return null
  const end = text.length - after.length
  const found: Difference[] = []
  let from = before.length
  let index = 0
  while (index < children.length) {
    const own = printNode(sheet, children[index] as CssChild)
    if (text.startsWith(own, from)) {
      from += own.length
      index += 1
      continue
    }
    const next = nextKnown(sheet, { index, from, text })
    if (!next) return null
    found.push({ index, removed: next.index - index, piece: text.slice(from, next.from) })
    ;({ index, from } = next)
  }
  if (from > end) return null
  return from === end ? found : [...found, { index, removed: 0, piece: text.slice(from, end) }]
}

/** The first of the next nodes that stands further on in the text. */
function nextKnown(sheet: SourceSheet, { index, from, text }: { index: number; from: number; text: string }) {
  for (let at = index; at < index + farthest; at += 1) {
    const node = sheet.root.children[at]
    const place = node ? text.indexOf(printNode(sheet, node), from) : -1
    if (place !== -1) return { index: at, from: place }
  }
  return null
}

/** Null for what is no whole rules. */
function readPiece(sheet: SourceSheet, piece: string): readonly CssChild[] | null {
  try {
    const { before, children, after } = readSource(piece, () => reserveId(sheet))
    const printed = before + children.map((node) => printNode(sheet, node)).join('') + after
    return before + after === '' && printed === piece ? children : null
  } catch {
    return null
  }
}
