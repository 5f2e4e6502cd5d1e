import type { CssAtRule, CssParent } from './css-node.ts'
import type { CssSheet, SourceSheet } from './css-sheet.ts'
import { sourceSheet } from './css-sheet.ts'
import { splitList } from './selector-text.ts'

/** Full names of the cascade layers in the order in which the sheet first names them. */
export function layerNames(sheet: CssSheet): readonly string[] {
  const source = sourceSheet(sheet)
  source.memory.layers ??= gatherLayers(source)
  return source.memory.layers
}

function gatherLayers(sheet: SourceSheet): readonly string[] {
  const names = new Set<string>()

  function visit(parent: CssParent, outer: string | null): void {
    for (const child of parent.children ?? []) {
      if (child.kind === 'rule') visit(child, outer)
      if (child.kind !== 'at-rule') continue
      const name = child.name.toLowerCase()
      if (name === 'import') for (const layer of importedLayer(child)) addWithOuter(names, layer)
      if (name !== 'layer') {
        if (child.children !== null) visit(child, outer)
      } else if (child.children === null) {
        for (const each of splitList(child.params)) addWithOuter(names, within(outer, each))
      } else {
        const full = layerName(sheet, child, outer)
        addWithOuter(names, full)
        visit(child, full)
      }
    }
  }

  visit(sheet.root, null)
  return [...names]
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
function addWithOuter(names: Set<string>, name: string): void {
  const parts = layerParts(name)
  for (let count = 1; count <= parts.length; count++) names.add(parts.slice(0, count).join('.'))
}

function importedLayer(atRule: CssAtRule): string[] {
  const layer = /\blayer\(([^)]*)\)/i.exec(atRule.params)?.[1]
  return layer === undefined ? [] : [layer.trim()]
}
