import type { CssAtRule, CssParent } from './css-node.ts'
import type { CssSheet, SourceSheet } from './css-sheet.ts'
import { sourceSheet } from './css-sheet.ts'
import type { AtRulePart } from './flat-rule.ts'
import { splitList } from './selector-text.ts'
import type { NamedLayer } from './named-layer.ts'

/** Full names of the cascade layers in the order in which the sheet first names them. */
export function layerNames(sheet: CssSheet): readonly string[] {
  return [...new Set(namedLayers(sheet).map(({ name }) => name))]
}

/** Every layer in the order in which the sheet names them. Where a condition does not hold a browser reads no name. */
export function namedLayers(sheet: CssSheet): readonly NamedLayer[] {
  const source = sourceSheet(sheet)
  source.memory.layers ??= gatherLayers(source)
  return source.memory.layers
}

interface Around {
  readonly outer: string | null
  readonly conditions: readonly AtRulePart[]
}

const conditional: ReadonlySet<string> = new Set(['media', 'supports'])

function gatherLayers(sheet: SourceSheet): readonly NamedLayer[] {
  const layers: NamedLayer[] = []
  const add = (full: string, { conditions }: Around) => {
    for (const name of withOuter(full)) layers.push({ name, conditions })
  }

  function visit(parent: CssParent, around: Around): void {
    for (const child of parent.children ?? []) {
      if (child.kind === 'rule') visit(child, around)
      if (child.kind === 'at-rule') visitAtRule(child, around)
    }
  }

  function visitAtRule(atRule: CssAtRule, around: Around): void {
    const name = atRule.name.toLowerCase()
    if (name === 'import') for (const layer of importedLayer(atRule)) add(layer, around)
    if (name === 'layer') visitLayer(atRule, around)
    else if (atRule.children !== null) {
      const own = conditional.has(name) ? [{ name, params: atRule.params.trim() }] : []
      visit(atRule, { ...around, conditions: [...around.conditions, ...own] })
    }
  }

  function visitLayer(atRule: CssAtRule, around: Around): void {
    if (atRule.children === null) {
      for (const each of splitList(atRule.params)) add(within(around.outer, each), around)
      return
    }
    const outer = layerName(sheet, atRule, around.outer)
    add(outer, around)
    visit(atRule, { ...around, outer })
  }

  visit(sheet.root, { outer: null, conditions: [] })
  return layers
}

export function layerName(sheet: SourceSheet, atRule: CssAtRule, outer: string | null): string {
  const own = atRule.params.trim()
  return within(outer, own === '' ? `(anonymous ${sheet.file} ${atRule.id})` : own)
}

function within(outer: string | null, name: string): string {
  return outer === null ? name : `${outer}.${name}`
}

/** Names of a layer and of those around it, from the outside. Dots in an anonymous name belong to a file's path. */
export function layerParts(name: string): string[] {
  return name.split(/\.(?![^(]*\))/)
}

/** Naming `a.b` names `a` too. */
function withOuter(name: string): string[] {
  return layerParts(name).map((_part, at, parts) => parts.slice(0, at + 1).join('.'))
}

function importedLayer(atRule: CssAtRule): string[] {
  const layer = /\blayer\(([^)]*)\)/i.exec(atRule.params)?.[1]
  return layer === undefined ? [] : [layer.trim()]
}
