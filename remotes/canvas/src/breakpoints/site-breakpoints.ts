import { paths, type Breakpoint, type CanvasState } from '@pergola/contracts'
import {
  breakpointAt,
  breakpointsOf,
  isVendorSheet,
  joinBreakpoints,
  readAtRuleText,
  sameAtRules,
} from '@pergola/site/css'
import type { OpenPage, PageSheetEntry } from '../document/open-page.ts'
import { screensOf } from '../document/sheet-media.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { messages } from './messages.ts'

/** What a site made here begins with, until a person changes it. */
const initial: readonly Pick<Breakpoint, 'atRule' | 'name'>[] = [
  { atRule: '@media (max-width: 768px)', name: messages.tablet },
  { atRule: '@media (max-width: 480px)', name: messages.mobile },
]

/** Those of the record; of a site that was made elsewhere none, before a person adds one. */
export function keptBreakpoints(page: OpenPage): readonly Pick<Breakpoint, 'atRule' | 'name'>[] {
  return page.project().breakpoints ?? (page.composed ? initial : [])
}

/** What every new site has: the steps of its container are no widths that the site is designed for. */
const ofEverySite: ReadonlySet<string> = new Set([paths.globalRules, paths.canvasStyles])

/** Sheets of the site itself that hold for screens. What a library or a tool wrote says nothing about the site's design. */
export function ownSheets(page: OpenPage): readonly PageSheetEntry[] {
  return page.sheets().filter(({ sheet: key, file, editable, media }) => {
    const sheet = page.site.sheet(key)
    if (page.composed && ofEverySite.has(key)) return false
    if (!editable || sheet === null || sheet.problem !== null || screensOf(media) === 'none') return false
    return !isVendorSheet(sheet, key.includes('#') ? '' : file)
  })
}

/** Those that are kept and those that the site's own sheets use, from the widest to the narrowest. */
export function siteBreakpoints(page: OpenPage): readonly Breakpoint[] {
  const kept = keptBreakpoints(page)
  const used = ownSheets(page).flatMap(({ sheet: key }) => {
    const sheet = page.site.sheet(key)
    return sheet ? breakpointsOf(sheet) : []
  })
  // As a sheet writes it first: a new rule goes into the block that is there.
  const joined = joinBreakpoints([...used, ...kept].map(({ atRule }) => atRule))
  return joined.map((each) => ({ ...each, name: breakpointNamed(kept, each.atRule)?.name ?? '' }))
}

/** The one for the same widths, in whatever unit and spelling. */
export function breakpointNamed<Named extends Pick<Breakpoint, 'atRule'>>(list: readonly Named[], atRule: string) {
  const wanted = readAtRuleText(atRule)
  return list.find((each) => sameAtRules(readAtRuleText(each.atRule), wanted)) ?? null
}

/** The at-rule that new styles go into: the one that the width of the canvas falls into. */
export function editedAtRule(core: CanvasCore, { width }: Pick<CanvasState, 'width'> = core.store.getState()) {
  return core.page ? (breakpointAt(siteBreakpoints(core.page), width)?.atRule ?? null) : null
}
