import { cssPieces } from '../merge/css-pieces.ts'

/**
 * A sheet with what made `to` of `from` done to it, though it says other things besides by now. Rules are looked for where
 * they stand now. Null where they are others by now, or nowhere.
 */
export function turnSheet(now: string, from: string, to: string): string | null {
  if (now === from) return to
  const [old, next] = [cssPieces(from), cssPieces(to)]
  const most = Math.min(old.length, next.length)
  let start = 0
  while (start < most && old[start] === next[start]) start += 1
  let tail = 0
  while (tail < most - start && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  const gone = old.slice(start, old.length - tail).filter(isSaid)
  const come = next.slice(start, next.length - tail).filter(isSaid)
  const pieces = cssPieces(now)
  const before = old.slice(0, start).findLast(isSaid)
  const at = placeOf(pieces, gone, before)
  if (at !== -1) return joined(pieces.slice(0, at), come, pieces.slice(at + gone.length))
  // Others may have put rules into a block that came with these.
  const rules = gone.filter(isWhole)
  const isBlock = come.length === 0 && rules.length > 0 && rules.length < gone.length
  const inner = isBlock ? placeOf(pieces, rules, '') : -1
  return inner === -1 ? null : joined(pieces.slice(0, inner), [], pieces.slice(inner + rules.length))
}

/** White space between rules is nobody's. */
const isSaid = (piece: string) => piece.trim() !== ''

const isWhole = (piece: string) => piece.split('{').length === piece.split('}').length

const isSame = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim()

/** Where the pieces stand, behind the one that stood before them if they are there more than once; -1 if nowhere. */
function placeOf(pieces: readonly string[], wanted: readonly string[], before: string | undefined): number {
  const places = [...Array(pieces.length + 1).keys()].filter((at) =>
    wanted.every((piece, offset) => isSame(pieces[at + offset], piece)),
  )
  const found = places.find((at) => isSame(pieces[at - 1], before))
  if (found !== undefined) return found
  return wanted.length > 0 && places.length === 1 ? (places[0] ?? -1) : -1
}

function joined(before: readonly string[], come: readonly string[], after: readonly string[]): string {
  return [before, come, after].reduce((text, pieces) => {
    const next = pieces.join('')
    const isApart = text === '' || next === '' || /\s$/.test(text) || /^\s/.test(next)
    return text + (isApart ? '' : '\n\n') + next
  }, '')
}
