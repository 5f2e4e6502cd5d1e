import { paths } from '@pergola/contracts'
import { localSheets } from '../document/index.ts'
import type { CssSheet } from '../css/index.ts'
import type { ToolPage, ToolSite } from './tool-site.ts'

export interface OpenSheet {
  /** Path of the file, or the key of a style element. */
  readonly key: string
  readonly sheet: CssSheet
}

/** Sheets of the site that a page has, in the order of the cascade; those that cannot be read are left out. */
export async function sheetsOf(
  site: ToolSite,
  { page, file, tree, isComposed }: ToolPage,
): Promise<readonly OpenSheet[]> {
  const keys = isComposed
    ? [
        paths.globalCss,
        paths.symbolsCss,
        ...site.record.cssLibs.map(({ path }) => path),
        paths.templatesCss,
        page.pathes.css,
      ]
    : localSheets(tree, file).flatMap(({ key }) => key ?? [])
  const sheets: OpenSheet[] = []
  for (const key of new Set(keys.filter((each) => each !== ''))) {
    if (!key.includes('#')) await site.text(key)
    const sheet = site.document.sheet(key)
    if (sheet) sheets.push({ key, sheet })
  }
  return sheets
}

/** Where a rule goes that stands in no sheet yet: the page's own sheet, else the last one that is no library's. */
export function homeSheet({ page, isComposed }: ToolPage, sheets: readonly OpenSheet[]): string | null {
  const own = page.pathes.css
  if (own !== '' && (isComposed || sheets.some(({ key }) => key === own))) return own
  return sheets.at(-1)?.key ?? null
}
