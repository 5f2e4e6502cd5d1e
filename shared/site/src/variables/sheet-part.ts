import { replaceSpans, scanPage, styleContent } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'

/** A text that holds a sheet: all of it, or one of the style elements of a page. */
export interface SheetText {
  readonly text: string
  readonly kind: ScanKind | 'css'
  /** Which style element, from 0; null for a file of CSS. */
  readonly part: number | null
}

/** Gives one sheet of a file another text; null where there is no such sheet, or the edit gives none. */
export function editSheetPart({ text, kind, part }: SheetText, edit: (css: string) => string | null): string | null {
  if (kind === 'css' || part === null) return kind === 'css' ? edit(text) : null
  const contents = scanPage(text, kind).flatMap((element) => styleContent(element) ?? [])
  const content = contents[part]
  if (!content) return null
  const css = edit(text.slice(content.start, content.end))
  // It would end the element.
  return css === null || /<\/style/i.test(css) ? null : replaceSpans(text, [{ ...content, text: css }])
}
