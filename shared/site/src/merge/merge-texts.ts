import { findCssProblems } from '../css/index.ts'
import { findHtmlProblems } from '../html/index.ts'
import { cssPieces } from './css-pieces.ts'
import { htmlPieces } from './html-pieces.ts'
import { mergePieces } from './merge-pieces.ts'

/** A text as both sides knew it, and what became of it on either. */
export interface ThreeTexts {
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

/** Longer texts are not put together unasked: a person would have to look at them anyway. */
const longest = 2 * 1024 * 1024

/**
 * Both sides' edits in one text, where they touch different nodes of a page or different rules of a sheet. Null where
 * a person has to say: the same node, another kind of file, or what would no longer be read as either side meant it.
 */
export function mergeTexts(path: string, { base, mine, theirs }: ThreeTexts): string | null {
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  const kind = kindOf(path)
  if (!kind || base.length + mine.length + theirs.length > longest) return null
  const merged = mergePieces(kind.pieces(base), kind.pieces(mine), kind.pieces(theirs))?.join('')
  if (merged === undefined) return null
  const known = Math.max(kind.problems(mine), kind.problems(theirs))
  return kind.problems(merged) > known ? null : merged
}

interface Kind {
  pieces(text: string): string[]
  problems(text: string): number
}

const html: Kind = { pieces: htmlPieces, problems: (text) => findHtmlProblems(text, 'page').length }
const css: Kind = { pieces: cssPieces, problems: (text) => findCssProblems(text).length }

function kindOf(path: string): Kind | null {
  if (/\.html?$/i.test(path)) return html
  return /\.css$/i.test(path) ? css : null
}
