import type { CssChild } from '../css/css-node.ts'
import { parseCss } from '../css/index.ts'
import { sourceSheet } from '../css/css-sheet.ts'
import type { SourceSheet } from '../css/css-sheet.ts'
import { printNode } from '../css/print-css.ts'
import { decodeName, encodeName, mapValueReferences } from './map-references.ts'
import type { MapReference } from './map-references.ts'

export interface SheetMapping {
  readonly reference: MapReference
  /** The name that declarations and `@property` have from now on. */
  readonly declared: (name: string) => string
  /** What a value says from now on, once its references are mapped. */
  readonly value?: (property: string, value: string) => string
}

/** Gives a sheet other names, or values in place of references; null for a text that is no sheet. */
export function mapSheetReferences(css: string, mapping: SheetMapping): string | null {
  if (!css.includes('--') && !mapping.value) return css
  const sheet = sourceSheet(parseCss(css, ''))
  if (sheet.problem !== null) return null
  const { before, children, after } = sheet.root
  return before + children.map((child) => printMapped(sheet, child, mapping)).join('') + after
}

function printMapped(sheet: SourceSheet, node: CssChild, mapping: SheetMapping): string {
  if (node.kind === 'comment') return printNode(sheet, node)
  if (node.kind === 'declaration') {
    const referred = mapValueReferences(node.valueText, mapping.reference, node.property)
    const value = mapping.value?.(node.property, referred) ?? referred
    return `${node.before}${mapName(node.property, mapping)}${node.between}${value}${node.importantText}${node.end}`
  }
  const head = node.kind === 'at-rule' ? mapHead(node.name.toLowerCase(), node.head, mapping) : node.head
  if (node.kind === 'at-rule' && node.children === null) return `${node.before}${head}${node.end}`
  const inside = (node.children ?? []).map((child) => printMapped(sheet, child, mapping)).join('')
  return `${node.before}${head}{${inside}${node.after}}${node.kind === 'rule' ? node.tail : node.end}`
}

function mapName(property: string, { declared }: SheetMapping): string {
  if (!property.startsWith('--')) return property
  const name = decodeName(property)
  const next = declared(name)
  return next === name ? property : encodeName(next)
}

function mapHead(name: string, head: string, mapping: SheetMapping): string {
  if (name === 'property') return head.replace(/--[^\s{/]+/, (written) => mapName(written, mapping))
  const { reference } = mapping
  // What is asked of a style query cannot be a value.
  return mapValueReferences(head, (asked) => {
    const mapped = reference(asked)
    return 'name' in mapped ? mapped : { name: asked }
  })
}
