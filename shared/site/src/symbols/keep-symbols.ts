import type { Block, NodeId } from '@pergola/contracts'
import { markers } from '@pergola/contracts'
import { readEmbeddedKey } from '../document/index.ts'
import type { FollowEdits, SiteChange, SiteOperation } from '../document/index.ts'
import { createAlikeCheck } from '../html/index.ts'
import type { HtmlNode, HtmlOperation, HtmlTree } from '../html/index.ts'
import { outputPath } from '../project/index.ts'
import { adoptClasses } from './adopt-classes.ts'
import { findInstances, instanceAround, isOwnContent, markedElements, symbolIdOf } from './instances.ts'
import { blockSheetLinks } from './link-block-sheet.ts'
import { contentPlace, moveAddresses } from './move-addresses.ts'
import { ownParts } from './properties.ts'
import type { KeptPage } from './page-styles.ts'
import { mentionsSymbol, withCurrentSymbols } from './rewrite-page.ts'
import { RuleCopies } from './rule-copies.ts'
import { SymbolContents, readContent } from './symbol-content.ts'
import { separateInstances } from './instance-ids.ts'
import { InstanceView } from './instance-view.ts'
import { syncInstance, syncWith } from './sync-instance.ts'
import type { Place } from './sync-instance.ts'

type Apply = (operation: SiteOperation) => readonly SiteChange[]

/**
 * What edits of an instance bring with them, in the same step: the other instances on the page, the symbol's own file,
 * other pages whose text is at hand, the copies of rules, and the list of symbols the page uses. Instances that have just
 * come say what the symbol says, and those inside another one become plain content.
 */
export function keepSymbols(kept: KeptPage): FollowEdits {
  const contents = new SymbolContents()
  const copies = new RuleCopies(kept)
  return (changes, apply) => {
    if (apply) adoptClasses(kept, changes, apply)
    copies.follow(changes, apply)
    if (apply === null) return
    const { symbols, pages, blocks } = kept.document.record
    const isUsed = (pages[kept.pageName]?.symbols.length ?? 0) > 0
    if (!isUsed && Object.keys(symbols).length === 0 && Object.keys(blocks).length === 0) return
    new Keeping(kept, contents, apply).follow(changes)
  }
}

interface Touched {
  /** By symbol, the instance that was edited last. */
  readonly edited: Map<string, NodeId>
  /** Instances that were not there before. */
  readonly fresh: Set<NodeId>
  isMoved: boolean
}

/** What was not on the page before. */
function arrivals(changes: readonly SiteChange[]): readonly NodeId[] {
  const moved = new Set(changes.flatMap((change) => (change.type === 'removed' ? [change.node] : [])))
  return changes.flatMap((change) => (change.type === 'inserted' && !moved.has(change.node) ? [change.node] : []))
}

class Keeping {
  private readonly kept: KeptPage
  private readonly contents: SymbolContents
  private readonly apply: Apply

  constructor(kept: KeptPage, contents: SymbolContents, apply: Apply) {
    this.kept = kept
    this.contents = contents
    this.apply = apply
  }

  follow(changes: readonly SiteChange[]): void {
    const touched: Touched = { edited: new Map(), fresh: new Set(), isMoved: false }
    for (const change of changes) this.look(change, touched)
    for (const node of arrivals(changes)) this.link(node)
    for (const id of touched.fresh) this.renew(id)
    for (const [id, root] of touched.edited) this.spread(id, root)
    if (touched.isMoved) this.keepList()
  }

  private link(node: NodeId): void {
    if (this.tree.node(node) === undefined) return
    for (const operation of blockSheetLinks({ ...this.kept, node })) this.html(operation)
  }

  private get tree(): HtmlTree {
    return this.kept.document.html(this.kept.file)
  }

  private look(change: SiteChange, touched: Touched): void {
    const { file } = this.kept
    if ('sheet' in change) {
      const embedded = readEmbeddedKey(change.sheet)
      if (embedded?.file === file) this.edited(embedded.style, touched)
    } else if (change.type === 'file') {
      if (change.file === file) this.lookAtAll(touched)
    } else if ('file' in change && change.file === file) this.lookAtNode(change, touched)
  }

  private lookAtNode(change: Exclude<Extract<SiteChange, { file: string }>, { type: 'file' }>, touched: Touched): void {
    const isStructure = change.type === 'inserted' || change.type === 'removed'
    touched.isMoved ||= isStructure || (change.type === 'attributes' && this.mayBeMarked(change.node))
    if (change.type === 'inserted') this.welcome(change.node, touched)
    if (isStructure) this.editedIn(change.parent, touched)
    else this.edited(change.node, touched)
  }

  /** It has a marker, or may have had one. */
  private mayBeMarked(id: NodeId): boolean {
    const node = this.tree.node(id)
    const { document, pageName } = this.kept
    return (
      (document.record.pages[pageName]?.symbols.length ?? 0) > 0 || (node !== undefined && symbolIdOf(node) !== null)
    )
  }

