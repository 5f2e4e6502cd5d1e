import type { NodeId, Project } from '@pergola/contracts'
import { applyCss } from '../css/index.ts'
import type { CssOperation, CssSheet } from '../css/index.ts'
import { applyHtml, isXmlPath, parseHtmlInTurns } from '../html/index.ts'
import type { HtmlOperation, HtmlTree, Pause, ReadXml } from '../html/index.ts'
import { embeddedKey, embeddedSheet, followPage, readEmbeddedKey, writeEmbedded } from './embedded-sheets.ts'
import type { PageUndo } from './embedded-sheets.ts'
import { applyLinked } from './linked-edit.ts'
import { contentOf, pageOf, pageWith, printContent, sheetOf } from './open-file.ts'
import type { FileContent, OpenFile } from './open-file.ts'
import { differences, samePart, sameRecord, withPart, type RecordPart } from './record-parts.ts'
import { isAnotherPage, pageChanges, rereadPage } from './reread-page.ts'
import type { SiteDocument, SiteDocumentInput, StoredProject, Touched } from './site-document.ts'
import type { ChangedFiles, SheetKey, SiteApplied, SiteChange, SiteOperation } from './site-operation.ts'

type Of<Type extends SiteOperation['type']> = Extract<SiteOperation, { type: Type }>

export class OpenDocument implements SiteDocument {
  record: Project
  private savedRecord: Project
  private readonly open = new Map<string, OpenFile>()
  /** Files that may differ from what was saved. */
  private readonly touched = new Set<string>()
  /** Contents that whole new texts took the place of, for undo. */
  private readonly replaced: FileContent[] = []

  private readonly readXml: ReadXml | undefined

  constructor({ files, record, readXml }: SiteDocumentInput) {
    this.readXml = readXml
    this.record = record
    this.savedRecord = record
    for (const [path, text] of Object.entries(files)) {
      this.open.set(path, { path, content: contentOf(text), saved: text })
    }
  }

  files(): readonly string[] {
    return [...this.open.values()].filter(({ content }) => content.kind !== 'absent').map(({ path }) => path)
  }

  text(file: string): string | null {
    const entry = this.open.get(file)
    return entry === undefined ? null : printContent(entry.content)
  }

  html(file: string): HtmlTree {
    return this.page(file).tree
  }

  async prepare(file: string, pause: Pause): Promise<boolean> {
    const entry = this.open.get(file)
    const content = entry?.content
    if (entry === undefined || content?.kind !== 'text' || (this.readXml && isXmlPath(file))) return true
    const tree = await parseHtmlInTurns(content.text, pause)
    if (tree === null) return false
    if (entry.content === content) entry.content = pageWith(tree)
    return true
  }

  sheet(key: SheetKey): CssSheet | null {
    const embedded = readEmbeddedKey(key)
    const entry = this.open.get(embedded?.file ?? key)
    if (entry === undefined || entry.content.kind === 'absent') return null
    if (embedded === null) return sheetOf(entry)
    return embeddedSheet(pageOf(entry, this.readXml), embedded.file, embedded.style)?.sheet ?? null
  }

  sheetKey(file: string, style: NodeId): SheetKey {
    return embeddedKey(file, style)
  }

  apply(operation: SiteOperation): SiteApplied {
    if (isPageEdit(operation)) return this.editPage(operation)
    if (isSheetEdit(operation)) return this.editSheet(operation)
    if (operation.type === 'text') return this.setText(operation)
    if (operation.type === 'swap') return this.swap(operation)
    if (operation.type === 'turn') return this.turn(operation)
    if (operation.type === 'record') return this.editRecord([{ ...operation, path: [operation.key] }])
    if (operation.type === 'parts') return this.editRecord(operation.parts)
    if (operation.type === 'move') return moveFile(operation)
    if (operation.type === 'content') return giveFile(operation)
    this.touched.add(operation.file)
    return applyLinked(this.page(operation.file), operation)
  }

  admit(file: string, text: string): void {
    if (!this.open.has(file)) this.open.set(file, { path: file, content: contentOf(text), saved: text })
  }

  changedFiles(): ChangedFiles {
    const changed: Record<string, string | null> = {}
    for (const path of this.touched) {
      const text = this.text(path)
      if (text !== (this.open.get(path)?.saved ?? null)) changed[path] = text
    }
    return changed
  }

  markSaved(files: ChangedFiles): void {
    for (const [path, saved] of Object.entries(files)) {
      const entry = this.open.get(path)
      if (entry === undefined) continue
      entry.saved = saved
      if (printContent(entry.content) === saved) this.touched.delete(path)
    }
  }

  changedRecord(): Project | null {
    return sameRecord(this.record, this.savedRecord) ? null : this.record
  }

  markRecordSaved(record: Project): void {
    this.savedRecord = record
  }

  letGoExcept(files: ReadonlySet<string>): void {
    for (const entry of this.open.values()) {
      if (!files.has(entry.path)) entry.content = contentOf(printContent(entry.content))
    }
  }

