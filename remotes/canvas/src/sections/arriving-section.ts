import { paths, type NodeId, type StyleRule } from '@pergola/contracts'
import {
  findRule,
  flattenRules,
  keyframes,
  printCss,
  selectorClasses,
  styleOperations,
  styleRuleOf,
} from '@pergola/site/css'
import type { CssSheet, FlatRule } from '@pergola/site/css'
import { findAll, withAttribute } from '@pergola/site/html'
import type { ArrivingBlock } from '../blocks/block-definition.ts'
import { namesKey, withNames } from '../document/layer-names.ts'
import type { OpenPage } from '../document/open-page.ts'
import { classesOf } from '../service/describe-element.ts'
import { elementChildren } from '../service/selecting.ts'
import { placesOfSection } from '../structure/default-places.ts'
import { makeStyleElement, type Apply } from '../styles/make-style-element.ts'
import { homeSheet } from '../styles/sheet-home.ts'
import { siteNames } from '../styles/site-names.ts'
import { openSheet } from '../styles/write-rule.ts'
import { printRules, renamedMarkup, renamedSelector } from './section-rules.ts'
import type { RenameClass, RuleGroup } from './section-rules.ts'

/** A section of the library, ready to be put on any page. */
export interface Section {
  /** What layers call it. */
  readonly label: string
  readonly html: string
  /** Those of the shared parts first. */
  readonly groups: readonly RuleGroup[]
  /** Custom properties of the site with the values they get where nobody declares them. */
  readonly tokens: ReadonlyMap<string, string>
  /** Its titles are what they are, whatever the page has. */
  readonly keepsTitles?: boolean
  /** Whether it stands between the parts of a page, and not in one of them. */
  readonly isPart: boolean
}

const root: StyleRule = { selector: ':root', states: [], atRule: null }

interface KnownRules {
  readonly sheets: readonly CssSheet[]
  readonly classes: ReadonlySet<string>
  /** Of pages and sheets that this page does not see. */
  readonly elsewhere: ReturnType<typeof siteNames>
}

function knownRules(page: OpenPage): KnownRules {
  const sheets = page.sheets().flatMap(({ sheet }) => page.sheet(sheet) ?? [])
  const used = withAttribute(page.tree, 'class').flatMap((node) => classesOf(node.attributes))
  const classes = new Set([...used, ...sheets.flatMap((sheet) => [...selectorClasses(sheet)])])
  return { sheets, classes, elsewhere: siteNames(page) }
}

function isKnown({ sheets }: KnownRules, rule: FlatRule, rename: RenameClass): boolean {
  const wanted = styleRuleOf({ ...rule, selector: renamedSelector(rule.selector, rename) })
  return sheets.some((sheet) => findRule(sheet, wanted) !== null)
}

