import type { SiteBreakpoint } from './media-widths.ts'
import type { CssChild, CssNode, CssNodeId, CssParent, CssRoot } from './css-node.ts'
import type { CssProblem } from './css-operation.ts'
import type { FlatRule } from './flat-rule.ts'
import type { NamedLayer } from './named-layer.ts'

/** One style sheet, held so that what nobody edited prints as it was read. Only `applyCss` changes it. */
export interface CssSheet {
  readonly file: string
  /** Why the sheet is kept as mere text, which only `css.replace` can edit; null when it was understood. */
  readonly problem: CssProblem | null
  /** Raised by every change. */
  readonly revision: number
}

/** The sheet as this folder sees it. */
export interface SourceSheet extends CssSheet {
  problem: CssProblem | null
  revision: number
  /** The text while there is a problem. */
  opaque: string
  readonly root: CssRoot
  readonly nodes: (CssNode | undefined)[]
  readonly memory: SheetMemory
}

/** What was computed from the tree and still holds. */
export interface SheetMemory {
  /** Text of a block and the line feeds in it. */
  readonly texts: WeakMap<CssParent, PrintedBlock>
  printed: string | null
  readonly rules: WeakMap<CssParent, FlatRule>
  flat: readonly FlatRule[] | null
  /** Place of a block in `flat`. */
  readonly places: Map<CssNodeId, number>
  /** Blocks whose entry in `flat` is out of date while the list itself still holds. */
  readonly stale: Set<CssNodeId>
  layers: readonly NamedLayer[] | null
  /** Places in `flat` by what the subject of the selector must be. */
  subjects: ReadonlyMap<string, readonly number[]> | null
  /** Places in `flat` by the selector without its states. */
  bases: ReadonlyMap<string, readonly number[]> | null
  classes: ReadonlySet<string> | null
  /** Widths that the rules of the list are for. */
  breakpoints: { readonly rules: readonly FlatRule[]; readonly found: readonly SiteBreakpoint[] } | null
  /** What was read of a selector, so that a rule that comes or goes costs no reading of all the others. */
  readonly selectors: WeakMap<FlatRule, ReadSelector>
}

export interface ReadSelector {
  /** Without states, as one compares texts. */
  readonly base: string
  readonly classes: readonly string[]
  /** What the subject of each of its members must be. */
  readonly subjects: readonly string[]
}

export interface PrintedBlock {
  readonly text: string
  readonly lines: number
}

export function createSheet(file: string): SourceSheet {
  const root: CssRoot = { kind: 'root', id: 0, parent: null, before: '', children: [], after: '' }
  return {
    file,
    problem: null,
    revision: 0,
    opaque: '',
    root,
    nodes: [root],
    memory: createMemory(),
  }
}

function createMemory(): SheetMemory {
  return {
    texts: new WeakMap(),
    printed: null,
    rules: new WeakMap(),
    flat: null,
    places: new Map(),
    stale: new Set(),
    layers: null,
    subjects: null,
    bases: null,
    classes: null,
    breakpoints: null,
    selectors: new WeakMap(),
  }
}

/** Every sheet outside this folder is one of ours; another copy of the file may have made it, so no `instanceof`. */
export function sourceSheet(sheet: CssSheet): SourceSheet {
  return sheet as SourceSheet
}

/** An id that no node of the sheet ever had. */
export function reserveId(sheet: SourceSheet): CssNodeId {
  return sheet.nodes.push(undefined) - 1
}

export function nodeOf(sheet: SourceSheet, id: CssNodeId): CssNode {
  const node = sheet.nodes[id]
  if (node === undefined) throw new Error(`css sheet ${sheet.file}: no node ${id}`)
  return node
}

export function childOf(sheet: SourceSheet, id: CssNodeId): CssChild {
  const node = nodeOf(sheet, id)
  if (node.kind === 'root') throw new Error(`css sheet ${sheet.file}: the sheet itself is no node to edit`)
  return node
}

export function childrenOf(node: CssNode): CssChild[] | null {
  return node.kind === 'comment' || node.kind === 'declaration' ? null : node.children
}

export function parentOf(sheet: SourceSheet, id: CssNodeId): CssParent & { children: CssChild[] } {
  const node = nodeOf(sheet, id)
  if (!isBlock(node)) throw new Error(`css sheet ${sheet.file}: node ${id} has no block`)
  return node
}

export function isBlock(node: CssNode): node is CssParent & { children: CssChild[] } {
  return childrenOf(node) !== null
}

/** Ends with the node at the top level; the root is left out. */
export function lineage(node: CssChild): CssChild[] {
  const path = [node]
  for (let at = node.parent; at !== null && at.kind !== 'root'; at = at.parent) path.push(at)
  return path
}
