import { paths } from '@pergola/contracts'
import { pageBase, readEmbeddedKey } from '../document/index.ts'
import type { SheetKey, SiteDocument } from '../document/index.ts'
import { findAll } from '../html/index.ts'
import { findPage, isComposed, outputPath } from '../project/index.ts'

export interface KeptPage {
  readonly document: SiteDocument
  /** The page that is open. */
  readonly file: string
  readonly pageName: string
}

/** Sheets that are made, or not a person's own to edit, say nothing of symbols. */
export function isPersons(key: SheetKey): boolean {
  const others: readonly string[] = [paths.fontsCss, paths.canvasStyles, paths.templatesCss]
  return !key.startsWith(`${paths.libs}/`) && !key.startsWith('css/tailwind/') && !others.includes(key)
}

export function cssFiles({ document }: KeptPage): readonly SheetKey[] {
  return document.files().filter((path) => path.endsWith('.css') && isPersons(path))
}

export function embeddedStyles({ document, file }: KeptPage): readonly SheetKey[] {
  const found = [...findAll(document.html(file), ({ name }) => name === 'style')]
  return found.map(({ id }) => document.sheetKey(file, id))
}

/** What styles a page beside the symbols. What every composed page has needs no copy. */
export function styleSheets(kept: KeptPage): readonly SheetKey[] {
  const page = findPage(kept.document.record, kept.pageName)
  const files = page && isComposed(page) ? [page.pathes.css] : cssFiles(kept)
  return [...files.filter((key) => key !== paths.symbolsCss), ...embeddedStyles(kept)]
}

/** Where addresses in a sheet start; null where that is no place of the project. */
export function placeOfSheet({ document, file, pageName }: KeptPage, key: SheetKey): string | null {
  if (!readEmbeddedKey(key)) return key
  const page = findPage(document.record, pageName)
  return page ? pageBase(document.html(file), outputPath(page)) : null
}
