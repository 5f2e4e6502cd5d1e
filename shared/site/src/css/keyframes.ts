import type { CssAtRule, CssNodeId, CssParent } from './css-node.ts'
import type { CssSheet, SourceSheet } from './css-sheet.ts'
import { isBlock, parentOf, sourceSheet } from './css-sheet.ts'
import type { Keyframe, Keyframes } from './flat-rule.ts'
import { flatDeclarations } from './flatten-rules.ts'
import { layerName } from './layers.ts'
import { lineOf, printBlock } from './print-css.ts'
import { splitList } from './selector-text.ts'

/** Every `@keyframes` of a sheet in order, wherever it stands. */
export function keyframes(sheet: CssSheet): readonly Keyframes[] {
  const source = sourceSheet(sheet)
  const found: Keyframes[] = []

  function visit(parent: CssParent, around: Around): void {
    for (const child of parent.children ?? []) {
      if (!isBlock(child)) continue
      if (child.kind !== 'at-rule') visit(child, around)
      else if (/^(-\w+-)?keyframes$/i.test(child.name)) found.push(readKeyframes(source, child, around))
      else visit(child, inside(source, child, around))
    }
  }

  visit(source.root, { context: [], layer: null, conditional: false })
  return found
}

interface Around extends Pick<Keyframes, 'layer' | 'conditional'> {
  readonly context: readonly string[]
}

function inside(sheet: SourceSheet, atRule: CssAtRule, { context, layer, conditional }: Around): Around {
  const isLayer = atRule.name.toLowerCase() === 'layer'
  return {
    context: [...context, `@${atRule.name} ${atRule.params}`.trim()],
    layer: isLayer ? layerName(sheet, atRule, layer) : layer,
    conditional: conditional || !isLayer,
  }
}

function readKeyframes(sheet: SourceSheet, atRule: CssAtRule, { context, layer, conditional }: Around): Keyframes {
  const frames: Keyframe[] = []
  for (const child of atRule.children ?? []) {
    if (child.kind !== 'rule') continue
    const values = splitList(child.selector).map(percentage)
    frames.push({ id: child.id, values, declarations: flatDeclarations(sheet, child) })
  }
  const name = atRule.params.trim().replace(/^(["'])(.*)\1$/, '$2')
  const own = atRule.name.startsWith('-') ? [`@${atRule.name}`] : []
  return {
    id: atRule.id,
    name,
    context: [...context, ...own].join(' '),
    layer,
    conditional: conditional || own.length > 0,
    line: lineOf(sheet, atRule),
    frames,
  }
}

function percentage(value: string): string {
  const lower = value.toLowerCase()
  if (lower === 'from') return '0%'
  return lower === 'to' ? '100%' : lower
}

/** The rule as it is written, comments in it included. */
export function keyframesText(sheet: CssSheet, id: CssNodeId): string {
  const source = sourceSheet(sheet)
  const node = parentOf(source, id)
  return node.kind === 'root' ? '' : printBlock(source, node).text.trim()
}
