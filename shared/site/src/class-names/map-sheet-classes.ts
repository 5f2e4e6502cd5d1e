import { parseCss } from '../css/index.ts'
import type { CssChild } from '../css/css-node.ts'
import { sourceSheet } from '../css/css-sheet.ts'
import type { SourceSheet } from '../css/css-sheet.ts'
import { printNode } from '../css/print-css.ts'
import { mapSelectorClasses } from './map-selector-classes.ts'
import type { MapClass } from './map-selector-classes.ts'

/** At-rules that say selectors: `@scope (.card)`, `@supports selector(.a:has(.b))`. */
const selecting = /^(?:scope|supports)$/i

/** Gives every class that a sheet's selectors name the name `map` makes of it; null for a text that is no sheet. */
export function mapSheetClasses(css: string, map: MapClass): string | null {
  const sheet = sourceSheet(parseCss(css, ''))
  if (sheet.problem !== null) return null
  const { before, children, after } = sheet.root
  return before + children.map((child) => printMapped(sheet, child, map)).join('') + after
}

function printMapped(sheet: SourceSheet, node: CssChild, map: MapClass): string {
  if (node.kind === 'comment' || node.kind === 'declaration' || node.children === null) return printNode(sheet, node)
  const isSelecting = node.kind === 'rule' || selecting.test(node.name)
  const head = isSelecting ? mapSelectorClasses(node.head, map) : node.head
  const inside = node.children.map((child) => printMapped(sheet, child, map)).join('')
  return `${node.before}${head}{${inside}${node.after}}${node.kind === 'rule' ? node.tail : node.end}`
}