  /** The whole page is another text: whichever instance says something new is the one that was edited. */
  private lookAtAll(touched: Touched): void {
    touched.isMoved = true
    for (const node of findInstances(this.tree)) {
      const symbol = symbolIdOf(node)
      const content = this.contentOf(symbol)
      if (symbol === null || content === null) continue
      const isOther = new SymbolContents().after(symbol, content, { tree: this.tree, node: node.id }) !== content
      if (isOther) this.edited(node.id, touched)
    }
  }

  /** What stands in a node is another now. */
  private editedIn(parent: NodeId, touched: Touched): void {
    const node = this.tree.node(parent)
    if (node !== undefined && !ownParts(node).children) this.edited(parent, touched)
  }

  private edited(id: NodeId, touched: Touched): void {
    if (this.tree.node(id) === undefined || isOwnContent(this.tree, id)) return
    const root = instanceAround(this.tree, id)
    const symbol = root && symbolIdOf(root)
    if (!root || !symbol || touched.fresh.has(root.id) || !this.symbol(symbol)) return
    touched.edited.delete(symbol)
    touched.edited.set(symbol, root.id)
  }

  private welcome(id: NodeId, touched: Touched): void {
    if (this.tree.node(id) === undefined) return
    for (const node of markedElements(this.tree, id)) {
      if (!this.symbol(symbolIdOf(node))) continue
      if (instanceAround(this.tree, node.id)?.id === node.id) touched.fresh.add(node.id)
      else this.html({ type: 'html.attributes', node: node.id, attributes: { [markers.symbolId]: null } })
    }
  }

  /** What was copied a while ago may be what the symbol was then. */
  private renew(id: NodeId): void {
    const node = this.tree.node(id)
    const content = node ? this.contentOf(symbolIdOf(node)) : null
    const source = content === null ? null : readContent(content)
    if (source) syncInstance(source, { tree: this.tree, node: id }, (operation) => this.html(operation))
  }

  private spread(symbol: string, root: NodeId): void {
    const source = { tree: this.tree, node: root }
    this.keepContent(symbol, source)
    const { tree } = this
    const run = {
      from: new InstanceView(tree, root),
      can: createAlikeCheck(tree),
      apply: (operation: HtmlOperation) => this.html(operation),
    }
    for (const node of this.instancesOf(symbol)) if (node.id !== root) syncWith(run, { tree, node: node.id })
    // Read anew: a copy takes the place of an instance that cannot follow.
    if (run.from.mayHaveIds()) separateInstances(tree, this.instancesOf(symbol), run.apply)
    this.keepPages(symbol)
  }

  private keepContent(symbol: string, source: Place): void {
    const path = this.symbol(symbol)?.pathes?.content
    const content = this.contentOf(symbol)
    if (path === undefined || content === null) return
    const text = this.contents.after(symbol, content, source)
    const stored = moveAddresses(text, this.place, contentPlace)
    if (text !== content) this.apply({ type: 'text', file: path, text: stored })
  }

  /** Pages that are not open are brought up to date as they are stored; these are known here already. */
  private keepPages(symbol: string): void {
    const { document, file } = this.kept
    const here = this.contentOf(symbol)
    if (here === null) return
    const content = moveAddresses(here, this.place, contentPlace)
    for (const page of Object.values(document.record.pages)) {
      const { pathes } = page
      const html = pathes.html === file ? null : document.text(pathes.html)
      if (html === null || !mentionsSymbol(html, symbol)) continue
      const text = withCurrentSymbols(html, new Map([[symbol, content]]), outputPath(page))
      if (text !== html) this.apply({ type: 'text', file: pathes.html, text })
    }
  }

  private keepList(): void {
    const { document, pageName } = this.kept
    const page = document.record.pages[pageName]
    const known = document.record.symbols
    const used = new Set(findInstances(this.tree).flatMap((node) => symbolIdOf(node) ?? []))
    // What is listed already keeps its place.
    const symbols = [...new Set([...(page?.symbols ?? []), ...used])].filter(
      (id) => used.has(id) && Object.hasOwn(known, id),
    )
    if (!page || symbols.join('\n') === page.symbols.join('\n')) return
    const pages = { ...document.record.pages, [pageName]: { ...page, symbols } }
    this.apply({ type: 'record', key: 'pages', value: pages })
  }

  private instancesOf(symbol: string): readonly HtmlNode[] {
    return findInstances(this.tree).filter((node) => symbolIdOf(node) === symbol)
  }

  private symbol(id: string | null): Block | undefined {
    const { symbols } = this.kept.document.record
    return id !== null && Object.hasOwn(symbols, id) ? symbols[id] : undefined
  }

  /** Where the page lies in the built site. */
  private get place(): string {
    const page = this.kept.document.record.pages[this.kept.pageName]
    return page ? outputPath(page) : contentPlace
  }

  /** What a symbol's file says, with addresses as they read on this page. */
  private contentOf(id: string | null): string | null {
    const path = this.symbol(id)?.pathes?.content
    const text = path === undefined ? null : this.kept.document.text(path)
    return text === null ? null : moveAddresses(text, contentPlace, this.place)
  }

  private html(operation: HtmlOperation): void {
    this.apply({ file: this.kept.file, ...operation })
  }
}