  resume({ texts, record }: StoredProject, { files, parts }: Touched): boolean {
    const stored = (path: string) => texts[path] ?? null
    if ([...files].some((path) => this.text(path) !== stored(path))) return false
    if (parts.some((path) => !samePart(this.record, record, path))) return false
    for (const entry of this.open.values()) {
      entry.saved = stored(entry.path)
      if (printContent(entry.content) !== entry.saved) entry.content = contentOf(entry.saved)
    }
    for (const [path, text] of Object.entries(texts)) this.admit(path, text)
    this.touched.clear()
    this.record = record
    this.savedRecord = record
    return true
  }

  private page(path: string) {
    return pageOf(this.existing(path), this.readXml)
  }

  private existing(path: string): OpenFile {
    const entry = this.open.get(path)
    if (entry === undefined || entry.content.kind === 'absent') throw new Error(`site document: no file ${path}`)
    return entry
  }

  private editPage({ file, ...operation }: { readonly file: string } & HtmlOperation): SiteApplied {
    const page = this.page(file)
    this.touched.add(file)
    const applied = applyHtml(page.tree, operation)
    const changes: SiteChange[] = applied.changes.map((change) => ({ file, ...change }))
    const sheets = followPage(page, file, changes)
    if (sheets.length === 0) return { inverse: { file, ...applied.inverse }, changes }
    return { inverse: linked(file, { html: [applied.inverse], sheets }), changes }
  }

  private editSheet({ sheet: key, ...operation }: { readonly sheet: SheetKey } & CssOperation): SiteApplied {
    const sheet = this.sheet(key)
    if (sheet === null) throw new Error(`site document: no style sheet ${key}`)
    const applied = applyCss(sheet, operation)
    const changes: SiteChange[] = applied.changes.map((change) => ({ sheet: key, ...change }))
    const embedded = readEmbeddedKey(key)
    if (embedded === null) {
      this.touched.add(key)
      return { inverse: { sheet: key, ...applied.inverse }, changes }
    }
    const { file, style } = embedded
    this.touched.add(file)
    try {
      const written = writeEmbedded(this.page(file), style)
      for (const change of written.changes) changes.push({ file, ...change })
      return { inverse: linked(file, { html: written.html, sheets: [{ sheet: key, css: applied.inverse }] }), changes }
    } catch (error) {
      applyCss(sheet, applied.inverse)
      throw error
    }
  }

  private setText({ file, text }: Of<'text'>): SiteApplied {
    const entry = this.open.get(file) ?? { path: file, content: contentOf(null), saved: null }
    const { content } = entry
    if (content.kind === 'sheet' && text !== null) return this.editSheet({ sheet: file, type: 'css.replace', text })
    this.open.set(file, entry)
    this.touched.add(file)
    const stays = content.kind === 'page' && text !== null && !isAnotherPage(content, text, isXmlPath(file))
    entry.content = stays ? rereadPage(content, text) : contentOf(text)
    const changes = pageChanges(file, content, entry.content)
    if (content.kind === 'text' || content.kind === 'absent') {
      return { inverse: { type: 'text', file, text: printContent(content) }, changes }
    }
    // Earlier steps of the history name nodes of this very tree.
    const replaced = this.replaced.push(content) - 1
    return { inverse: { type: 'swap', file, replaced }, changes }
  }

  private turn({ file, turn }: Of<'turn'>): SiteApplied {
    const { text, back } = turn(this.text(file) ?? '')
    return { inverse: { type: 'turn', file, turn: back }, changes: this.setText({ type: 'text', file, text }).changes }
  }

  private swap({ file, replaced }: Of<'swap'>): SiteApplied {
    const entry = this.open.get(file)
    const content = this.replaced[replaced]
    if (entry === undefined || content === undefined) throw new Error(`site document: nothing kept for ${file}`)
    this.touched.add(file)
    const changes = pageChanges(file, entry.content, content)
    this.replaced[replaced] = entry.content
    entry.content = content
    return { inverse: { type: 'swap', file, replaced }, changes }
  }

  private editRecord(parts: readonly RecordPart[]): SiteApplied {
    const before = this.record
    this.record = parts.reduce(withPart, before)
    const keys = new Set(parts.flatMap(({ path }) => path.slice(0, 1)))
    const inverse = { type: 'parts', parts: differences(this.record, before) } as const
    return { inverse, changes: [...keys].map((key) => ({ type: 'record', key })) }
  }
}

/** The document holds texts only: whoever stores it follows the change. */
function moveFile({ from, to }: Of<'move'>): SiteApplied {
  return { inverse: { type: 'move', from: to, to: from }, changes: [{ type: 'moved', from, to }] }
}

function giveFile({ file, content, before, isStored = false }: Of<'content'>): SiteApplied {
  const inverse = { type: 'content', file, content: before, before: content } as const
  return { inverse, changes: [{ type: 'given', path: file, content, isStored }] }
}

function linked(file: string, undo: PageUndo): Of<'linked'> {
  return { type: 'linked', file, ...undo }
}

function isPageEdit(operation: SiteOperation): operation is { readonly file: string } & HtmlOperation {
  return operation.type.startsWith('html.')
}

function isSheetEdit(operation: SiteOperation): operation is { readonly sheet: SheetKey } & CssOperation {
  return operation.type.startsWith('css.')
}
