import type { ClassChip, RuleLine, StyleRule, StyleState } from '@pergola/contracts'
import { flattenRules, styleRuleOf, type FlatRule } from '@pergola/site/css'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { createConditions, readCascade } from './read-cascade.ts'
import { styleValues } from './style-values.ts'
import { shownClasses, targetRule, type Choice } from './target.ts'
import { sheetWith } from './write-rule.ts'

export const emptyStyleState: StyleState = {
  rule: null,
  classes: [],
  lines: [],
  values: {},
  display: '',
  parentDisplay: '',
  customProperties: {},
}

export function allRules(page: OpenPage): readonly FlatRule[] {
  return page.sheets().flatMap(({ sheet: key }) => {
    const sheet = page.site.sheet(key)
    return sheet ? flattenRules(sheet) : []
  })
}

/** The class as a whole word of a selector. */
function names(selector: string, name: string): boolean {
  const written = `.${CSS.escape(name)}`
  for (let at = selector.indexOf(written); at !== -1; at = selector.indexOf(written, at + 1)) {
    if (!/[\w-]/.test(selector.charAt(at + written.length))) return true
  }
  return false
}

function chips(core: CanvasCore, page: OpenPage, rule: StyleRule, rules: readonly FlatRule[]): readonly ClassChip[] {
  const selected = core.store.getState().selected
  const node = selected && page.node(selected.id)
  const shown = node ? shownClasses(page, node) : []
  return shown.map((name) => ({
    name,
    selected: rule.selector === `.${CSS.escape(name)}`,
    hasStyles: rules.some((flat) => names(flat.selector, name)),
  }))
}

function linesOf(core: CanvasCore, rule: StyleRule, rules: readonly FlatRule[], element: Element | null): RuleLine[] {
  const applies = core.frame ? createConditions(core.frame) : () => true
  return rules
    .filter((flat) => flat.selector.includes(rule.selector))
    .map((flat) => ({ flat, words: styleRuleOf(flat) }))
    .filter(({ words }) => words.selector === rule.selector)
    .map(({ flat, words }) => ({
      rule: words,
      declarations: flat.declarations.length,
      matches: applies(flat.atRules) && (element === null || fits(element, words.selector)),
    }))
}

function fits(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

function displayOf(core: CanvasCore, element: Element | null): string {
  return element && core.frame ? core.frame.window.getComputedStyle(element).display : ''
}

/** Everything the style panel shows, told by the page's real sheets and the frame. */
export function readStyleState(core: CanvasCore, choice: Choice): StyleState {
  const { page, frame } = core
  const rule = targetRule(core, choice)
  if (!page || !rule) return emptyStyleState
  const selected = core.store.getState().selected
  const element = (selected && frame?.projection.elementOf(selected.id)) ?? null
  const rules = allRules(page)
  const result = element && frame ? readCascade(page, frame, element, rule) : {}
  const home = sheetWith(page, rule)
  const values = styleValues(result, rule, home && { file: home.key.split('#')[0] ?? home.key, sheet: home.sheet })
  const custom = Object.entries(values).filter(([property]) => property.startsWith('--'))
  return {
    rule,
    classes: chips(core, page, rule, rules),
    lines: linesOf(core, rule, rules, element),
    values,
    display: displayOf(core, element),
    parentDisplay: displayOf(core, element?.parentElement ?? null),
    customProperties: Object.fromEntries(custom.map(([property, { value }]) => [property, value])),
  }
}
