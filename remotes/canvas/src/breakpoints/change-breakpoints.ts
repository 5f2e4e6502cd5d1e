import { fail, paths, succeed, type Breakpoint, type BreakpointFailure, type Outcome } from '@pergola/contracts'
import { applyCss, changeBreakpoint, isVendorPath, parseCss, printCss } from '@pergola/site/css'
import type { CssSheet } from '@pergola/site/css'
import type { SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { messages } from './messages.ts'
import { withStyleElements } from './style-elements.ts'
import { breakpointNamed, keptBreakpoints, ownSheets, siteBreakpoints } from './site-breakpoints.ts'

interface Change {
  readonly name?: string
  /** CSS pixels. */
  readonly width?: number
}

/** Sheets of other pages: the record names them, and the open page may have others at hand. */
function otherFiles(page: OpenPage): readonly string[] {
  const own = new Set<string>(page.sheets().map(({ sheet }) => sheet))
  const named = Object.values(page.project().pages).map(({ pathes }) => pathes.css)
  const shared = [paths.globalCss, paths.symbolsCss, paths.templatesCss]
  const files = [...new Set([...named, ...shared, ...page.site.files()])]
  return files.filter((file) => file.endsWith('.css') && !own.has(file) && !isVendorPath(file))
}

function otherPages(page: OpenPage): readonly string[] {
  const files = Object.values(page.project().pages).map(({ pathes }) => pathes.html)
  return [...new Set(files)].filter((file) => file !== page.record.pathes.html && !file.endsWith('.css'))
}

type EditSheet = (sheet: CssSheet) => ReturnType<typeof changeBreakpoint>

/** The sheet with the edits; null where none is needed, or it cannot be read. */
function editedSheet(file: string, text: string, edit: EditSheet): string | null {
  const sheet = parseCss(text, file)
  const edits = sheet.problem === null ? edit(sheet) : []
  for (const operation of edits) applyCss(sheet, operation)
  return edits.length > 0 ? printCss(sheet) : null
}

/** Texts of files that the page does not use, sheets and other pages, where rules for the breakpoint stand in them. */
async function otherTexts(
  core: CanvasCore,
  page: OpenPage,
  edit: EditSheet,
): Promise<Outcome<SiteOperation[], 'worker-lost'>> {
  const operations: SiteOperation[] = []
  for (const file of [...otherFiles(page), ...otherPages(page)]) {
    const known = page.site.text(file)
    const read = known === null ? await core.services.projects.readText(file) : succeed(known)
    if (!read.ok && read.failure === 'worker-lost') return fail('worker-lost')
    if (!read.ok) continue
    const text = file.endsWith('.css')
      ? editedSheet(file, read.value, edit)
      : await withStyleElements(file, read.value, (css) => editedSheet(file, css, edit))
    if (text === null) continue
    if (known === null) page.site.admit(file, read.value)
    operations.push({ type: 'text', file, text })
  }
  return succeed(operations)
}

/** What becomes of the at-rule: `params` is null where its rules go, `atRule` null where the breakpoint does. */
interface Plan {
  readonly found: Breakpoint
  readonly atRule: string | null
  readonly params: string | null
  /** Another name alone leaves every sheet as it is. */
  readonly editsSheets: boolean
}

function planFor(list: readonly Breakpoint[], atRule: string, to: Change | null): Outcome<Plan, BreakpointFailure> {
  const found = breakpointNamed(list, atRule)
  if (!found) return fail('missing')
  if (to === null) return succeed({ found, atRule: null, params: null, editsSheets: true })
  if (to.width === undefined || to.width === (found.max ?? found.min)) {
    return succeed({ found, atRule, params: null, editsSheets: false })
  }
  // What has two bounds has no single width to change.
  if (found.min !== null && found.max !== null) return fail('not-allowed')
  const params = `(${found.max === null ? 'min' : 'max'}-width: ${to.width}px)`
  const next = `@media ${params}`
  return breakpointNamed(list, next) ? fail('exists') : succeed({ found, atRule: next, params, editsSheets: true })
}

/** Gives a breakpoint another name or bound, or takes it away with its rules (null), on the whole site as one step. */
export async function changeBreakpoints(
  core: CanvasCore,
  atRule: string,
  to: Change | null,
): Promise<Outcome<undefined, BreakpointFailure>> {
  const { page } = core
  if (!page) return fail('not-allowed')
  const planned = planFor(siteBreakpoints(page), atRule, to)
  if (!planned.ok) return planned
  const plan = planned.value
  const edit = (sheet: CssSheet) => (plan.editsSheets ? changeBreakpoint(sheet, plan.found, plan.params) : [])
  const others = await otherTexts(core, page, edit)
  if (!others.ok) return others
  if (core.page !== page || !core.canEdit()) return fail('not-allowed')
  core.settle.emit()
  const own = ownSheets(page).flatMap(({ sheet: key }) => {
    const sheet = page.site.sheet(key)
    return sheet ? edit(sheet).map((operation) => page.inSheet(key, operation)) : []
  })
  const kept = keptBreakpoints(page)
  const former = breakpointNamed(kept, atRule)
  const entry = plan.atRule === null ? [] : [{ atRule: plan.atRule, name: to?.name?.trim() ?? plan.found.name }]
  const value = [...kept.filter((each) => each !== former), ...entry]
  page.run(to ? messages.change : messages.remove, [
    ...own,
    ...others.value,
    { type: 'record', key: 'breakpoints', value },
  ])
  return succeed()
}
