import type { CssAtRule, CssParent } from './css-node.ts'
import type { CssSheet } from './css-sheet.ts'
import { isBlock, sourceSheet } from './css-sheet.ts'

function initialValue({ children }: CssAtRule): string {
  for (const child of children ?? [])
    if (child.kind === 'declaration' && child.property.toLowerCase() === 'initial-value') return child.value.trim()
  return ''
}

/** What every `@property` of a sheet names, with the value that it begins with; empty where it has none. */
export function registeredProperties(sheet: CssSheet): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}

  function visit(parent: CssParent): void {
    for (const child of parent.children ?? []) {
      if (child.kind !== 'at-rule' || !isBlock(child)) continue
      const name = child.params.trim()
      if (child.name.toLowerCase() !== 'property') visit(child)
      else if (name.startsWith('--')) found[name] = initialValue(child)
    }
  }

  visit(sourceSheet(sheet).root)
  return found
}
