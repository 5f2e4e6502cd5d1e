import { paths } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { pageKind, scanPage } from '../project/index.ts'

export interface ClassCountRequest {
  readonly project: Project
  readonly name: string
  /** Path of the sheet that styles the class: a page that does not have it has another class of that name. */
  readonly sheet: string
  /** A page that is counted by whoever asks, from what is open. */
  readonly except: string
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

function has(list: string | undefined, name: string): boolean {
  return list !== undefined && list.split(/[\t\n\f\r ]+/).includes(name)
}

/** Reading a page costs much more than searching it, and most pages say nothing of a class. */
function mayName(html: string, name: string): boolean {
  return html.includes(name) || html.includes('&')
}

/** A page made here has the sheet of all pages and its own; one that came whole says which it has. */
function hasSheet(page: Page, text: string, sheet: string): boolean {
  if (pageKind(page) !== 'fragment') return text.includes(sheet.slice(sheet.lastIndexOf('/') + 1))
  return sheet === paths.globalCss || sheet === paths.symbolsCss || sheet === page.pathes.css
}

function countIn(page: Page, html: string, { name, sheet }: ClassCountRequest): number {
  if (!hasSheet(page, html, sheet)) return 0
  const inBody = has(page.bodyAttributes['class'], name) ? 1 : 0
  if (!mayName(html, name)) return inBody
  const lists = scanPage(html, pageKind(page)).map(
    ({ attributes }) => attributes.find((attribute) => attribute.name === 'class')?.value,
  )
  return inBody + lists.filter((list) => has(list, name)).length
}

/** Elements that a class styles by a sheet, and the pages they are on, of all pages but one; as they are stored. */
export async function countClass(request: ClassCountRequest): Promise<{ elements: number; pages: number }> {
  const { project, except, read } = request
  let elements = 0
  let pages = 0
  for (const [name, page] of Object.entries(project.pages)) {
    if (name === except) continue
    const found = countIn(page, (await read(page.pathes.html)) ?? '', request)
    elements += found
    if (found > 0) pages += 1
  }
  return { elements, pages }
}
