import type { DefaultTreeAdapterTypes } from 'parse5'
import { replacePlaces } from '../directives/scan.ts'
import { escapeAttribute } from '../html/escape-all.ts'
import { shownText } from './bound-attribute.ts'
import { readExpression } from './expression.ts'
import type { ReadExpression, Scope } from './expression.ts'
import { addPart } from './template-part.ts'
import type { Part } from './template-part.ts'

export type Child = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** What is known where a piece of a page stands. */
export interface Compiling {
  readonly source: string
  /** Names whose values are known at the build. */
  readonly names: ReadonlySet<string>
  /** Filled with those of them that are left to the engine. */
  readonly live: Set<string>
  /** Inside of what is repeated or chosen here: expressions without a name are worked out, too. */
  readonly isInside: boolean
  readonly isInHead: boolean
  readonly depth: number
  readonly loops: number
  readonly liveData?: (names: ReadonlySet<string>, scope: Scope) => readonly { key: string; value: string }[]
  tell(text: string): void
  /** Everything between two places of the source, with these nodes in it. */
  children(nodes: readonly Child[], range: Range, compiling: Compiling): Part[]
}

interface Range {
  readonly start: number
  readonly end: number
}

/** An element is not written where the tree has it. */
export class Misplaced extends Error {}

export const isElementNode = (node: Child): node is Element => 'tagName' in node

/** The engine does not look into the head, so nothing there is left to it. */
export const headed = (node: Element, compiling: Compiling): Compiling =>
  node.tagName === 'head' ? { ...compiling, isInHead: true, live: new Set() } : compiling

/** Whether an expression is worked out here. */
export function isStatic(read: ReadExpression | null, { names, isInside }: Compiling): read is ReadExpression {
  if (!read?.evaluate) return false
  if (read.free.size === 0) return isInside
  return [...read.free].every((name) => names.has(name))
}

const words = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu

/** Notes the names that a text which stays for the engine may use. */
export function leave(text: string, { names, live }: Compiling): void {
  for (const word of text.match(words) ?? []) if (names.has(word)) live.add(word)
}

/** What cannot be had is nothing, as in the page itself. */
export function valueOf({ evaluate }: ReadExpression, scope: Scope, { tell }: Pick<Compiling, 'tell'>): unknown {
  try {
    return evaluate?.(scope)
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

interface Writing {
  readonly escape: (text: string) => string
  /** How what stands between the expressions is written. */
  readonly fixed: (text: string) => string
}

/** A text with expressions in `${ }`. */
export function compilePlaces(text: string, compiling: Compiling, { escape, fixed }: Writing): Part[] {
  const parts: Part[] = []
  const found: Part[] = []
  const mark = '\u0000'
  const marked = replacePlaces(text.replaceAll(mark, ''), (place) => {
    const read = readExpression(place.slice(2, -1))
    if (!isStatic(read, compiling)) {
      leave(place, compiling)
      found.push(fixed(place))
    } else found.push({ skeleton: '', render: (scope) => escape(shownText(valueOf(read, scope, compiling))) })
    return mark
  })
  marked.split(mark).forEach((piece, at) => {
    addPart(parts, fixed(piece))
    const value = found[at]
    if (value !== undefined) addPart(parts, value)
  })
  return parts
}

/** An attribute of the head, where the engine does not look: expressions in it are worked out all the same. */
export function compileHeadAttribute(name: string, value: string, compiling: Compiling): Part[] {
  const parts = compilePlaces(value, compiling, { escape: escapeAttribute, fixed: escapeAttribute })
  return [` ${name}="`, ...parts, '"']
}
