import { paths } from '@pergola/contracts'
import type { Page } from '@pergola/contracts'
import { sheetLink } from '../document/index.ts'
import { applyHtml, printHtml } from '../html/index.ts'
import { parsePage } from '../html/xml/index.ts'
import { isComposed, outputPath } from '../project/index.ts'

/** The page linked to the sheet of the fonts, or null where nothing has to be done: a composed page has it anyway. */
export function withFontsSheet(page: Page, html: string): string | null {
  if (isComposed(page)) return null
  const tree = parsePage(page.pathes.html, html)
  if (tree === null) return null
  const link = sheetLink(tree, { place: outputPath(page), sheet: paths.fontsCss })
  if (!link) return null
  applyHtml(tree, link)
  return printHtml(tree)
}
