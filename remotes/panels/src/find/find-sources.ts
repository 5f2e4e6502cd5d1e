import { paths } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { compareNames } from '@pergola/site/file-order'
import { placeOf } from '@pergola/site/files'
import type { SearchedFile } from '@pergola/site/find'
import { messages } from './messages.ts'
import type { FindScope } from './messages.ts'

/** A field of a page's record that is searched. */
export interface RecordField {
  readonly page: string
  readonly name: string
  readonly part: 'helmet' | 'bodyAttributes'
}

/** A text of the site: a file, or a field of the record of a page. */
export interface FindSource {
  readonly id: string
  readonly label: string
  readonly kind: SearchedFile['kind']
  /** The page whose markup it is, else null. */
  readonly page: string | null
  /** Null for a field. */
  readonly path: string | null
  readonly field: RecordField | null
}

/** Code of libraries comes anew with them, and what the build makes with the build. */
function isOwn(path: string): boolean {
  return !path.startsWith(`${paths.libs}/`) && !path.startsWith('css/tailwind/') && path !== paths.canvasStyles
}

function fileSource(path: string, project: Project): FindSource | null {
  const place = /\.svg$/i.test(path) ? ({ kind: 'xml', label: path } as const) : placeOf(path, project)
  if (!place || !isOwn(path)) return null
  const page = Object.values(project.pages).find(({ pathes }) => pathes.html === path)
  return { id: path, label: place.label, kind: place.kind, page: page?.name ?? null, path, field: null }
}

const fields = ['title', 'description', 'keywords', 'author', 'icon', 'customMetaTags'] as const

const fieldKinds: Partial<Record<(typeof fields)[number], SearchedFile['kind']>> = {
  icon: 'address',
  customMetaTags: 'fragment',
}

function fieldSources(page: Page): FindSource[] {
  const helmet = fields.flatMap((name): FindSource[] => {
    if (page.helmet[name] === '') return []
    const kind = fieldKinds[name] ?? 'words'
    return [fieldSource({ page: page.name, name, part: 'helmet' }, kind)]
  })
  const body = Object.keys(page.bodyAttributes).map((name) =>
    fieldSource({ page: page.name, name, part: 'bodyAttributes' }, 'value'),
  )
  return [...helmet, ...body]
}

function fieldSource(field: RecordField, kind: SearchedFile['kind']): FindSource {
  const label = messages.field(field.page, field.part === 'helmet' ? field.name : `body ${field.name}`)
  return { id: `${field.page}\n${field.part}\n${field.name}`, label, kind, page: null, path: null, field }
}

interface Searched {
  readonly project: Project
  readonly files: readonly string[]
  /** The open page. */
  readonly current: string
}

/** What a search looks at: pages by their names, each with the fields of its record, then the other files. */
export function findSources(scope: FindScope, { project, files, current }: Searched): readonly FindSource[] {
  const all = files.flatMap((path) => fileSource(path, project) ?? [])
  const byLabel = (one: FindSource, other: FindSource) => compareNames(one.label, other.label)
  if (scope !== 'site') {
    const page = project.pages[current]
    if (!page) return []
    const own = [page.pathes.html, ...(scope === 'page' ? [page.pathes.css, page.pathes.js] : [])]
    return [...all.filter(({ path }) => own.includes(path ?? '')), ...(scope === 'page' ? fieldSources(page) : [])]
  }
  const pages = all.filter(({ page }) => page !== null).toSorted(byLabel)
  const others = all.filter(({ page }) => page === null).toSorted(byLabel)
  const fieldsOf = (name: string | null) => (name === null ? [] : fieldSources(project.pages[name]!))
  return [...pages.flatMap((source) => [source, ...fieldsOf(source.page)]), ...others]
}

/** The text of a field. */
export function fieldText({ pages }: Project, { page, name, part }: RecordField): string | null {
  const table: Readonly<Record<string, unknown>> | undefined = pages[page]?.[part]
  const value = table?.[name]
  return typeof value === 'string' ? value : null
}

/** The pages with another text in a field. */
export function withField(pages: Project['pages'], { page, name, part }: RecordField, text: string): Project['pages'] {
  const before = pages[page]
  if (!before) return pages
  return { ...pages, [page]: { ...before, [part]: { ...before[part], [name]: text } } }
}
