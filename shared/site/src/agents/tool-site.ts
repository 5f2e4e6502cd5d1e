import type { Page } from '@pergola/contracts'
import { createSiteDocument } from '../document/index.ts'
import type { SiteDocument, SiteOperation } from '../document/index.ts'
import { isXmlPath } from '../html/index.ts'
import type { HtmlTree } from '../html/index.ts'
import { readXml } from '../html/xml/index.ts'
import { findPage, isComposed } from '../project/index.ts'
import { messages } from './messages.ts'
import type { SiteSource } from './site-source.ts'
import { ToolFailure } from './tool-failure.ts'

export interface ToolPage {
  readonly page: Page
  readonly file: string
  readonly tree: HtmlTree
  /** Holds the content of a body; the build makes a whole page of it. */
  readonly isComposed: boolean
}

/** The site as tools see and edit it. Reads what it needs when it needs it. */
export class ToolSite {
  readonly document: SiteDocument
  readonly source: SiteSource
  private readonly lost = new Set<string>()
  private undo: SiteOperation[] = []
  private pageName = 'index'

  constructor(source: SiteSource) {
    this.source = source
    this.document = createSiteDocument({ files: {}, record: source.record, readXml })
  }

  get record() {
    return this.document.record
  }

  /** Name of the page of the last call. */
  get current(): string {
    return this.pageName
  }

  /** Paths of all files as they are now, sorted. */
  paths(): readonly string[] {
    const changed = this.document.changedFiles()
    const stored = [...this.source.files.keys()].filter((path) => changed[path] !== null)
    return [...new Set([...stored, ...this.document.files()])].toSorted()
  }

  has(path: string): boolean {
    return this.paths().includes(path)
  }

  /** What a file says now; null where there is none, or it is no text. */
  async text(path: string): Promise<string | null> {
    const open = this.document.text(path)
    if (open !== null || this.isDeleted(path)) return open
    if (this.lost.has(path) || !this.source.files.has(path)) return null
    const text = await this.source.readText(path)
    if (text === null) this.lost.add(path)
    else this.document.admit(path, text)
    return text
  }

  /** The page of that name, or of the last call; its tree is at hand. */
  async page(name: string | undefined): Promise<ToolPage> {
    const page = findPage(this.record, name ?? this.pageName) ?? (name === undefined ? this.anyPage() : undefined)
    if (!page || page.hidden) {
      throw new ToolFailure('page-missing', messages.noPage(name ?? this.pageName, this.pageNames()))
    }
    const file = page.pathes.html
    if (page.editable === false || (await this.text(file)) === null)
      throw new ToolFailure('file-missing', messages.noText(file))
    this.pageName = page.name
    return { page, file, tree: this.document.html(file), isComposed: isComposed(page) }
  }

  pageNames(): readonly string[] {
    return Object.values(this.record.pages)
      .filter(({ hidden }) => !hidden)
      .map(({ name }) => name)
  }

  apply(operation: SiteOperation): void {
    this.undo.unshift(this.document.apply(operation).inverse)
  }

  /** What was applied since the last call, as what takes it back. */
  takeStep(): SiteOperation[] {
    const step = this.undo
    this.undo = []
    return step
  }

  /** Takes a step back, and gives what does it again. */
  revert(step: readonly SiteOperation[]): SiteOperation[] {
    const again: SiteOperation[] = []
    for (const operation of step) again.unshift(this.document.apply(operation).inverse)
    return again
  }

  /** The kind of syntax a page has. */
  kindOf({ file, isComposed: isPart }: ToolPage): 'xml' | 'fragment' | 'document' {
    if (isXmlPath(file)) return 'xml'
    return isPart ? 'fragment' : 'document'
  }

  private anyPage(): Page | undefined {
    return findPage(this.record, 'index') ?? findPage(this.record, this.pageNames()[0] ?? '')
  }

  private isDeleted(path: string): boolean {
    return this.document.changedFiles()[path] === null
  }
}
