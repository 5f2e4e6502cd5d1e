import { paths, type RuleHome, type StyleRule } from '@pergola/contracts'
import { flattenRules, isVendorSheet, rulesNaming, rulesOfBase, selectorClasses } from '@pergola/site/css'
import type { SheetKey } from '@pergola/site/document'
import { screensOf } from '../document/sheet-media.ts'
import type { OpenPage, PageSheetEntry } from '../document/open-page.ts'

/** What symbols and templates look like is theirs. */
const ofBlocks: ReadonlySet<SheetKey> = new Set([paths.symbolsCss, paths.templatesCss])

/**
 * Sheets that a new rule of the page may stand in, in the order of the cascade: files and style elements of the project
 * that hold for every screen, can be written, and were not made by somebody else or by a tool.
 */
export function possibleHomes(page: OpenPage): readonly PageSheetEntry[] {
  const { css } = page.record.pathes
  const found = page.sheets().filter((entry) => isPossibleHome(page, entry))
  // The page's own file comes to be with its first rule.
  const isMissing = page.composed && css !== '' && !found.some(({ sheet }) => sheet === css)
  return isMissing ? [...found, { sheet: css, file: css, editable: true, written: true, media: null }] : found
}

function isPossibleHome(page: OpenPage, { sheet: key, file, editable, media }: PageSheetEntry): boolean {
  if (!editable || screensOf(media) !== 'all' || ofBlocks.has(key)) return false
  const sheet = page.site.sheet(key)
  return sheet !== null && sheet.problem === null && !isVendorSheet(sheet, key.includes('#') ? '' : file)
}

/**
 * Where new rules of the page go: into the file it was made with; of a page that came whole into the sheet that holds
 * most of its rules, the later of two that hold as many. Null where it has none.
 */
export function homeSheet(page: OpenPage): SheetKey | null {
  const { css } = page.record.pathes
  if (page.composed) return css === '' ? null : css
  return mostRules(
    page,
    possibleHomes(page).map(({ sheet }) => sheet),
  )
}

function mostRules(page: OpenPage, keys: readonly SheetKey[]): SheetKey | null {
  let home: SheetKey | null = null
  let most = -1
  for (const key of keys) {
    const sheet = page.site.sheet(key)
    const rules = sheet === null ? 0 : flattenRules(sheet).length
    if (rules < most) continue
    most = rules
    home = key
  }
  return home
}

/** What decides where a rule goes, beside the sheets of the page. */
interface HomeQuestion {
  readonly rule: StyleRule
  /** Classes of what is selected: sheets that speak of them later would win over a rule that stands before them. */
  readonly classes?: readonly string[]
  /** What the person has chosen for this rule. */
  readonly chosen?: SheetKey | null
  /** What is to be set, where that is known. */
  readonly properties?: readonly string[]
}

/**
 * The sheet for a rule that stands nowhere yet. Whoever styles a class finds what is said of it in one place, in every
 * state and on every device: in the last sheet that speaks of it. What nobody speaks of yet is the site's, so that every
 * page knows it, unless a later sheet would win over it there. Null where a sheet has to be made.
 */
export function homeFor(page: OpenPage, question: HomeQuestion): SheetKey | null {
  const { rule, classes = [], chosen = null } = question
  const homes = possibleHomes(page).map(({ sheet }) => sheet)
  if (chosen !== null && homes.includes(chosen)) return chosen
  if (page.composed) return composedHome(page, question, homes)
  const home = siteHome(page, rule.selector, homes) ?? homeSheet(page)
  if (home === null) return null
  const said = homes.findLast(speaksOf(page, rule.selector))
  if (said !== undefined) return said
  return laterHome(page, homes, home, classes) ?? home
}

/** A sheet behind that one that speaks of the classes, and would win over it. */
function laterHome(page: OpenPage, homes: readonly SheetKey[], home: SheetKey, classes: readonly string[]) {
  const wins = (key: SheetKey) => classes.some((name) => speaksOf(page, `.${CSS.escape(name)}`)(key))
  return homes.slice(homes.indexOf(home) + 1).findLast(wins)
}

/** Into the sheet of all pages, or into one of the page's own where only that would be seen on this page. */
function composedHome(page: OpenPage, question: HomeQuestion, homes: readonly SheetKey[]): SheetKey | null {
  const { selector } = question.rule
  const own = homeSheet(page)
  const site = paths.globalCss
  if (own === null || speaksOf(page, selector)(own) || !homes.includes(site)) return own
  if (speaksOf(page, selector)(site)) return site
  if (isOfSite(selector) && !isOutdone(page, question)) return site
  return laterHome(page, homes, own, question.classes ?? []) ?? own
}

/** Of a page that came whole: the file with most of its rules, as no other page can have a style element of this one. */
function siteHome(page: OpenPage, selector: string, homes: readonly SheetKey[]): SheetKey | null {
  return isOfSite(selector)
    ? mostRules(
        page,
        homes.filter((key) => !key.includes('#')),
      )
    : null
}

/** A class has a name that every page can use. An id is one element's, and a tag alone is meant of this page. */
export function isOfSite(selector: string): boolean {
  const bare = selector.replace(/\[[^\]]*\]/g, '')
  return /\.(?![\d\s])/.test(bare) && !bare.includes('#')
}

/** What is heavier than any rule of a page is not asked: it wins wherever the rule stands. */
function isOutdone(page: OpenPage, { classes = [], properties = [] }: HomeQuestion): boolean {
  const names = new Set(classes)
  const sheets = page.sheets()
  const later = sheets.slice(sheets.findIndex(({ sheet }) => sheet === paths.globalCss) + 1)
  return later.some(({ sheet: key }) => {
    const sheet = key === paths.symbolsCss ? null : page.sheet(key)
    if (sheet === null || !classes.some((name) => selectorClasses(sheet).has(name))) return false
    // The widths of containers concern nothing else.
    if (key !== paths.globalRules) return true
    const said = rulesNaming(sheet, names).flatMap(({ declarations }) => declarations)
    return said.some(({ property }) => properties.includes(property))
  })
}

function speaksOf(page: OpenPage, selector: string): (key: SheetKey) => boolean {
  return (key) => {
    const sheet = page.site.sheet(key)
    return sheet !== null && rulesOfBase(sheet, selector).length > 0
  }
}

/**
 * Where what stands in a sheet could stand instead: with the rules of the site, or with those of the page alone, for which
 * a page that came whole has a style element.
 */
export function otherHome(page: OpenPage, key: SheetKey): RuleHome['other'] | null {
  const homes = possibleHomes(page).map(({ sheet }) => sheet)
  const own = page.composed ? page.record.pathes.css : homes.findLast((each) => each.includes('#'))
  const isOwn = page.composed ? key === own : key.includes('#')
  const site = page.composed
    ? paths.globalCss
    : mostRules(
        page,
        homes.filter((each) => !each.includes('#')),
      )
  if (isOwn) return site !== null && homes.includes(site) ? { reach: 'site', sheet: site } : null
  if (!homes.includes(key) || (page.composed && key !== site)) return null
  return { reach: 'page', sheet: own ?? '' }
}
