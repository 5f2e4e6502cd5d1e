import { projectFilesUrl, type AttributeEntry, type NodeId, type Page } from '@pergola/contracts'
import type { Project, ProjectSettings } from '@pergola/contracts'
import { tailwindPath } from '@pergola/site/page-sheets'
import { chunkCount, cssChunk, rewriteUrls, type CssOperation, type CssSheet } from '@pergola/site/css'
import { createHistory, followInTurn } from '@pergola/site/document'
import type {
  ProjectSteps,
  HistoryStep,
  SheetKey,
  SiteChange,
  SiteDocument,
  SiteHistory,
  SiteOperation,
} from '@pergola/site/document'
import { mapAttributeValue } from '@pergola/site/files'
import { copySubtree, parseFragment } from '@pergola/site/html'
import type { HtmlAttribute, HtmlNode, HtmlOperation, HtmlSubtree, HtmlTree, Pause } from '@pergola/site/html'
import { encodePath, isComposed, outputPath, pathToRoot } from '@pergola/site/project'
import { isFetched } from '../frame/inert.ts'
import type { HeadSheet } from '../frame/page-model.ts'
import { isAbsolute, projectAddress } from '../frame/project-address.ts'
import { createLabels, type Labels } from '../layers/labels.ts'
import { createSignal } from '../service/signal.ts'
import { addressBase } from './address-base.ts'
import { keepLoopsLazily, type LazyLoops } from './lazy-loops.ts'
import { keepSymbolsLazily } from './lazy-symbols.ts'
import { namesKey, namesOf, symbolName } from './layer-names.ts'
import type { OpenPage, PageSheetEntry, PendingSave } from './open-page.ts'
import { createPageSheets, type PageSheets } from './page-sheets.ts'
import { createRenewedFiles, type RenewedFiles } from './renewed-files.ts'
import { leftSince, nothingToStore, withChanges } from './stored-files.ts'

interface OpenPageInput {
  readonly projectId: string
  readonly page: Page
  /** The project with the texts of the page and of all sheets it names. */
  readonly site: SiteDocument
  readonly settings: () => ProjectSettings
  readonly origin: string
  /** What was done to the project on the page before: it can be taken back here, or done again, as well. */
  readonly past?: readonly HistoryStep[]
  readonly future?: readonly HistoryStep[]
  /** Of the site, where the page goes on that was left. */
  readonly history?: SiteHistory
}

class LoadedPage implements OpenPage {
  readonly projectId: string
  readonly name: string
  readonly composed: boolean
  readonly base: string
  readonly addressPath: string | null
  readonly title: string
  readonly site: SiteDocument
  readonly history: SiteHistory
  readonly labels: Labels
  readonly changes = createSignal<readonly SiteChange[]>()
  private readonly page: Page
  private readonly file: string
  private readonly place: string
  private readonly origin: string
  private readonly pageSheets: PageSheets
  /** Template by the fragment that holds its content; learned as nodes are read. */
  private readonly templates = new Map<NodeId, NodeId>()
  private stored = nothingToStore
  private utilities: CssSheet | null = null
  private readonly renewed: RenewedFiles
  private readonly loops: LazyLoops

  constructor(input: OpenPageInput) {
    const { page, projectId, origin } = input
    this.projectId = projectId
    this.page = page
    this.origin = origin
    this.name = page.name
    this.title = page.name
    this.file = page.pathes.html
    this.composed = isComposed(page)
    this.place = outputPath(page)
    this.renewed = createRenewedFiles(projectAddress(projectId, '', origin))
    this.site = input.site
    const kept = { document: this.site, file: this.file, pageName: this.name }
    this.loops = keepLoopsLazily(kept)
    const follow = followInTurn(this.loops.follow, keepSymbolsLazily(kept))
    const { past = [], future = [] } = input
    this.history = input.history ?? createHistory(this.site, { follow, past, future })
    const { site, composed, place } = this
    this.pageSheets = createPageSheets({ site, page, composed, place, settings: input.settings })
    const base = addressBase(this.tree, this.place)
    this.addressPath = 'url' in base ? null : base.path
    this.base = 'url' in base ? base.url : projectAddress(projectId, base.path, origin)
    this.labels = createLabels(
      () => this.tree,
      namesOf(site.record, page.name),
      (id) => symbolName(site.record, id),
    )
  }

  get record(): Page {
    return this.site.record.pages[this.name] ?? this.page
  }

  get tree(): HtmlTree {
    return this.site.html(this.file)
  }

  get root(): NodeId {
    return this.tree.root
  }

  get mode(): HtmlTree['mode'] {
    return this.composed ? 'no-quirks' : this.tree.mode
  }

  project(): Project {
    return this.site.record
  }

  mayBecome(texts: readonly (string | null)[]): Promise<void> {
    return this.loops.arrived(texts)
  }

  prepare(pause: Pause): Promise<boolean> {
    return this.site.prepare(this.file, pause)
  }

  node(id: NodeId): HtmlNode | undefined {
    const node = this.tree.node(id)
    if (node && node.content !== null) this.templates.set(node.content, node.id)
    return node
  }

  templateOf(content: NodeId): NodeId | null {
    return this.tree.node(content)?.kind === 'fragment' ? (this.templates.get(content) ?? null) : null
  }

