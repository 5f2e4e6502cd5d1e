import { diffArrays } from 'diff'
import { pushAll } from '../lists/long-lists.ts'

/** Pieces `from` up to `to` of the base became these. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly pieces: readonly string[]
}

/** Two texts that differ in more pieces than that are not put together unasked. */
const mostEdits = 1000

/** The base with the edits of both sides; null where both changed the same place. */
export function mergePieces(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | null {
  const [own, other] = [editsOf(base, mine), editsOf(base, theirs)]
  if (!own || !other) return null
  const edits = [...own]
  for (const edit of other) {
    if (own.some((each) => isSame(each, edit))) continue
    if (own.some((each) => meet(each, edit))) return null
    edits.push(edit)
  }
  return applied(
    base,
    edits.toSorted((one, two) => one.from - two.from),
  )
}

function applied(base: readonly string[], edits: readonly Edit[]): string[] {
  const merged: string[] = []
  let at = 0
  for (const { from, to, pieces } of edits) {
    pushAll(merged, base.slice(at, from))
    pushAll(merged, pieces)
    at = to
  }
  return [...merged, ...base.slice(at)]
}

function editsOf(base: readonly string[], side: readonly string[]): Edit[] | null {
  const parts = diffArrays([...base], [...side], { maxEditLength: mostEdits })
  if (!parts) return null
  const edits: Edit[] = []
  let at = 0
  let open: { from: number; to: number; pieces: string[] } | null = null
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      open = null
      at += value.length
      continue
    }
    if (!open) edits.push((open = { from: at, to: at, pieces: [] }))
    if (added) pushAll(open.pieces, value)
    else open.to = at += value.length
  }
  return edits.flatMap(pieceByPiece)
}

/** Neighbours that were rewritten are as many edits: the other side may have rewritten one of them. */
function pieceByPiece(edit: Edit): Edit[] {
  if (!isRewrite(edit)) return [edit]
  return edit.pieces.map((piece, at) => ({ from: edit.from + at, to: edit.from + at + 1, pieces: [piece] }))
}

function isSame(one: Edit, other: Edit): boolean {
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.pieces.length === other.pieces.length &&
    one.pieces.every((piece, at) => piece === other.pieces[at])
  )
}

/** Neighbours may both be rewritten; where one puts something in beside what the other changed, the order is a guess. */
function meet(one: Edit, other: Edit): boolean {
  if (one.to < other.from || other.to < one.from) return false
  const touch = one.to === other.from || other.to === one.from
  return !(touch && isRewrite(one) && isRewrite(other))
}

function isRewrite({ from, to, pieces }: Edit): boolean {
  return to > from && pieces.length === to - from
}
