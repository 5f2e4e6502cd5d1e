import { outputPath } from '@pergola/site/project'
import { contentPlace, moveAddresses } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'

/** A block's markup as it has to read on the open page; null when the page does not hold it. */
export function blockText(page: OpenPage, path: string): string | null {
  const text = page.site.text(path)
  return text === null ? null : moveAddresses(text, contentPlace, outputPath(page.record))
}