/** Whether another page has the rule, in a sheet that this one does not see. */
function isKnownElsewhere({ elsewhere }: KnownRules, rule: FlatRule, rename: RenameClass): boolean {
  const selector = renamedSelector(rule.selector, rename)
  const wanted = JSON.stringify(styleRuleOf({ ...rule, selector }))
  const names = [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
  return names.some((name) => elsewhere.get(name)?.rules?.some((each) => JSON.stringify(each) === wanted))
}

/**
 * What the classes of a group are called on this page. A name that the site uses for something else gets a number, and so
 * does one that another page uses: a class belongs to the site, and these rules would reach that page. Most
 * of a group's rules being there says that they came with a section before, whatever was changed in them since.
 */
function namesOf(known: KnownRules, { rules, classes }: RuleGroup): ReadonlyMap<string, string> {
  for (let number = 1; ; number += 1) {
    const names = new Map(classes.map((name) => [name, number === 1 ? name : `${name}-${number}`]))
    const rename: RenameClass = (name) => names.get(name) ?? name
    const isTaken = [...names.values()].some((name) => known.classes.has(name) || known.elsewhere.has(name))
    const isOurs = (rule: FlatRule) => isKnown(known, rule, rename) || isKnownElsewhere(known, rule, rename)
    const found = isTaken ? rules.filter(isOurs).length : 0
    if (!isTaken || found * 2 >= rules.length) return names
  }
}

/** The sheet of all pages; of a page that came whole the one its rules are in. */
function sheetFor(page: OpenPage, apply: Apply) {
  const key = page.composed ? paths.globalCss : (homeSheet(page) ?? makeStyleElement(page, apply))
  const sheet = key === null ? null : openSheet(page, key, apply)
  return key === null || !sheet || sheet.problem !== null ? null : { key, sheet }
}

function missingKeyframes({ sheets }: KnownRules, groups: readonly RuleGroup[]): string[] {
  const known = new Set(sheets.flatMap((sheet) => keyframes(sheet).map(({ name }) => name)))
  return groups.flatMap((group) => group.keyframes.flatMap(({ name, text }) => (known.has(name) ? [] : [text])))
}

function declaredIn(sheets: readonly CssSheet[]): ReadonlySet<string> {
  const rules = sheets.flatMap((sheet) => flattenRules(sheet))
  return new Set(rules.flatMap(({ declarations }) => declarations.map(({ property }) => property)))
}

function write(page: OpenPage, { groups, tokens }: Section, rename: RenameClass, apply: Apply): void {
  const known = knownRules(page)
  const rules = groups.flatMap((group) => group.rules)
  const missing = rules
    .filter((rule) => !isKnown(known, rule, rename))
    .map((rule) => ({ ...rule, selector: renamedSelector(rule.selector, rename) }))
  const home = missing.length === 0 ? null : sheetFor(page, apply)
  if (!home) return
  const text = [printRules(missing), ...missingKeyframes(known, groups)].join('\n')
  const declared = declaredIn(known.sheets)
  const named = [...tokens].filter(([property]) => text.includes(`var(${property},`) && !declared.has(property))
  const schemes = isUnstyled(page, home.sheet) ? [{ property: 'color-scheme', value: 'light dark' }] : []
  const edits = [...schemes, ...named.map(([property, value]) => ({ property, value }))]
  if (edits.length > 0)
    for (const operation of styleOperations(home.sheet, root, edits)) apply(page.inSheet(home.key, operation))
  const before = printCss(page.site.sheet(home.key) ?? home.sheet)
  const gap = before === '' ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  apply(page.inSheet(home.key, { type: 'css.replace', text: `${before}${gap}${text}` }))
}

function nameLayers(page: OpenPage, { label }: Section, ids: readonly NodeId[], apply: Apply): void {
  for (const id of ids) page.labels.set(id, label)
  apply({ type: 'record', key: namesKey, value: withNames(page.project(), page.name, page.labels.byPlace()) })
}

/** A whole document carries scripts of patterns from the first that is put in. */
function runPatterns(page: OpenPage, html: string, apply: Apply): void {
  if (page.composed || page.record.patterns || !html.includes(' data-pattern="')) return
  const pages = { ...page.project().pages, [page.name]: { ...page.record, patterns: true } }
  apply({ type: 'record', key: 'pages', value: pages })
}

/** Whether nothing was styled yet, so that nobody has chosen that the page stays light. */
function isUnstyled(page: OpenPage, home: CssSheet): boolean {
  const own = page.site.sheet(page.record.pathes.css)
  return page.composed && [home, own].every((sheet) => sheet === null || flattenRules(sheet).length === 0)
}

/**
 * A header is the first of the page; other sections stand behind the part that is selected, and with nothing selected
 * above the footer that ends the page, in the main part where that comes before it.
 */
function placesOf(html: string): NonNullable<ArrivingBlock['places']> {
  return function* places(core, page) {
    const parts = elementChildren(page, page.tree.body())
    const [head] = parts
    const before = parts.at(-2)
    const last = parts.at(-1)
    if (html.startsWith('<header') && head !== undefined) yield { target: head, position: 'before' }
    const hasFooter = last !== undefined && page.node(last)?.name === 'footer' && !html.startsWith('<footer')
    if (hasFooter && core.store.getState().selected === null) {
      if (before !== undefined && page.node(before)?.name === 'main') yield { target: before, position: 'inside' }
      yield { target: last, position: 'before' }
    }
    yield* placesOfSection(core, page)
  }
}

/** A section as it is put on this page: with class names that are free or mean the same there, and one title. */
export function arrivingSection(page: OpenPage, section: Section): ArrivingBlock {
  const known = knownRules(page)
  const names = new Map(section.groups.flatMap((group) => [...namesOf(known, group)]))
  const rename: RenameClass = (name) => names.get(name) ?? name
  const html = renamedMarkup(section.html, rename)
  const hasTitle = !section.keepsTitles && [...findAll(page.tree, ({ name }) => name === 'h1')].length > 0
  return {
    html: hasTitle ? html.replaceAll(/(<\/?)h1\b/g, '$1h2') : html,
    bring(open, ids, apply) {
      write(open, section, rename, apply)
      runPatterns(open, html, apply)
      nameLayers(open, section, ids, apply)
    },
    ...(section.isPart && { places: placesOf(html) }),
  }
}
