import { markers, paths, succeed } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { attributeOf, withAttribute } from '@pergola/site/html'
import { allPages } from '@pergola/site/project'
import { mentionsSymbol, withoutBlockStyle } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { messages } from './messages.ts'

interface Taking {
  readonly core: CanvasCore
  readonly page: OpenPage
  /** What took their last elements. */
  readonly step: object
}

/** Takes the symbols that stand on no page of the project, with their files and their rules. */
export async function takeSymbols({ core, page, step }: Taking, ids: readonly string[]): Promise<void> {
  const elsewhere = await foundElsewhere(core, page, ids)
  const files = ids.flatMap((id) => Object.values(page.project().symbols[id]?.pathes ?? {}))
  for (const file of [...files, paths.symbolsCss]) await admit(core, page, file)
  // Meanwhile another page may be open, or the step taken back.
  if (core.page !== page || !core.canEdit() || core.isBusy()) return
  const here = new Set(withAttribute(page.tree, markers.symbolId).map((node) => attributeOf(node, markers.symbolId)))
  const isLeft = (id: string) => !here.has(id) && !elsewhere.has(id) && Object.hasOwn(page.project().symbols, id)
  const operations = removal(page, new Set(ids.filter(isLeft)))
  if (operations.length === 0) return
  page.tell(page.history.extend(step, operations) ?? page.history.run(messages.removeSymbol, operations))
}

/** Read from the pages: what the record lists for them may have come with it. One that cannot be read may hold them all. */
async function foundElsewhere(core: CanvasCore, page: OpenPage, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const stored = core.services.projects.state.getState().open?.project
  for (const { name, pathes } of Object.values(allPages(stored, page.project()))) {
    if (name === page.name || found.size === ids.length) continue
    const known = page.site.text(pathes.html)
    const read = known === null ? await core.services.projects.readText(pathes.html) : succeed(known)
    if (!read.ok && read.failure !== 'file-missing') return new Set(ids)
    for (const id of ids) if (read.ok && mentionsSymbol(read.value, id)) found.add(id)
  }
  return found
}

/** What is to be taken away is known to the document, so that undo has it. */
async function admit({ services }: CanvasCore, { site }: OpenPage, file: string): Promise<void> {
  if (site.text(file) !== null) return
  const stored = await services.projects.readText(file)
  if (stored.ok) site.admit(file, stored.value)
}

function removal(page: OpenPage, ids: ReadonlySet<string>): SiteOperation[] {
  if (ids.size === 0) return []
  const { blocks, symbols } = page.project()
  const files = [...ids].flatMap((id) => Object.values(symbols[id]?.pathes ?? {}))
  const sheet = page.site.text(paths.symbolsCss)
  const left = sheet === null ? null : [...ids].reduce(withoutBlockStyle, sheet)
  const kept = (all: typeof blocks) => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.has(id)))
  return [
    ...files
      .filter((file) => page.site.text(file) !== null)
      .map((file): SiteOperation => ({ type: 'text', file, text: null })),
    ...(left === sheet ? [] : [{ type: 'text', file: paths.symbolsCss, text: left } as const]),
    { type: 'record', key: 'blocks', value: kept(blocks) },
    { type: 'record', key: 'symbols', value: kept(symbols) },
  ]
}
