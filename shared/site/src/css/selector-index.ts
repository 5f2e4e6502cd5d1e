import type { CssSheet, SheetMemory, SourceSheet } from './css-sheet.ts'
import { sourceSheet } from './css-sheet.ts'
import type { FlatRule } from './flat-rule.ts'
import { flattenRules } from './flatten-rules.ts'
import { readSelector } from './read-selector.ts'
import { tidy } from './selector-text.ts'

/** Rules of exactly this selector in whatever state and at-rule, in order. */
export function rulesOfBase(sheet: CssSheet, base: string): readonly FlatRule[] {
  const source = sourceSheet(sheet)
  const flat = flattenRules(sheet)
  source.memory.bases ??= indexBases(source, flat)
  const places = source.memory.bases.get(tidy(base)) ?? []
  return places.flatMap((place) => flat[place] ?? [])
}

/** Every class that the sheet's selectors name. */
export function selectorClasses(sheet: CssSheet): ReadonlySet<string> {
  const source = sourceSheet(sheet)
  const flat = flattenRules(sheet)
  return (source.memory.classes ??= new Set(flat.flatMap((rule) => readSelector(source, rule).classes)))
}

/** Rules whose selectors name one of these classes. */
export function rulesNaming(sheet: CssSheet, names: ReadonlySet<string>): readonly FlatRule[] {
  const source = sourceSheet(sheet)
  return flattenRules(sheet).filter((rule) => readSelector(source, rule).classes.some((name) => names.has(name)))
}

function indexBases(sheet: SourceSheet, flat: readonly FlatRule[]): NonNullable<SheetMemory['bases']> {
  const index = new Map<string, number[]>()
  for (const [place, rule] of flat.entries()) {
    const { base } = readSelector(sheet, rule)
    const places = index.get(base)
    if (places === undefined) index.set(base, [place])
    else places.push(place)
  }
  return index
}
