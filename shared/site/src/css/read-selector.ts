import type { ReadSelector, SourceSheet } from './css-sheet.ts'
import type { FlatRule } from './flat-rule.ts'
import { ownerless } from './owned-selector.ts'
import { nextOutside, splitList, tidy } from './selector-text.ts'
import { splitSelector } from './selectors.ts'

/** What every element is. */
export const anything = '*'

/** What the indexes want to know of a rule's selector, read once. */
export function readSelector(sheet: SourceSheet, rule: FlatRule): ReadSelector {
  const { selectors } = sheet.memory
  const known = selectors.get(rule)
  if (known) return known
  const { selector } = rule
  const read = {
    base: tidy(splitSelector(selector).base),
    // Whom a rule is kept to has no styles by it.
    classes: classesIn(ownerless(selector)),
    subjects: splitList(selector).map(subjectKey),
  }
  selectors.set(rule, read)
  return read
}

function subjectKey(selector: string): string {
  let from = 0
  for (let at = 0; at < selector.length; at = nextOutside(selector, at)) {
    if (/[\s>~+|]/.test(selector[at] ?? '')) from = at + 1
  }
  const compound = selector.slice(from)
  // Escapes and whatever depends on arguments are left to the real match.
  if (compound.includes('\\')) return anything
  const plain = compound.replace(/\([\s\S]*|\[[^\]]*\]|:[\s\S]*/g, '')
  return /#[^.#:[]+/.exec(plain)?.[0] ?? /\.[^.#:[]+/.exec(plain)?.[0] ?? (tagOf(plain) || anything)
}

function tagOf(compound: string): string {
  return /^[\w-]*/.exec(compound)?.[0].toLowerCase() ?? ''
}

const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\[\s\S]|[\w-]|[^\0-\x7f])+)/gi

function classesIn(selector: string): string[] {
  if (!selector.includes('.')) return []
  const bare = selector.replace(/"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/g, '')
  return Array.from(bare.matchAll(className), ([, name = '']) => unescaped(name))
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_all, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  )
}
