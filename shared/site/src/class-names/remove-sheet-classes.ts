import { ident } from 'css-tree'
import { parseCss } from '../css/index.ts'
import type { CssChild } from '../css/css-node.ts'
import { sourceSheet, type SourceSheet } from '../css/css-sheet.ts'
import { printNode } from '../css/print-css.ts'
import { nextOutside, splitList } from '../css/selector-text.ts'
import { pseudoEnd } from '../css/selectors.ts'

type Names = ReadonlySet<string>

export interface SheetWithout {
  readonly css: string
  /** How many rules are gone, wholly or one of their selectors. */
  readonly rules: number
}

const className = /\.((?!-?\d)(?:\\[0-9a-f]{1,6}\s?|\\[\s\S]|[\w-]|[^\0-\x7f])+)/iy
/** Pseudo-classes that match only where one of the selectors in their brackets does. */
const choosing = /^:(?:is|where|matches|has|host|host-context|-webkit-any|-moz-any)\(/i

/** Whether a selector without a comma can match no element once none has the classes. */
export function needsClass(selector: string, names: Names): boolean {
  for (let at = 0; at < selector.length;) {
    className.lastIndex = at
    const name = className.exec(selector)?.[1]
    if (name !== undefined && names.has(ident.decode(name))) return true
    if (selector[at] !== ':') {
      at = nextOutside(selector, at)
      continue
    }
    const end = pseudoEnd(selector, at)
    const pseudo = selector.slice(at, end)
    const inner = pseudo.slice(pseudo.indexOf('(') + 1, -1)
    if (choosing.test(pseudo) && splitList(inner).every((each) => needsClass(each, names))) return true
    at = end
  }
  return false
}

/** Slices between the commas of a list of selectors, as written. */
function members(head: string): string[] {
  const found: string[] = []
  let from = 0
  for (let at = 0; at < head.length; at = nextOutside(head, at)) {
    if (head[at] !== ',') continue
    found.push(head.slice(from, at))
    from = at + 1
  }
  return [...found, head.slice(from)]
}

/** The selectors that may still match; null where none may. */
function headWithout(head: string, names: Names): string | null {
  const all = members(head)
  const kept = all.filter((each) => !needsClass(each, names))
  if (kept.length === all.length) return head
  if (kept.length === 0) return null
  return kept.join(',').trim() + (/\s*$/.exec(head)?.[0] ?? '')
}

/**
 * A sheet without the rules that can style nothing once no element has the classes; of a list of selectors, without those
 * alone. What is negated stays: `:not(.a)` goes on matching. An at-rule that is emptied by it goes as well. Not one other
 * byte changes. Null for a text that is no sheet.
 */
export function removeSheetClasses(css: string, names: Names): SheetWithout | null {
  const sheet = sourceSheet(parseCss(css, ''))
  if (sheet.problem !== null) return null
  const removal = new Removal(sheet, names)
  const { before, children, after } = sheet.root
  const inside = removal.printAll(children)
  return removal.rules === 0
    ? { css, rules: 0 }
    : { css: (before + inside + after).replace(/^\s+/, ''), rules: removal.rules }
}

class Removal {
  rules = 0
  private readonly sheet: SourceSheet
  private readonly names: Names

  constructor(sheet: SourceSheet, names: Names) {
    this.sheet = sheet
    this.names = names
  }

  printAll(nodes: readonly CssChild[]): string {
    return nodes.map((node) => this.print(node)).join('')
  }

  private print(node: CssChild): string {
    if (node.kind === 'comment' || node.kind === 'declaration' || node.children === null)
      return printNode(this.sheet, node)
    const head = node.kind === 'rule' ? headWithout(node.head, this.names) : node.head
    if (head !== node.head) this.rules += 1
    if (head === null) return ''
    const rules = this.rules
    const inside = this.printAll(node.children)
    const isEmptied = node.kind === 'at-rule' && this.rules > rules && inside.trim() === ''
    return isEmptied
      ? ''
      : `${node.before}${head}{${inside}${node.after}}${node.kind === 'rule' ? node.tail : node.end}`
  }
}
