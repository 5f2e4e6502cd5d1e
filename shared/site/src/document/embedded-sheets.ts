import type { NodeId } from '@pergola/contracts'
import { applyCss, parseCss, printCss } from '../css/index.ts'
import type { CssOperation, CssSheet } from '../css/index.ts'
import { applyHtml, parseFragment, textContent } from '../html/index.ts'
import type { HtmlChange, HtmlOperation, HtmlTree } from '../html/index.ts'
import type { SheetKey, SiteChange } from './site-operation.ts'
import { pushAll } from '../lists/long-lists.ts'

/** The sheet of a `<style>` element. It outlives the element, for an undo may bring that back. */
export interface EmbeddedSheet {
  readonly sheet: CssSheet
  /** Text of the element when the two were last the same. */
  text: string
}

/** A page with the sheets of its `<style>` elements that somebody asked for. */
export interface StyledPage {
  readonly tree: HtmlTree
  readonly embedded: Map<NodeId, EmbeddedSheet>
}

/** What was done to a page and to its sheets, each list in the order that takes it back. */
export interface PageUndo {
  readonly html: readonly HtmlOperation[]
  readonly sheets: readonly { readonly sheet: SheetKey; readonly css: CssOperation }[]
}

const mark = '#style-'

export function embeddedKey(file: string, style: NodeId): SheetKey {
  return `${file}${mark}${style}`
}

/** Null for the key of a css file. */
export function readEmbeddedKey(key: SheetKey): { file: string; style: NodeId } | null {
  const parts = /^(.+)#style-(\d+)$/s.exec(key)
  return parts === null ? null : { file: parts[1] ?? '', style: Number(parts[2]) }
}

export function embeddedSheet(page: StyledPage, file: string, style: NodeId): EmbeddedSheet | null {
  const node = page.tree.node(style)
  if (node?.kind !== 'element' || node.name !== 'style') return null
  const known = page.embedded.get(style)
  if (known !== undefined) return known
  const text = textContent(page.tree, style)
  const entry = { sheet: parseCss(text, embeddedKey(file, style)), text }
  page.embedded.set(style, entry)
  return entry
}

/** Brings the sheets in line with an edited page. */
export function followPage(page: StyledPage, file: string, changes: SiteChange[]): PageUndo['sheets'] {
  const undo: { sheet: SheetKey; css: CssOperation }[] = []
  for (const [style, entry] of page.embedded) {
    if (page.tree.node(style) === undefined) continue
    const text = textContent(page.tree, style)
    if (text === entry.text) continue
    const sheet = embeddedKey(file, style)
    const applied = applyCss(entry.sheet, { type: 'css.replace', text })
    entry.text = text
    undo.unshift({ sheet, css: applied.inverse })
    for (const change of applied.changes) changes.push({ sheet, ...change })
  }
  return undo
}

/** Writes an edited sheet into its element. */
export function writeEmbedded(page: StyledPage, style: NodeId): { html: HtmlOperation[]; changes: HtmlChange[] } {
  const entry = page.embedded.get(style)
  if (entry === undefined) throw new Error(`site document: no sheet in element ${style}`)
  const text = printCss(entry.sheet)
  if (/<\/style/i.test(text)) throw new Error('site document: "</style" would end the element its sheet stands in')
  const html: HtmlOperation[] = []
  const changes: HtmlChange[] = []
  for (const operation of textOperations(page.tree, style, text)) {
    const applied = applyHtml(page.tree, operation)
    html.unshift(applied.inverse)
    pushAll(changes, applied.changes)
  }
  entry.text = text
  return { html, changes }
}

function textOperations(tree: HtmlTree, style: NodeId, text: string): HtmlOperation[] {
  const [first, ...others] = tree.node(style)?.children ?? []
  if (first === undefined) {
    return text === ''
      ? []
      : [{ type: 'html.insert', parent: style, index: 0, nodes: parseFragment(tree, text, style) }]
  }
  const rest = others.map((node) => ({ type: 'html.remove', node }) as const)
  return [...rest, { type: 'html.text', node: first, value: text }]
}
