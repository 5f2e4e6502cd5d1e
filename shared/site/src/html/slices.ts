import type { NodeId } from '@pergola/contracts'
import { endTag, isClosedComment, needsClose, startTag, textSource } from './canonical.ts'
import { isVoid, lingeringElements, plainTextElements, rawTextElements } from './elements.ts'
import { finish, nodesPerStep } from './in-steps.ts'
import { nowhere } from './measure.ts'
import type { Extents } from './measure.ts'
import type { ParseLog } from './parse-log.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

const blank = /^[\t\n\f\r ]*$/

/** Deals out the bytes of the source: every byte to exactly one node. */
export class Slicer {
  private readonly source: string
  private readonly tree: SourceTree
  private readonly log: ParseLog
  private readonly extents: Extents
  /** Descendants of opaque regions; they hold what they will print once the region is opened. */
  private readonly hidden = new Set<NodeId>()

  constructor(tree: SourceTree, log: ParseLog, extents: Extents) {
    const { source } = log
    this.source = source
    this.tree = tree
    this.log = log
    this.extents = extents
    this.cursors = new Int32Array(extents.low.length)
    log.unowned.sort((a, b) => a.start - b.start)
    // Nothing but dropped bytes can follow a root element without an end tag.
    const html = tree.htmlNode
    const isLast = tree.get(tree.root).children.at(-1) === html
    if (isLast && log.closeStart[html] === -1) extents.high[html] = source.length
  }

  deal(): void {
    finish(this.dealInSteps())
  }

  *dealInSteps(): Generator<void, void> {
    for (const [at, node] of this.extents.order.entries()) {
      if (at % nodesPerStep === 0) yield
      if (node.kind === 'text' || node.kind === 'comment' || node.kind === 'doctype') continue
      if (this.isApart(node)) this.dealApart(node)
      else this.dealElement(node)
    }
    const root = this.tree.get(this.tree.root)
    root.printed = this.source
  }

  private isApart({ id }: TreeNode): boolean {
    if (id === this.tree.root) return false
    return this.extents.broken.has(id) || (this.hidden.has(id) && this.extents.regions.has(id))
  }

  private dealElement(node: TreeNode): void {
    const { log, extents, source } = this
    const isRoot = node.id === this.tree.root
    const start = this.startOf(node)
    const begin = isRoot ? 0 : this.lowOf(node.id, this.cursorOf(node))
    let cursor = begin
    if (start !== -1) {
      cursor = log.openEnd[node.id] ?? start
      node.open = source.slice(start, cursor)
    } else if (isRoot) {
      node.open = log.mark
      cursor = log.mark.length
    }
    const closeStart = log.closeStart[node.id] ?? -1
    const isClosed = closeStart !== -1
    const contentEnd = isRoot ? source.length : isClosed ? closeStart : Math.max(cursor, this.highOf(node.id, cursor))
    if (isClosed) node.close = this.endTagOf(source.slice(closeStart, log.end[node.id]))
    if (extents.regions.has(node.id) || (isRoot && extents.broken.has(node.id))) {
      node.inner = source.slice(cursor, contentEnd)
      this.tree.regions.add(node.id)
      this.dealRegion(node)
    } else {
      this.dealContent(node, cursor, contentEnd)
    }
    if (this.hidden.has(node.id)) return this.writeTags(node)
    node.printed = source.slice(begin, isClosed ? log.end[node.id] : contentEnd)
    this.noteOpenEnd(node, contentEnd)
  }

  private startOf({ id, kind }: TreeNode): number {
    return kind === 'element' ? (this.log.start[id] ?? -1) : -1
  }

  private writeTags(node: TreeNode): void {
    if (needsClose(node)) node.close = endTag(node)
    if (node.open === '' && node.kind === 'element') node.open = startTag(node, this.tree.quote)
  }

  private dealContent(node: TreeNode, from: number, to: number): void {
    const isHidden = this.hidden.has(node.id)
    let cursor = from
    for (const id of this.tree.printedChildren(node)) {
      const child = this.tree.get(id)
      if (isHidden) this.hidden.add(id)
      if (child.pinned) continue
      const low = Math.max(this.lowOf(id, this.emptyPlace(node, child, cursor, to)), cursor)
      if (low > cursor) this.leave(child, 'lead', cursor, low)
      this.cursors[id] = low
      cursor = Math.max(low, this.highOf(id, low))
      if (child.kind === 'element' || child.kind === 'fragment') continue
      child.open = this.sourceOf(child, low, cursor)
      // In a region the bytes of others may lie in between.
      if (isHidden && child.kind === 'text' && child.open.includes('<')) {
        child.open = textSource(this.tree, node, child.value)
      } else this.noteLeaf(child, node, low, cursor)
      child.printed = child.open
    }
    if (to > cursor) this.leave(node, 'tail', cursor, to)
    // The list grew by pushing, which leaves it with room for sixteen more.
    if (node.children.length > 0) node.children = [...node.children]
  }

