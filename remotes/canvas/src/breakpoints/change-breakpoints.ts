import { fail, paths, succeed, type Breakpoint, type BreakpointFailure, type Outcome } from '@pergola/contracts'
import { applyCss, changeBreakpoint, isVendorPath, parseCss, printCss } from '@pergola/site/css'
import type { CssSheet } from '@pergola/site/css'
import type { SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { messages } from './messages.ts'
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

/** Texts of sheets that the page does not use, where rules for the breakpoint stand in them. */
async function otherTexts(
  core: CanvasCore,
  page: OpenPage,
  edit: (sheet: CssSheet) => ReturnType<typeof changeBreakpoint>,
): Promise<Outcome<SiteOperation[], 'worker-lost'>> {
  const operations: SiteOperation[] = []
  for (const file of otherFiles(page)) {
    const known = page.site.text(file)
    const read = known === null ? await core.services.projects.readText(file) : succeed(known)
    if (!read.ok && read.failure === 'worker-lost') return fail('worker-lost')
    if (!read.ok) continue
    const sheet = parseCss(read.value, file)
    const edits = sheet.problem === null ? edit(sheet) : []
    if (edits.length === 0) continue
    for (const operation of edits) applyCss(sheet, operation)
    if (known === null) page.site.admit(file, read.value)
    operations.push({ type: 'text', file, text: printCss(sheet) })
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
