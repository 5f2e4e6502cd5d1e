import { chunkCount } from '../css/index.ts'
import { rereadHtml, textContent, treeChanges } from '../html/index.ts'
import { embeddedKey, embeddedSheet } from './embedded-sheets.ts'
import type { FileContent } from './open-file.ts'
import type { SiteChange } from './site-operation.ts'

type PageContent = Extract<FileContent, { kind: 'page' }>

/** Elements that may come in one go; a page with more new ones is drawn anew, piece by piece. */
const mostInserted = 600

/** The page as its new text has it. What is the same before and after keeps its ids. */
export function rereadPage(page: PageContent, text: string): PageContent {
  return { kind: 'page', tree: rereadHtml(page.tree, text), embedded: new Map() }
}

/** What to follow when the one content took the place of the other. */
export function pageChanges(file: string, from: FileContent, to: FileContent): readonly SiteChange[] {
  const anew = [{ type: 'file', file }] as const
  if (from.kind !== 'page' || to.kind !== 'page') return anew
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
