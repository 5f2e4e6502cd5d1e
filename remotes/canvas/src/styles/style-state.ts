import type { ClassChip, RuleLine, StyleRule, StyleState, StyleValue } from '@pergola/contracts'
import {
  ownerless,
  registeredProperties,
  rulesOfBase,
  selectorClasses,
  splitSelector,
  styleRuleOf,
  type CssSheet,
  type FlatRule,
} from '@pergola/site/css'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { Conditions } from './conditions.ts'
import { hiddenItems, type RulePlace } from './hidden-items.ts'
import { readCascade } from './read-cascade.ts'
import { readRuleHome } from './rule-home.ts'
import { homeOf, isReachedBy } from './scopes.ts'
import { readInlineState } from './inline-styles.ts'
import { inlineTarget, styleValues } from './style-values.ts'
import { selectedNodes, shownClasses, targetRule, type Choice } from './target.ts'
import { fileOf, sheetWith } from './write-rule.ts'

export const emptyStyleState: StyleState = {
  rule: null,
  home: null,
  classes: [],
  lines: [],
  values: {},
  display: '',
  parentDisplay: '',
  customProperties: {},
}

/** Of the page's own, in the order in which they hold. */
export function sheetsOf(page: OpenPage): readonly CssSheet[] {
  return page.sheets().flatMap(({ sheet: key }) => page.site.sheet(key) ?? [])
}

/** Every class that a sheet of the page names. */
export function styledClasses(page: OpenPage): ReadonlySet<string> {
  return new Set(sheetsOf(page).flatMap((sheet) => [...selectorClasses(sheet)]))
}

/** Reads and sorts the selectors of the page, so that the first element selected finds them read. */
export function prepareRules(page: OpenPage): void {
  for (const sheet of sheetsOf(page)) {
    rulesOfBase(sheet, '')
    selectorClasses(sheet)
  }
}

function chips(core: CanvasCore, page: OpenPage, rule: StyleRule): readonly ClassChip[] {
  const shown = shownClasses(page, selectedNodes(core))
  const sheets = sheetsOf(page)
  const target = ownerless(rule.selector)
  return shown.map((name) => ({
    name,
    selected: target === `.${CSS.escape(name)}`,
    hasStyles: sheets.some((sheet) => selectorClasses(sheet).has(name)),
  }))
}

export interface LinesQuestion {
  readonly page: OpenPage
  readonly rule: StyleRule
  readonly element: Element | null
  readonly conditions: Conditions | null
}

function baseOf(selector: string): string {
  return splitSelector(selector).base
}

function linesOf({ page, rule, element, conditions }: LinesQuestion, frame: PageFrame | null): RuleLine[] {
  return page.sheets().flatMap((entry) => {
    const { sheet: key, file, written } = entry
    const sheet = page.site.sheet(key)
    const home = frame ? homeOf(entry, frame) : undefined
    // In which states the element is now is not asked: a line is chosen for them.
    const reaches = (flat: FlatRule) => element === null || isReachedBy(element, flat, { home, read: baseOf })
    return (sheet ? rulesOfBase(sheet, rule.selector) : []).map((flat) => ({
      rule: styleRuleOf(flat),
      declarations: flat.declarations.length,
      matches: conditions?.apply(flat.atRules, element) !== false && reaches(flat),
      ...(written ? {} : { file, foreign: true }),
    }))
  })
}

function displayOf(core: CanvasCore, element: Element | null): string {
  return element && core.frame ? core.frame.window.getComputedStyle(element).display : ''
}

/** Of a class alone, which browsers find without looking at every element. */
function reachOf(frame: PageFrame | null, { selector }: StyleRule): Pick<StyleState, 'reach'> {
  const name = /^\.((?:[\w-]|[^\0-\x7f])+)$/.exec(selector)?.[1]
  return name === undefined || frame === null ? {} : { reach: frame.document.getElementsByClassName(name).length }
}

function hiddenValues(page: OpenPage, place: RulePlace): Record<string, StyleValue> {
  const plain = { important: false, origin: 'here', source: null, winner: null } as const
  const items = Object.entries(hiddenItems(page.project(), place))
  return Object.fromEntries(items.map(([property, value]) => [property, { ...plain, value }]))
}

function isPicked({ selector }: Choice, classes: readonly ClassChip[]): boolean {
  return selector !== null && !classes.some(({ selected }) => selected)
}

/** The selected element, as it stands in the frame. */
function elementShown({ store, frame }: CanvasCore): Element | null {
  const { selected } = store.getState()
  return (selected && frame?.projection.elementOf(selected.id)) ?? null
}

/** Everything the style panel shows, told by the page's real sheets and the frame. */
export function readStyleState(
  core: CanvasCore,
  choice: Choice,
  conditionsOf: (frame: PageFrame) => Conditions,
): StyleState {
  const { page, frame } = core
  const rule = targetRule(core, choice)
  if (!page || !rule) return emptyStyleState
  const element = elementShown(core)
  const conditions = frame && conditionsOf(frame)
  const result = element && frame && conditions ? readCascade({ page, frame, conditions, element, rule }) : {}
  const found = sheetWith(page, rule)
  const home = found && { file: fileOf(found.key), sheet: found.sheet }
  const values = styleValues(result, rule, choice.inline ? inlineTarget : home)
  const custom = Object.entries(values).filter(([property]) => property.startsWith('--'))
  const registered = Object.assign({}, ...sheetsOf(page).map(registeredProperties)) as Record<string, string>
  const classes = chips(core, page, rule)
  const state: StyleState = {
    rule,
    home: readRuleHome(core, { page, rule, choice }),
    picked: isPicked(choice, classes),
    classes,
    lines: linesOf({ page, rule, element, conditions }, frame),
    values: { ...values, ...(home && hiddenValues(page, { file: home.file, rule })) },
    display: displayOf(core, element),
    parentDisplay: displayOf(core, element?.parentElement ?? null),
    ...reachOf(frame, rule),
    ...readInlineState(core, { page, choice, values }),
    customProperties: {
      ...registered,
      ...Object.fromEntries(custom.map(([property, { value }]) => [property, value])),
    },
  }
  return choice.inline ? ofInline(state, values) : state
}

/** No rule is edited: its sheet, its reach and its chip are not told. */
function ofInline({ reach: _reach, ...state }: StyleState, values: StyleState['values']): StyleState {
  return { ...state, home: null, values, classes: state.classes.map((chip) => ({ ...chip, selected: false })) }
}
