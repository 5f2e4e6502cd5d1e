import type { NodeId } from '@pergola/contracts'
import {
  atRuleText,
  flattenRules,
  removeRuleOperations,
  splitSelector,
  styleRuleOf,
  withoutScope,
} from '@pergola/site/css'
import type { FlatRule } from '@pergola/site/css'
import type { SheetKey, SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { isInScope, isReachedBy } from '../styles/scopes.ts'

/** A rule of the page's own sheets that styles an element or something inside it. */
export interface FoundRule {
  readonly sheet: SheetKey
  readonly rule: FlatRule
  /** Nothing else on the page is styled by it. */
  readonly isOwn: boolean
}

function baseOf(selector: string): string {
  return splitSelector(selector).base
}

/** A selector that this browser cannot read finds nothing: it styles nothing here. */
function findIn(root: Element, selector: string): readonly Element[] {
  try {
    const below = [...root.querySelectorAll(selector)]
    return root.matches(selector) ? [root, ...below] : below
  } catch {
    return []
  }
}

/** Elements that a rule styles, whatever their state. What a scope reaches the browser cannot be asked for at once. */
function reachedIn(root: Element, rule: FlatRule): readonly Element[] {
  if (!isInScope(rule)) return findIn(root, withoutScope(baseOf(rule.selector)))
  return findIn(root, '*').filter((element) => isReachedBy(element, rule, { read: baseOf }))
}

/**
 * The rules for an element and what is in it, in the order of the cascade, as the page's own sheets have them, and those
 * that are named beside them.
 */
export function collectRules(
  page: OpenPage,
  frame: PageFrame,
  id: NodeId,
  others: readonly SheetKey[] = [],
): readonly FoundRule[] {
  const root = frame.projection.elementOf(id)
  if (!root) return []
  const own = page
    .sheets()
    .filter(({ sheet, editable }) => editable && (others.includes(sheet) || isPagesOwn(page, sheet)))
  return own.flatMap(({ sheet }) => {
    const known = page.site.sheet(sheet)
    return (known ? flattenRules(known) : []).flatMap((rule): FoundRule[] => {
      const inside = reachedIn(root, rule).length
      if (inside === 0) return []
      return [{ sheet, rule, isOwn: inside === reachedIn(root.ownerDocument.documentElement, rule).length }]
    })
  })
}

/** Shared sheets are on every page already. */
function isPagesOwn(page: OpenPage, sheet: SheetKey): boolean {
  return !page.composed || sheet === page.record.pathes.css || sheet.includes('#')
}

/** The rules as a sheet of their own. */
export function rulesText(found: readonly FoundRule[]): string {
  return found.map(({ rule }) => ruleText(rule)).join('\n\n')
}

function ruleText({ atRules, selector, declarations }: FlatRule): string {
  const lines = declarations.map(({ property, value, important }) => {
    return `  ${property}: ${value}${important ? ' !important' : ''};`
  })
  const heads = atRules.map(({ name, params }) => `@${name} ${params}`.trim())
  return heads.reduceRight(
    (text, head) => `${head} {\n${indented(text)}\n}`,
    [`${selector} {`, ...lines, '}'].join('\n'),
  )
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}

/**
 * What takes the rules out of the page's own sheet, for the symbol's to be the only place they are edited in. One that
 * wins over a rule that stays is left: from the symbols' sheet, which comes first, it would lose.
 */
export function moveOperations(page: OpenPage, found: readonly FoundRule[]): readonly SiteOperation[] {
  const own = found.filter(({ sheet, isOwn }) => isOwn && page.composed && sheet === page.record.pathes.css)
  const staying = found.filter((each) => !own.includes(each))
  const moved = own.filter(({ rule }) => !staying.some((other) => sharesProperty(rule, other.rule)))
  return moved.flatMap(({ sheet, rule }) => {
    const known = page.site.sheet(sheet)
    const { selector, states } = styleRuleOf(rule)
    const target = { selector, states, atRule: atRuleText(rule.atRules) }
    return (known ? removeRuleOperations(known, target) : []).map((operation) => page.inSheet(sheet, operation))
  })
}

function sharesProperty(one: FlatRule, other: FlatRule): boolean {
  const families = new Set(other.declarations.map(({ property }) => familyOf(property)))
  return one.declarations.some(({ property }) => families.has(familyOf(property)))
}

/** `padding` and `padding-top` speak of the same. */
function familyOf(property: string): string {
  return property.startsWith('--') ? property : (property.replace(/^-\w+-/, '').split('-')[0] ?? property)
}
