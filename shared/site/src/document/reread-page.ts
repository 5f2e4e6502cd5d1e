import { chunkCount } from '../css/index.ts'
import { printHtml, rereadHtml, textContent, treeChanges } from '../html/index.ts'
import { embeddedKey, embeddedSheet } from './embedded-sheets.ts'
import { pageWith } from './open-file.ts'
import type { FileContent } from './open-file.ts'
import type { SiteChange } from './site-operation.ts'

type PageContent = Extract<FileContent, { kind: 'page' }>

/** Elements that may come in one go; a page with more new ones is drawn anew, piece by piece. */
const mostInserted = 600

/** What that many elements take at the least, written as people write them. */
const muchLonger = 60_000

/** The page as its new text has it. What is the same before and after keeps its ids. */
export function rereadPage(page: PageContent, text: string): PageContent {
  return pageWith(rereadHtml(page.tree, text), page.origin)
}

/**
 * A text so much longer is another page: it is read when somebody asks for it, and drawn anew. So is one that is not
 * well-formed any more, or is for the first time.
 */
export function isAnotherPage(page: PageContent, text: string, isXml: boolean): boolean {
  const { xml } = page.tree
  if (isXml && xml?.isWellFormed(text) !== true) return true
  return text.length > printHtml(page.tree).length + muchLonger
}

/** What to follow when the one content took the place of the other. */
export function pageChanges(file: string, from: FileContent, to: FileContent): readonly SiteChange[] {
  const anew = [{ type: 'file', file }] as const
  if (from.kind !== 'page' || to.kind !== 'page' || from.origin !== to.origin) return anew
  const changes = treeChanges(from.tree, to.tree, mostInserted)
  if (changes === null) return anew
  return [...changes.map((change): SiteChange => ({ file, ...change })), ...sheetChanges(file, from, to)]
}

/** Sheets that somebody follows, of style elements that are still there with another text. */
function sheetChanges(file: string, from: PageContent, to: PageContent): SiteChange[] {
  return [...from.embedded].flatMap(([style, old]): SiteChange[] => {
    const entry = embeddedSheet(to, file, style)
    if (entry === null || textContent(to.tree, style) === old.text) return []
    const [removed, inserted] = [chunkCount(old.sheet), chunkCount(entry.sheet)]
    return [{ sheet: embeddedKey(file, style), type: 'chunk', index: 0, removed, inserted }]
  })
}
