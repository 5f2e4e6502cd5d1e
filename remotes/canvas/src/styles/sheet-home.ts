import { paths, type StyleRule } from '@pergola/contracts'
import { flattenRules, isVendorSheet, rulesOfBase, type CssSheet } from '@pergola/site/css'
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
  let home: SheetKey | null = null
  let most = -1
  for (const { sheet: key } of possibleHomes(page)) {
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
}

/**
 * The sheet for a rule that stands nowhere yet. Whoever styles a class finds what is said of it in one place, in every
 * state and on every device: in the last sheet that speaks of it, of a page made here in its own before the one of all
 * pages. Null where a sheet has to be made.
 */
export function homeFor(page: OpenPage, { rule, classes = [], chosen = null }: HomeQuestion): SheetKey | null {
  const homes = possibleHomes(page).map(({ sheet }) => sheet)
  if (chosen !== null && homes.includes(chosen)) return chosen
  const home = homeSheet(page)
  const speaksOf = (selector: string) => (key: SheetKey) => saysOf(page.site.sheet(key), selector)
  if (home === null || (page.composed && speaksOf(rule.selector)(home))) return home
  const shared = page.composed ? homes.filter((key) => key === paths.globalCss) : homes
  const said = shared.findLast(speaksOf(rule.selector))
  if (said !== undefined || page.composed) return said ?? home
  const later = homes.slice(homes.indexOf(home) + 1)
  const wins = (key: SheetKey) => classes.some((name) => speaksOf(`.${CSS.escape(name)}`)(key))
  return later.findLast(wins) ?? home
}

function saysOf(sheet: CssSheet | null, selector: string): boolean {
  return sheet !== null && rulesOfBase(sheet, selector).length > 0
}
