import type { StyleEdit, StyleRule, StyleRules, StyleState, StyleSurface } from '../services/style-surface.ts'
import { fail, succeed } from '../outcome.ts'
import type { FakeNode } from './fake-page.ts'
import { createState } from './create-state.ts'
import { fakeHome } from './fake-rule-home.ts'
import { applies, sameRule, valuesOf, type LiveRule } from './fake-style-values.ts'

/** A rule as a test writes it down; earlier rules lose to later ones. */
export interface FakeRule {
  readonly selector: string
  readonly states?: readonly string[]
  readonly atRule?: string | undefined
  readonly file?: string
  readonly line?: number
  readonly declarations: Readonly<Record<string, string>>
}

export interface FakeStyleOptions {
  readonly rules?: readonly FakeRule[]
  /** What `computed` answers where no rule says anything. */
  readonly defaults?: Readonly<Record<string, string>>
  readonly customProperties?: Readonly<Record<string, string>>
  readonly suggestions?: readonly string[]
  /** Files that a new rule may go to, the last one by itself; those with a # are style elements. Without any, no home is told. */
  readonly sheets?: readonly string[]
}

export interface FakeStyleSurface extends StyleSurface {
  /** Points the surface at an element, as a selection does. */
  follow(node: FakeNode | null, ancestors: readonly FakeNode[]): void
  /** Every call of `edit`, oldest first. */
  readonly edits: readonly { readonly edits: readonly StyleEdit[]; readonly preview: boolean }[]
  /** Declarations of a rule as they stand now, previews left out. */
  declarations(selector: string, states?: readonly string[], atRule?: string | null): Record<string, string>
}

const nothing: StyleState = {
  rule: null,
  classes: [],
  lines: [],
  values: {},
  display: 'block',
  parentDisplay: 'block',
  customProperties: {},
}

function toLive({ selector, states = [], atRule, file, line, declarations }: FakeRule, index: number): LiveRule {
  return {
    rule: { selector, states, atRule: atRule ?? null },
    file: file ?? 'css/index.css',
    line: line ?? index * 4 + 1,
    declarations: { ...declarations },
  }
}

/** A rule that does not exist yet is made with its first value. */
function ruleFor(rules: LiveRule[], rule: StyleRule): LiveRule {
  const known = rules.find((each) => sameRule(each.rule, rule))
  const found = known ?? toLive({ ...rule, atRule: rule.atRule ?? undefined, declarations: {} }, rules.length)
  if (!known) rules.push(found)
  return found
}

function applyEdits(declarations: Readonly<Record<string, string>>, edits: readonly StyleEdit[]) {
  const next = { ...declarations }
  for (const { property, value } of edits) {
    if (value === null) delete next[property]
    else next[property] = value
  }
  return next
}

interface Shown {
  /** Chosen for the rule. */
  readonly sheet?: string | undefined
  readonly node: FakeNode
  readonly ancestors: readonly FakeNode[]
  readonly rule: StyleRule
  readonly preview: readonly StyleEdit[]
}

function stateOf(rules: readonly LiveRule[], shown: Shown, options: FakeStyleOptions): StyleState {
  const { node, ancestors, rule, preview } = shown
  const seen = rules.map((each) =>
    sameRule(each.rule, rule) ? { ...each, declarations: applyEdits(each.declarations, preview) } : each,
  )
  const values = valuesOf(seen, rule, node, ancestors)
  const parent = ancestors.at(-1)
  const parentValues = parent ? valuesOf(rules, { selector: '', states: [], atRule: null }, parent, []) : {}
  return {
    rule,
    ...(options.sheets && { home: fakeHome(fileOf(rules, rule), shown.sheet, options.sheets) }),
    picked: rule.selector !== node.tag && !node.classes.some((name) => rule.selector === `.${name}`),
    classes: node.classes.map((name) => ({
      name,
      selected: rule.selector === `.${name}`,
      hasStyles: rules.some((each) => each.rule.selector === `.${name}`),
    })),
    lines: rules
      .filter((each) => each.rule.selector === rule.selector)
      .map((each) => ({
        rule: each.rule,
        declarations: Object.keys(each.declarations).length,
        matches: applies(each, node),
      })),
    values,
    display: values['display']?.value ?? 'block',
    parentDisplay: parentValues['display']?.value ?? 'block',
    customProperties: options.customProperties ?? {},
  }
}

function fileOf(rules: readonly LiveRule[], rule: StyleRule): string | undefined {
  return rules.find((each) => sameRule(each.rule, rule))?.file
}

function ownRule(node: FakeNode, name: string | undefined | null): StyleRule {
  return { selector: name === undefined || name === null ? node.tag : `.${name}`, states: [], atRule: null }
}

