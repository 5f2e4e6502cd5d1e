import type { CanvasService, Page, Project } from '@pergola/contracts'
import {
  headContent,
  isComposed,
  pageKind,
  readHead,
  readLanguage,
  writeHead,
  writeLanguage,
} from '@pergola/site/project'
import type { ScanKind } from '@pergola/site/project'
import { findXmlProblem } from '@pergola/site/xml'
import { messages } from './messages.ts'

export type HelmetField =
  | 'lang'
  | 'title'
  | 'author'
  | 'description'
  | 'keywords'
  | 'robots'
  | 'icon'
  | 'customMetaTags'
export type HelmetValues = Readonly<Record<HelmetField, string>>

export interface PageHelmet {
  /** The page's head stands in its own file, where the values are read and written in place. */
  readonly isOwnHead: boolean
  readonly values: HelmetValues
}

/** What the page's head says: the record of a page made here, the source of one that came with a head. */
export function readHelmet(page: Page, html: string): PageHelmet {
  if (isComposed(page)) return { isOwnHead: false, values: page.helmet }
  const kind = pageKind(page)
  const { start, end } = headContent(html, kind)
  return {
    isOwnHead: true,
    values: { ...readHead(html, kind), lang: readLanguage(html, kind), customMetaTags: html.slice(start, end) },
  }
}

interface HelmetEdit {
  readonly canvas: CanvasService
  readonly project: Project
  readonly page: Page
}

/** One step of the page's history. False when the head cannot take a value. */
export function writeHelmet({ canvas, project, page }: HelmetEdit, changes: Partial<HelmetValues>): boolean {
  if (isComposed(page)) {
    const pages = { ...project.pages, [page.name]: { ...page, helmet: { ...page.helmet, ...changes } } }
    canvas.editRecord('pages', pages, messages.undo)
    return true
  }
  const html = writeInPlace(canvas.source().html, changes, pageKind(page))
  if (html === null) return false
  canvas.replaceSource({ html }, messages.undo)
  return true
}

function writeInPlace(source: string, changes: Partial<HelmetValues>, kind: ScanKind): string | null {
  const { customMetaTags, lang, ...fields } = changes
  let html: string | null = source
  if (customMetaTags !== undefined) {
    const { start, end } = headContent(source, kind)
    html = source.slice(0, start) + customMetaTags + source.slice(end)
  }
  for (const field of ['title', 'author', 'description', 'keywords', 'robots', 'icon'] as const) {
    const value = fields[field]
    if (value !== undefined && html !== null) html = writeHead(html, field, value, kind)
  }
  if (lang !== undefined && html !== null) html = writeLanguage(html, lang, kind)
  return html !== null && kind === 'xml' && findXmlProblem(html) ? null : html
}

const named = /^(?:title|author|description|keywords|robots)$/

/** Fields that the custom tags say as well; the page would have them twice. */
export function saidTwice(values: HelmetValues): readonly string[] {
  const custom = readHead(`<head>${values.customMetaTags}</head>`)
  return Object.entries(custom).flatMap(([field, value]) => {
    return value !== '' && named.test(field) && values[field as HelmetField] !== '' ? [field] : []
  })
}