  attributesOf(node: HtmlNode): readonly AttributeEntry[] {
    if (!this.composed || node.id !== this.tree.body()) return node.attributes
    return Object.entries(this.bodyAttributes()).map(([name, value]) => ({ name, value }))
  }

  bodyAttributes(): Readonly<Record<string, string>> {
    return this.composed ? this.record.bodyAttributes : {}
  }

  language(): string {
    return this.composed ? this.record.helmet.lang : ''
  }

  get utilitySheet(): string {
    return tailwindPath(this.name)
  }

  setUtilities(sheet: CssSheet | null): void {
    this.utilities = sheet
  }

  sheet(key: SheetKey): CssSheet | null {
    return this.composed && key === this.utilitySheet ? this.utilities : this.site.sheet(key)
  }

  chunkCount(key: SheetKey): number {
    const sheet = this.sheet(key)
    return sheet ? chunkCount(sheet) : 0
  }

  chunk(key: SheetKey, index: number): string {
    const sheet = this.sheet(key)
    return sheet ? cssChunk(sheet, index) : ''
  }

  addressed(key: SheetKey, css: string): string {
    // Addresses in a style element already stand where the page stands.
    const stands = key.includes('#')
    if ((stands && this.renewed.isEmpty()) || !/url\(|@import|src\(/i.test(css)) return css
    return rewriteUrls(css, (url) => (stands ? this.renewed.addressOf(url, this.base) : this.absolute(url, key)))
  }

  addressOf({ name, value }: HtmlAttribute): string {
    if (this.renewed.isEmpty() && !value.startsWith('/')) return value
    const isFound = isFetched(name)
    return mapAttributeValue(name, value, (url) => {
      if (isFound && url.startsWith('/')) return this.absolute(url, this.place)
      return this.renewed.addressOf(url, this.base)
    })
  }

  renew(paths: readonly string[], { stood, revision }: { stood: readonly string[]; revision: number }): boolean {
    // A new file keeps its address, and texts that the page holds are followed as what they are: but for pictures.
    const before = new Set(stood)
    const others = paths.filter((path) => before.has(path) || this.renewed.has(path))
    const renewed = others.filter((path) => this.site.text(path) === null || path.endsWith('.svg'))
    this.renewed.add(renewed, revision)
    return renewed.length > 0
  }

  addressTo(path: string): string {
    return pathToRoot(this.place) + encodePath(path)
  }

  private absolute(url: string, from: string): string {
    if (isAbsolute(url) || url === '') return url
    try {
      const rooted = projectFilesUrl(this.projectId) + url.slice(1)
      const base = projectAddress(this.projectId, from, this.origin)
      return this.renewed.addressOf(new URL(url.startsWith('/') ? rooted : url, base).href, base)
    } catch {
      return url
    }
  }

  sheetOf(node: HtmlNode): SheetKey | null {
    return this.pageSheets.of(node)
  }

  headSheets(): readonly HeadSheet[] {
    return this.pageSheets.head()
  }

  sheets(): readonly PageSheetEntry[] {
    return this.pageSheets.all()
  }

  parse(html: string, context: NodeId): readonly HtmlSubtree[] {
    return parseFragment(this.tree, html, context)
  }

  copy(id: NodeId): HtmlSubtree {
    return copySubtree(this.tree, id)
  }

  run(label: string, operations: readonly SiteOperation[]): void {
    if (operations.length > 0) this.tell(this.history.run(label, operations))
  }

  projectSteps(): ProjectSteps {
    return this.history.stepsOfProject(this.file)
  }

  undo(): void {
    this.tell(this.history.undo())
  }

  redo(): void {
    this.tell(this.history.redo())
  }

  quietly(changes: readonly SiteChange[]): void {
    this.stored = withChanges(this.stored, changes)
  }

  tell(changes: readonly SiteChange[]): void {
    if (changes.length === 0) return
    const named = changes.some((change) => change.type === 'record' && change.key === namesKey)
    if (named) this.labels.read(namesOf(this.site.record, this.name))
    this.stored = withChanges(this.stored, changes)
    this.pageSheets.follow(changes)
    this.changes.emit(changes)
  }

  inHtml(operation: HtmlOperation): SiteOperation {
    return { file: this.file, ...operation }
  }

  inSheet(sheet: SheetKey, operation: CssOperation): SiteOperation {
    return { sheet, ...operation }
  }

  isChanged(): boolean {
    const { moved, given } = this.stored
    return (
      moved.size + given.size > 0 ||
      Object.keys(this.site.changedFiles()).length > 0 ||
      this.site.changedRecord() !== null
    )
  }

  pending(typed: readonly SiteOperation[] = []): PendingSave {
    const { site, stored } = this
    const read = () => ({ files: site.changedFiles(), stored, record: site.changedRecord() })
    return typed.length > 0 ? this.history.aside(typed, read) : read()
  }

  markSaved({ files, stored, record }: PendingSave): void {
    this.site.markSaved(files)
    this.history.markStored()
    this.stored = leftSince(this.stored, stored)
    if (record) this.site.markRecordSaved(record)
  }
}

/** Opens a page whose texts have been read. Nothing is drawn and nothing is stored by it. */
export function createOpenPage(input: OpenPageInput): OpenPage {
  return new LoadedPage(input)
}
