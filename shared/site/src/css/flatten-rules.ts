import type { CssAtRule, CssChild, CssDeclaration, CssParent, CssStyleRule } from './css-node.ts'
import type { CssSheet, SourceSheet } from './css-sheet.ts'
import { isBlock, sourceSheet } from './css-sheet.ts'
import type { AtRulePart, FlatDeclaration, FlatRule } from './flat-rule.ts'
import { layerName } from './layers.ts'
import { resolveNesting } from './nesting.ts'
import { lineOf } from './print-css.ts'
import { scopeItself, spelledOut } from './scope.ts'

/** At-rules whose block holds style rules of the page. */
const grouping: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'scope',
  'starting-style',
  'document',
  '-moz-document',
])

type Block = CssStyleRule | CssAtRule

/**
 * Every style rule of a sheet in order, as if nothing were nested. The list is the same object until the sheet changes,
 * and an edit of declarations makes one new rule and leaves the others as they are.
 */
export function flattenRules(sheet: CssSheet): readonly FlatRule[] {
  const source = sourceSheet(sheet)
  const { memory } = source
  if (memory.flat === null) return gather(source)
  if (memory.stale.size === 0) return memory.flat
  const flat = [...memory.flat]
  for (const id of memory.stale) {
    const place = memory.places.get(id)
    const node = source.nodes[id]
    if (place !== undefined && node !== undefined && node.kind !== 'root' && isBlock(node)) {
      flat[place] = flatRule(source, node, flat[place] ?? null)
    }
  }
  memory.stale.clear()
  memory.flat = flat
  return flat
}

interface Surroundings {
  readonly selector: string | null
  /** In a `@scope` the same said in full, null right below it; undefined in none. */
  readonly scoped?: string | null | undefined
  readonly atRules: readonly AtRulePart[]
  readonly layer: string | null
}

function gather(sheet: SourceSheet): readonly FlatRule[] {
  const { memory } = sheet
  const flat: FlatRule[] = []
  memory.places.clear()
  memory.stale.clear()

  function visit(parent: CssParent, around: Surroundings): void {
    for (const child of parent.children ?? []) {
      if (child.kind === 'rule') visitRule(child, around)
      else if (child.kind === 'at-rule' && child.children !== null) visitAtRule(child, around)
    }
  }

  function add(node: Block, around: Surroundings, selector: string): void {
    memory.places.set(node.id, flat.length)
    flat.push(memory.rules.get(node) ?? makeRule(sheet, node, { ...around, selector }))
  }

  function visitRule(rule: CssStyleRule, around: Surroundings): void {
    const known = memory.rules.get(rule)
    const selector = known?.selector ?? resolveNesting(rule.selector, around.selector)
    const scoped = around.scoped ? resolveNesting(rule.selector, around.scoped) : around.scoped
    add(rule, { ...around, scoped }, selector)
    visit(rule, { ...around, selector, scoped: scoped === undefined ? scoped : spelledOut(scoped ?? selector) })
  }

  function visitAtRule(atRule: CssAtRule, around: Surroundings): void {
    const name = atRule.name.toLowerCase()
    if (!grouping.has(name)) return
    const isScope = name === 'scope'
    const inside = isScope && around.selector !== null ? { inside: around.selector } : {}
    const within: Surroundings = {
      selector: isScope ? null : around.selector,
      scoped: isScope ? null : around.scoped,
      atRules: [...around.atRules, { name, params: atRule.params.trim(), ...inside }],
      layer: name === 'layer' ? layerName(sheet, atRule, around.layer) : around.layer,
    }
    const holdsStyles = (atRule.children ?? []).some(({ kind }) => kind === 'declaration')
    const selector = isScope ? scopeItself : within.selector
    if (holdsStyles && selector !== null) add(atRule, within, selector)
    visit(atRule, within)
  }

  visit(sheet.root, { selector: null, atRules: [], layer: null })
  memory.flat = flat
  return flat
}

function flatRule(sheet: SourceSheet, node: CssChild, before: FlatRule | null): FlatRule {
  if (node.kind === 'comment' || node.kind === 'declaration' || before === null) {
    throw new Error(`css sheet ${sheet.file}: node ${node.id} is no block of styles`)
  }
  return makeRule(sheet, node, before)
}

function makeRule(sheet: SourceSheet, node: Block, like: Surroundings & { selector: string }): FlatRule {
  const rule: FlatRule = {
    id: node.id,
    selector: like.selector,
    ...(like.scoped ? { scoped: like.scoped } : {}),
    ownSelector: node.kind === 'rule' ? node.selector : '&',
    atRules: like.atRules,
    layer: like.layer,
    get line() {
      return lineOf(sheet, node)
    },
    declarations: flatDeclarations(sheet, node),
  }
  sheet.memory.rules.set(node, rule)
  return rule
}

export function flatDeclarations(sheet: SourceSheet, block: CssParent): readonly FlatDeclaration[] {
  const declarations: FlatDeclaration[] = []
  let nested = 0
  for (const child of block.children ?? []) {
    if (child.kind === 'declaration') declarations.push(flatDeclaration(sheet, child, nested))
    else if (isBlock(child)) nested += countRules(child)
  }
  return declarations
}

function flatDeclaration(sheet: SourceSheet, node: CssDeclaration, nestedBefore: number): FlatDeclaration {
  return {
    id: node.id,
    property: canonicalProperty(node.property),
    // In a custom property the space up to the next sign belongs to the value; a browser trims it.
    value: node.value.trim(),
    important: node.importantText !== '',
    get line() {
      return lineOf(sheet, node)
    },
    nestedBefore,
  }
}

export function canonicalProperty(property: string): string {
  return property.startsWith('--') ? property : property.toLowerCase()
}

/** How many entries of the flat list a nested block makes. */
function countRules(block: CssParent): number {
  if (block.kind === 'at-rule' && !grouping.has(block.name.toLowerCase())) return 0
  const holdsStyles = (block.children ?? []).some(({ kind }) => kind === 'declaration')
  let count = block.kind === 'rule' || holdsStyles ? 1 : 0
  for (const child of block.children ?? []) if (isBlock(child)) count += countRules(child)
  return count
}
