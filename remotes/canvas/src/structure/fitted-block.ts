import { blockRules } from '@pergola/site/block-rules'
import { selectorClasses } from '@pergola/site/css'
import type { CarriedStyles } from '../clipboard/carried-rules.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { headingLevelAt } from './heading-level.ts'
import type { Where } from './place.ts'

export { looksOfCopies } from '../styles/copied-rules.ts'

/** Whether what is put there is seen only after the page is scrolled. */
function isBelowFold(frame: PageFrame | null, { target, position }: Where): boolean {
  const box = frame?.projection.elementOf(target)?.getBoundingClientRect()
  if (!frame || !box) return false
  return (position === 'before' ? box.top : box.bottom) + frame.window.scrollY > frame.window.innerHeight
}

/** A block's markup as its place needs it: a heading of the outline's level, a picture that loads when it is near. */
export function fittedBlock(page: OpenPage, frame: PageFrame | null, html: string, where: Where): string {
  if (html.startsWith('<h1 ')) return html.replaceAll(/(<\/?)h1\b/g, `$1h${headingLevelAt(page, where)}`)
  if (html.startsWith('<img ') && isBelowFold(frame, where)) return html.replace('<img ', '<img loading="lazy" ')
  return html
}

function classesIn(html: string): ReadonlySet<string> {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) => value)
  return new Set(values.flatMap((value) => value.split(' ')))
}

/**
 * The rules of the classes in a block's markup that this page has none for: a page that came as a whole document does
 * not link the base sheet, and that of a project made earlier may know less.
 */
export function blockStyles(page: OpenPage, html: string): CarriedStyles {
  const wanted = classesIn(html)
  const sheets = page.sheets().flatMap(({ sheet }) => page.sheet(sheet) ?? [])
  const known = sheets.map(selectorClasses)
  const rules = Object.entries(blockRules)
    .filter(([name]) => wanted.has(name) && !known.some((classes) => classes.has(name)))
    .map(([name, declarations]) => ({
      rule: { selector: `.${name}`, states: [], atRule: null },
      edits: Object.entries(declarations).map(([property, value]) => ({ property, value })),
      sheet: '',
    }))
  return { rules, variables: [] }
}
