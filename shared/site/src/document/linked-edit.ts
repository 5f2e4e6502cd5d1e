import { applyCss } from '../css/index.ts'
import { applyHtml, textContent } from '../html/index.ts'
import { readEmbeddedKey } from './embedded-sheets.ts'
import type { EmbeddedSheet, StyledPage } from './embedded-sheets.ts'
import type { SheetKey, SiteApplied, SiteChange, SiteOperation } from './site-operation.ts'

type Linked = Extract<SiteOperation, { type: 'linked' }>

/** Takes a page and the sheets in it to a state both were in before; nothing has to be brought in line. */
export function applyLinked(page: StyledPage, { file, html, sheets }: Linked): SiteApplied {
  const changes: SiteChange[] = []
  const undo = { html: [] as Linked['html'][number][], sheets: [] as Linked['sheets'][number][] }
  for (const operation of html) {
    const applied = applyHtml(page.tree, operation)
    undo.html.unshift(applied.inverse)
    for (const change of applied.changes) changes.push({ file, ...change })
  }
  for (const { sheet, css } of sheets) {
    const entry = entryOf(page, sheet)
    const applied = applyCss(entry.sheet, css)
    undo.sheets.unshift({ sheet, css: applied.inverse })
    for (const change of applied.changes) changes.push({ sheet, ...change })
  }
  for (const { sheet } of sheets) {
    const style = readEmbeddedKey(sheet)?.style ?? -1
    if (page.tree.node(style) !== undefined) entryOf(page, sheet).text = textContent(page.tree, style)
  }
  return { inverse: { type: 'linked', file, ...undo }, changes }
}

function entryOf(page: StyledPage, key: SheetKey): EmbeddedSheet {
  const entry = page.embedded.get(readEmbeddedKey(key)?.style ?? -1)
  if (entry === undefined) throw new Error(`site document: no sheet ${key}`)
  return entry
}