  private readonly endTags = new Map<string, string>()

  /** One string for all end tags that are the same. */
  private endTagOf(tag: string): string {
    const known = this.endTags.get(tag)
    if (known === undefined) this.endTags.set(tag, tag)
    return known ?? tag
  }

  /** Most text is written as it reads, so most text is kept once. */
  private sourceOf({ value }: TreeNode, from: number, to: number): string {
    return value.length === to - from && this.source.startsWith(value, from) ? value : this.source.slice(from, to)
  }

  /**
   * An empty implied `html`, `head` or `body` comes after all bytes that were dropped: in front of what is put into it
   * they would be dropped again, behind it they might not.
   */
  private emptyPlace(node: TreeNode, child: TreeNode, cursor: number, end: number): number {
    if (child.name !== 'html' && child.name !== 'head' && child.id !== this.tree.bodyNode) return cursor
    const siblings = this.tree.printedChildren(node)
    for (let at = siblings.indexOf(child.id) + 1; at < siblings.length; at++) {
      const low = this.extents.low[siblings[at] ?? -1] ?? nowhere
      if (low !== nowhere) return Math.min(low, end)
    }
    return end
  }

  /** Children of a region are written as they would have to be written to stand there in this order. */
  private dealRegion(node: TreeNode): void {
    for (const id of this.tree.printedChildren(node)) {
      const child = this.tree.get(id)
      this.hidden.add(id)
      if (child.kind === 'text') child.open = textSource(this.tree, node, child.value)
      else if (child.kind === 'comment' || child.kind === 'doctype') {
        child.open = this.source.slice(this.log.start[id], this.log.end[id])
      } else continue
      child.printed = child.open
    }
  }

  private dealApart(node: TreeNode): void {
    const start = this.log.start[node.id] ?? -1
    if (start !== -1) node.open = this.source.slice(start, this.log.openEnd[node.id])
    this.writeTags(node)
    this.dealRegion(node)
  }

  private leave(node: TreeNode, part: 'lead' | 'tail', from: number, to: number): void {
    const bytes = this.source.slice(from, to)
    const isBlank = blank.test(bytes)
    if (isBlank || !this.hidden.has(node.id)) node[part] = bytes
    if (isBlank || this.hidden.has(node.id)) return
    const tags = this.unownedIn(from, to)
    const rest = tags.reduceRight((text, { start, end }) => text.slice(0, start - from) + text.slice(end - from), bytes)
    const isInert = blank.test(rest) && tags.every(({ inert }) => inert)
    ;(isInert ? this.tree.strays : this.tree.hazards).add(node.id)
  }

  private noteLeaf(node: TreeNode, parent: TreeNode, from: number, to: number): void {
    if (node.kind === 'text') {
      const tags = this.log.unowned.length === 0 ? [] : this.unownedIn(from, to)
      if (tags.length > 0) (tags.every(({ inert }) => inert) ? this.tree.strays : this.tree.hazards).add(node.id)
      else if (parent.namespace !== 'html' && node.open.includes('<![CDATA[')) this.tree.hazards.add(node.id)
    } else if (to >= this.source.length && !isClosedComment(node.open)) this.tree.hazards.add(node.id)
  }

  /** Elements left open whose openness reaches beyond their parent. */
  private noteOpenEnd(node: TreeNode, end: number): void {
    if (node.close !== '' || node.namespace !== 'html' || isVoid(node)) return
    const swallows = rawTextElements.has(node.name) || plainTextElements.has(node.name)
    if (lingeringElements.has(node.name) || (swallows && end >= this.source.length)) this.tree.hazards.add(node.id)
  }

  private unownedIn(from: number, to: number) {
    const { unowned } = this.log
    let low = 0
    let high = unowned.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((unowned[middle]?.start ?? 0) < from) low = middle + 1
      else high = middle
    }
    let end = low
    while ((unowned[end]?.start ?? Infinity) < to) end++
    return unowned.slice(low, end)
  }

  /** Where a node without bytes of its own stands. */
  private readonly cursors: Int32Array

  private cursorOf(node: TreeNode): number {
    return this.cursors[node.id] ?? 0
  }

  private lowOf(id: NodeId, fallback: number): number {
    const low = this.extents.low[id] ?? nowhere
    return low === nowhere ? fallback : low
  }

  private highOf(id: NodeId, fallback: number): number {
    const high = this.extents.high[id] ?? -1
    return high === -1 ? fallback : high
  }
}