/** What is shown, and the ways to show something else; the surface's verbs stand on it. */
function createFocus(rules: readonly LiveRule[], options: FakeStyleOptions) {
  const store = createState<StyleState>(nothing)
  let shown: Shown | null = null
  function show(next: Shown | null) {
    shown = next
    store.set(next ? stateOf(rules, next, options) : nothing)
  }
  return {
    store,
    show,
    current: () => shown,
    choose(rule: StyleRule) {
      if (shown) show({ ...shown, rule, preview: [], sheet: undefined })
    },
    chooseSheet(sheet: string) {
      if (shown && options.sheets?.includes(sheet)) show({ ...shown, sheet })
    },
    preview(preview: readonly StyleEdit[]) {
      if (shown) show({ ...shown, preview })
    },
  }
}

interface FakeRules {
  readonly rules: LiveRule[]
  readonly focus: ReturnType<typeof createFocus>
  readonly onChange: () => void
}

function ruleVerbs({ rules, focus, onChange }: FakeRules): StyleRules {
  return {
    create(rule) {
      if (rules.some((each) => sameRule(each.rule, rule))) return fail('rule-exists')
      ruleFor(rules, rule)
      onChange()
      return succeed()
    },
    restate(rule, states) {
      const found = rules.findIndex((each) => sameRule(each.rule, rule))
      const live = rules[found]
      if (!live) return fail('rule-missing')
      if (rules.some((each) => sameRule(each.rule, { ...rule, states }))) return fail('rule-exists')
      rules[found] = { ...live, rule: { ...rule, states } }
      if (sameRule(rule, focus.store.getState().rule ?? rule)) focus.choose({ ...rule, states })
      onChange()
      return succeed()
    },
  }
}

function targetVerbs(rules: readonly LiveRule[], focus: FakeRules['focus']) {
  return {
    addressPlace() {
      const rule = focus.current()?.rule
      return rule ? (fileOf(rules, rule) ?? 'css/index.css') : null
    },
    selectClass(name) {
      const shown = focus.current()
      if (shown) focus.choose(ownRule(shown.node, name ?? shown.node.classes.at(-1)))
    },
    async otherRules() {
      const shown = focus.current()
      if (!shown) return []
      const { node, rule } = shown
      return rules
        .filter(({ rule: { selector } }) => selector.endsWith(` ${node.tag}`) && selector !== rule.selector)
        .map((each) => ({ rule: each.rule, declarations: Object.keys(each.declarations).length, matches: true }))
    },
  } satisfies Pick<StyleSurface, 'addressPlace' | 'selectClass' | 'otherRules'>
}

/** A `StyleSurface` over a plain list of rules, with the origins a panel can meet. */
export function createFakeStyleSurface(options: FakeStyleOptions = {}, onChange = () => {}): FakeStyleSurface {
  const rules = (options.rules ?? []).map(toLive)
  const log: { edits: readonly StyleEdit[]; preview: boolean }[] = []
  const focus = createFocus(rules, options)

  function setClasses(change: (classes: readonly string[]) => string[]) {
    const shown = focus.current()
    if (!shown) return
    shown.node.classes = change(shown.node.classes)
    focus.choose(ownRule(shown.node, shown.node.classes.at(-1)))
    onChange()
  }

  return {
    state: focus.store,
    edits: log,
    chooseSheet: focus.chooseSheet,
    follow(node, ancestors) {
      const shown = focus.current()
      if (!node) return focus.show(null)
      const same = shown?.node.id === node.id
      focus.show({ node, ancestors, rule: same ? shown.rule : ownRule(node, node.classes.at(-1)), preview: [] })
    },
    declarations: (selector, states = [], atRule = null) => ({
      ...rules.find((each) => sameRule(each.rule, { selector, states, atRule }))?.declarations,
    }),
    edit(edits, { preview = false } = {}) {
      const shown = focus.current()
      if (!shown) return
      log.push({ edits, preview })
      if (preview) return focus.preview(edits)
      const target = ruleFor(rules, shown.rule)
      target.declarations = applyEdits(target.declarations, edits)
      focus.preview([])
      onChange()
    },
    endPreview: () => focus.preview([]),
    computed: (property) => focus.store.getState().values[property]?.value ?? options.defaults?.[property] ?? '',
    ...targetVerbs(rules, focus),
    addClass: (name) => setClasses((classes) => [...new Set([...classes, name])]),
    removeClass: (name) => setClasses((classes) => classes.filter((each) => each !== name)),
    setStates(states) {
      const shown = focus.current()
      if (shown) focus.choose({ ...shown.rule, states })
    },
    selectRule: focus.choose,
    rules: ruleVerbs({ rules, focus, onChange }),
    removeRule(rule) {
      const index = rules.findIndex((each) => sameRule(each.rule, rule))
      if (index >= 0) rules.splice(index, 1)
      const shown = focus.current()
      if (shown) focus.choose(sameRule(shown.rule, rule) ? ownRule(shown.node, shown.node.classes.at(-1)) : shown.rule)
      onChange()
    },
    classSuggestions: () => options.suggestions ?? [],
  }
}
