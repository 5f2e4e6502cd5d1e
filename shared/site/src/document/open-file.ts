import { parseCss, printCss } from '../css/index.ts'
import type { CssSheet } from '../css/index.ts'
import { isXmlPath, parseHtml, printHtml } from '../html/index.ts'
import type { HtmlTree, ReadXml } from '../html/index.ts'
import type { EmbeddedSheet } from './embedded-sheets.ts'

/** A file's content in the one form that is true now: a tree once somebody asked for it, else its text. */
export type FileContent =
  | { readonly kind: 'absent' }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'page'
      readonly tree: HtmlTree
      readonly embedded: Map<number, EmbeddedSheet>
      /** Pages of one origin call the same node by the same id. */
      readonly origin: symbol
    }
  | { readonly kind: 'sheet'; readonly sheet: CssSheet }

export interface OpenFile {
  readonly path: string
  content: FileContent
  /** What the last save wrote; null when there was no file. */
  saved: string | null
}

export function contentOf(text: string | null): FileContent {
  return text === null ? { kind: 'absent' } : { kind: 'text', text }
}

/** A page read from its text; one that was read again from another text and kept its ids has the same `origin`. */
export function pageWith(tree: HtmlTree, origin = Symbol('page')) {
  return { kind: 'page', tree, embedded: new Map<number, EmbeddedSheet>(), origin } as const
}

export function printContent(content: FileContent): string | null {
  if (content.kind === 'absent') return null
  if (content.kind === 'text') return content.text
  return content.kind === 'page' ? printHtml(content.tree) : printCss(content.sheet)
}

/** `readXml` is there where a page of XML is; one that is not well-formed is shown as HTML. */
export function pageOf(file: OpenFile, readXml: ReadXml | undefined): Extract<FileContent, { kind: 'page' }> {
  const { content, path } = file
  if (content.kind === 'page') return content
  if (content.kind !== 'text') throw new Error(`site document: ${path} is ${content.kind}, expected a page`)
  const page = pageWith((isXmlPath(path) && readXml?.(content.text)) || parseHtml(content.text))
  file.content = page
  return page
}

export function sheetOf(file: OpenFile): CssSheet {
  const { content, path } = file
  if (content.kind === 'sheet') return content.sheet
  if (content.kind !== 'text') throw new Error(`site document: ${path} is ${content.kind}, expected a style sheet`)
  const sheet = parseCss(content.text, path)
  file.content = { kind: 'sheet', sheet }
  return sheet
}
