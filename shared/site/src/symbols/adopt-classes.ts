import type { NodeId } from '@pergola/contracts'
import { markers, paths } from '@pergola/contracts'
import {
  applyCss,
  isSelectorText,
  parseCss,
  rulesNaming,
  selectorClasses,
  styleOperations,
  styleRuleOf,
} from '../css/index.ts'
import { sheetLink } from '../document/index.ts'
import type { SheetKey, SiteChange, SiteOperation } from '../document/index.ts'
import { attributeOf, descendants } from '../html/index.ts'
import type { HtmlTree } from '../html/index.ts'
import { findPage, isComposed, outputPath } from '../project/index.ts'
import { editedStyle, selectorFor } from './block-rules.ts'
import { blockStyle, withBlockStyle } from './block-sheet.ts'
import { instanceAround, isOwnContent, symbolIdOf } from './instances.ts'
import { moveSheetAddresses } from './move-addresses.ts'
import { placeOfSheet, styleSheets } from './page-styles.ts'
import type { KeptPage } from './page-styles.ts'

/** A symbol whose elements have classes, by its class. */
interface AddedClasses {
  readonly symbol: string
  readonly owner: string
  readonly names: Set<string>
}

/**
 * Classes that come to what is in a symbol, or with what is put into it, bring the page's rules for them along: other pages
 * may have none.
 */
export function adoptClasses(
  kept: KeptPage,
  changes: readonly SiteChange[],
  apply: (operation: SiteOperation) => unknown,
): void {
  for (const added of addedClasses(kept, changes)) {
    const text = kept.document.text(paths.symbolsCss) ?? ''
    const style = blockStyle(text, added.symbol) ?? ''
    const adopted = withRulesFor(kept, style, added)
    if (adopted.trim() === style.trim()) continue
    apply({ type: 'text', file: paths.symbolsCss, text: withBlockStyle(text, added.symbol, adopted.trim()) })
    const { document, file, pageName } = kept
    const page = findPage(document.record, pageName)
    if (!page || isComposed(page)) continue
    const place = outputPath(page)
    const link = sheetLink(document.html(file), { place, sheet: paths.symbolsCss, isLast: true })
    if (link) apply({ file, ...link })
  }
}

function addedClasses({ document, file }: KeptPage, changes: readonly SiteChange[]): Iterable<AddedClasses> {
  const found = new Map<string, AddedClasses>()
  const tree = document.html(file)
  for (const id of changes.flatMap((change) => changedNodes(tree, file, change))) {
    const node = tree.node(id)
    const names = (node && attributeOf(node, 'class'))?.split(/\s+/).filter((name) => name !== '') ?? []
    const root = names.length > 0 && !isOwnContent(tree, id) ? instanceAround(tree, id) : null
    const symbol = root && symbolIdOf(root)
    const owner = root && attributeOf(root, markers.className)
    if (!symbol || !owner || !Object.hasOwn(document.record.symbols, symbol)) continue
    const added = found.get(symbol) ?? { symbol, owner, names: new Set() }
    for (const name of names) added.names.add(name)
    found.set(symbol, added)
  }
  return found.values()
}

/** Elements that may have classes they had not; a copy that comes whole has what the symbol has. */
function changedNodes(tree: HtmlTree, file: string, change: SiteChange): readonly NodeId[] {
  if (!('file' in change) || change.file !== file || change.type === 'file') return []
  if (change.type === 'attributes') return [change.node]
  if (change.type !== 'inserted' || tree.node(change.node) === undefined) return []
  const root = instanceAround(tree, change.node)
  return root && root.id !== change.node ? [...descendants(tree, change.node)].map(({ id }) => id) : []
}

function withRulesFor(kept: KeptPage, style: string, { owner, names }: AddedClasses): string {
  const own = parseCss(style, paths.symbolsCss)
  const known = selectorClasses(own)
  const fresh = new Set([...names].filter((name) => name !== owner && !known.has(name)))
  if (fresh.size === 0 || !isPlain(owner)) return style
  return editedStyle(style, kept.document.record, (edited) => {
    const adoption = { own: edited, ownedBy: (selector: string) => selectorFor(style, selector, owner), fresh }
    for (const key of styleSheets(kept)) adoptFrom(kept, key, adoption)
  })
}

interface Adoption {
  readonly own: ReturnType<typeof parseCss>
  /** A selector as the symbol says it for itself. */
  readonly ownedBy: (selector: string) => string
  readonly fresh: ReadonlySet<string>
}

function adoptFrom(kept: KeptPage, key: SheetKey, { own, ownedBy, fresh }: Adoption): void {
  const sheet = kept.document.sheet(key)
  const place = placeOfSheet(kept, key)
  for (const rule of sheet ? rulesNaming(sheet, fresh) : []) {
    if (!isSelectorText(rule.selector)) continue
    const { selector, states, atRule } = styleRuleOf(rule)
    const copy = { selector: ownedBy(selector), states, atRule }
    const edits = rule.declarations.map(({ property, value, important }) => {
      return { property, value: moveSheetAddresses(value, place ?? paths.symbolsCss, paths.symbolsCss), important }
    })
    for (const operation of styleOperations(own, copy, edits)) applyCss(own, operation)
  }
}

/** Needs no escape in a selector. */
function isPlain(name: string): boolean {
  return /^-?[a-z_][\w-]*$/i.test(name)
}
