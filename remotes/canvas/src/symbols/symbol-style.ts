import { paths } from '@pergola/contracts'
import { flattenRules, ownedSelector, ownerless, putInSiteScope, specificity } from '@pergola/site/css'
import type { FlatRule } from '@pergola/site/css'
import type { SheetKey } from '@pergola/site/document'
import { editedStyle } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'
import { isMoved, isStyledBy, rulesText, type FoundRule } from './collect-rules.ts'
import { namesOwn } from './symbol-names.ts'

interface StyleInput {
  readonly page: OpenPage
  /** The element that becomes a symbol, in the frame. */
  readonly root: Element | undefined
  readonly found: readonly FoundRule[]
  /** Class of the symbol's root. */
  readonly block: string
  /** Classes that nothing else on the site has. */
  readonly own: ReadonlySet<string>
}

/**
 * The rules of a new symbol. What moves to it and speaks of its own classes reads as before; what other elements may have,
 * too, is said for the symbol alone. Where a sheet that comes later has rules of the same weight, those of the symbol are
 * put where they win as they did.
 */
export function symbolStyle(input: StyleInput): string {
  const { page, found, block, own } = input
  const names = new Set([...own, block])
  const selectorOf = (each: FoundRule) => {
    const { selector } = each.rule
    const isPlain = isMoved(page, each) && namesOwn(selector, names)
    return isPlain ? selector : ownedSelector(ownerless(selector), CSS.escape(block))
  }
  const text = rulesText(found, { page, sheet: paths.symbolsCss, selectorOf })
  const style = editedStyle(text, page.project(), () => {})
  return isOutdone(input) ? putInSiteScope(style) : style
}

/** Whether a sheet behind that of the symbols says something of the symbol at the weight of one of its rules. */
function isOutdone({ page, root, found }: StyleInput): boolean {
  if (!root || !page.composed) return false
  const own = new Set(found.map(({ rule }) => rule))
  const sheets = page.sheets().map(({ sheet }) => sheet)
  const later = sheets.slice(sheets.indexOf(laterThan(sheets)) + 1)
  const others = later.flatMap((key) => {
    const sheet = page.sheet(key)
    return (sheet ? flattenRules(sheet) : []).filter((rule) => !own.has(rule))
  })
  return others.some((other) => found.some(({ rule }) => rivals(rule, other)) && isStyledBy(root, other))
}

/** The last sheet that stands where that of the symbols does, or before it. */
function laterThan(sheets: readonly SheetKey[]): SheetKey {
  const before: readonly SheetKey[] = [paths.symbolsCss, paths.globalRules, paths.fontsCss, paths.globalCss]
  return before.find((key) => sheets.includes(key)) ?? ''
}

/** Whether of two rules for one element the later one wins. */
function rivals(one: FlatRule, other: FlatRule): boolean {
  if (specificity(one.selector).join() !== specificity(other.selector).join()) return false
  return one.declarations.some(({ property }) => other.declarations.some((each) => isRelated(property, each.property)))
}

/** `margin` and `margin-top` set the same. */
function isRelated(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`) || one === 'all' || other === 'all'
}
