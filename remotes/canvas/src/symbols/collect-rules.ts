import type { NodeId } from '@pergola/contracts'
import {
  atRuleText,
  flattenRules,
  removeRuleOperations,
  splitSelector,
  styleRuleOf,
  withoutScope,
  withoutSiteScope,
} from '@pergola/site/css'
import type { AtRulePart, FlatRule } from '@pergola/site/css'
import type { SheetKey, SiteOperation } from '@pergola/site/document'
import { outputPath } from '@pergola/site/project'
import { moveSheetAddresses } from '@pergola/site/symbols'
import { addressBase } from '../document/address-base.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { isInScope, isReachedBy } from '../styles/scopes.ts'

/** A rule of the page's own sheets that styles an element or something inside it. */
export interface FoundRule {
  readonly sheet: SheetKey
  readonly rule: FlatRule
  /** Nothing else on the page is styled by it. */
  readonly isOwn: boolean
  /** What the page asks of the screen for the whole sheet. */
  readonly media: readonly AtRulePart[]
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

/** Whether it styles the element or something in it, in whatever state: the first that is found says so. */
export function isStyledBy(root: Element, rule: FlatRule): boolean {
  if (isInScope(rule)) return reachedIn(root, rule).length > 0
  const selector = withoutScope(baseOf(rule.selector))
  try {
    return root.matches(selector) || root.querySelector(selector) !== null
  } catch {
    return false
  }
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
  return own.flatMap(({ sheet, media }) => {
    const asked = media?.trim() ? [{ name: 'media', params: media.trim() }] : []
    const known = page.site.sheet(sheet)
    return (known ? flattenRules(known) : []).flatMap((rule): FoundRule[] => {
      const inside = reachedIn(root, rule).length
      if (inside === 0) return []
      const everywhere = reachedIn(root.ownerDocument.documentElement, rule).length
      return [{ sheet, rule, isOwn: inside === everywhere, media: asked }]
    })
  })
}

/** Shared sheets are on every page already. */
function isPagesOwn(page: OpenPage, sheet: SheetKey): boolean {
  return !page.composed || sheet === page.record.pathes.css || sheet.includes('#')
}

interface RulesFor {
  readonly page: OpenPage
  /** The sheet they are going to stand in. */
  readonly sheet: string
  /** How each reads there. */
  readonly selectorOf: (found: FoundRule) => string
}

/** The rules as a sheet of their own. */
export function rulesText(found: readonly FoundRule[], { page, sheet, selectorOf }: RulesFor): string {
  return found
    .map((each) => moveSheetAddresses(ruleText(each, selectorOf(each)), placeOf(page, each.sheet), sheet))
    .join('\n\n')
}

/** Where addresses in a sheet start: a style element stands where the page stands. */
function placeOf(page: OpenPage, sheet: SheetKey): string {
  if (!sheet.includes('#')) return sheet
  const place = outputPath(page.record)
  const base = addressBase(page.tree, place)
  return 'path' in base ? base.path : place
}

function ruleText({ rule, media }: FoundRule, selector: string): string {
  const lines = rule.declarations.map(({ property, value, important }) => {
    return `  ${property}: ${value}${important ? ' !important' : ''};`
  })
  const heads = [...media, ...withoutSiteScope(rule.atRules)].map(({ name, params }) => `@${name} ${params}`.trim())
  return heads.reduceRight(
    (text, head) => `${head} {\n${indented(text)}\n}`,
    [`${selector} {`, ...lines, '}'].join('\n'),
  )
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}

/** Whether the rule goes to the symbol: it is for nothing else, and stands in the page's own sheet. */
export function isMoved(page: OpenPage, { sheet, isOwn }: FoundRule): boolean {
  return isOwn && page.composed && sheet === page.record.pathes.css
}

/** What takes the rules out of the page's own sheet, for the symbol's to be the only place they are edited in. */
export function moveOperations(page: OpenPage, found: readonly FoundRule[]): readonly SiteOperation[] {
  const own = found.filter((each) => isMoved(page, each))
  return own.flatMap(({ sheet, rule }) => {
    const known = page.site.sheet(sheet)
    const { selector, states } = styleRuleOf(rule)
    const target = { selector, states, atRule: atRuleText(rule.atRules) }
    return (known ? removeRuleOperations(known, target) : []).map((operation) => page.inSheet(sheet, operation))
  })
}
