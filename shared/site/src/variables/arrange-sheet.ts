import { fail, succeed } from '@pergola/contracts'
import type { CssChild, CssComment, CssDeclaration, CssParent } from '../css/css-node.ts'
import type { SourceSheet } from '../css/css-sheet.ts'
import { printNode } from '../css/print-css.ts'
import { declarationsOf, openText } from './edit-sheet.ts'
import type { SheetEdited } from './edit-sheet.ts'
import type { VariablePlace } from './modes.ts'
import { decodeName } from './map-references.ts'
import { describedBy } from './read-variables.ts'

interface Asked extends VariablePlace {
  readonly name: string
}

/** Says in a comment above a declaration what it is for; an empty text takes the comment away. */
export function describeVariable(css: string, text: string, { name, ...place }: Asked): SheetEdited {
  const sheet = openText(css)
  if (!sheet) return fail('not-css')
  const found = declarationsOf(sheet, name, place).at(-1)
  if (!found) return fail('missing')
  const { declaration, block } = found
  const said = text.trim().replaceAll('*/', '* /').replace(/\s+/g, ' ')
  const known = describedBy(block, declaration)
  const inside = (block.children ?? []).map((child) => {
    if (child === declaration) return withoutGap(sheet, child, gapOf(child, { known, said }))
    return child === known ? (said === '' ? '' : `${child.before}/* ${said} */`) : printNode(sheet, child)
  })
  return succeed(printWith(sheet, block, inside.join('')))
}

function withoutGap(sheet: SourceSheet, node: CssDeclaration, gap: string): string {
  return gap + printNode(sheet, node).slice(node.before.length)
}

/** What stands in front of the declaration from then on: a new comment too, or the gap of one that goes. */
function gapOf(
  { before, parent }: CssDeclaration,
  { known, said }: { known: CssComment | null; said: string },
): string {
  if (known) return said === '' && parent?.children?.includes(known) && isAbove(known, before) ? known.before : before
  if (said === '') return before
  return `${before}/* ${said} */${/\r?\n[^\n]*$/.exec(before)?.[0] ?? ' '}`
}

/** What is on a line of its own, or first, is not behind the declaration. */
function isAbove({ before }: CssComment, gap: string): boolean {
  return before.includes('\n') || !gap.includes('\n')
}

/** Beside which declaration of the same rule one is put. */
export interface BesideVariable {
  readonly name: string
  readonly side: 'before' | 'behind'
}

/**
 * Puts a declaration beside another one of its rule, or last with null. What describes it goes along; the gaps
 * between the lines stay where they are.
 */
export function moveVariable(css: string, { name, ...place }: Asked, beside: BesideVariable | null): SheetEdited {
  const sheet = openText(css)
  if (!sheet) return fail('not-css')
  const found = declarationsOf(sheet, name, place).at(-1)
  if (!found) return fail('missing')
  const { block } = found
  const chunks = chunksOf(sheet, block)
  const from = chunks.findIndex(({ declaration }) => declaration === found.declaration)
  const isTarget = (declaration: CssDeclaration | null) =>
    declaration !== null && declaration.property.startsWith('--') && decodeName(declaration.property) === beside?.name
  const other = chunks.findLastIndex(({ declaration }) => isTarget(declaration))
  if (beside && other === -1) return fail('missing')
  const target = beside ? other + (beside.side === 'behind' ? 1 : 0) : chunks.length
  const gaps = chunks.map(({ gap }) => gap)
  const [moved] = chunks.splice(from, 1)
  if (moved) chunks.splice(target > from ? target - 1 : target, 0, moved)
  const last = chunks.length - 1
  const texts = chunks.map(({ body, declaration }, at) =>
    declaration?.end === '' && at < last ? endedBody(body, declaration) : { body, behind: '' },
  )
  const inside = texts.map(({ body }, at) => (gaps[at] ?? '') + body).join('')
  return succeed(printWith(sheet, block, inside + texts.map(({ behind }) => behind).join('')))
}

interface Chunk {
  readonly gap: string
  readonly body: string
  /** Null for what is no declaration: rules and comments of their own. */
  readonly declaration: CssDeclaration | null
}

function chunksOf(sheet: SourceSheet, block: CssParent): Chunk[] {
  const chunks: CssChild[][] = []
  for (const child of block.children ?? []) {
    const last = chunks.at(-1)
    const [first] = last ?? []
    const isDescribed = child.kind === 'declaration' && first !== undefined && describedBy(block, child) === first
    const isBehind = child.kind === 'comment' && !child.before.includes('\n') && last?.at(-1)?.kind === 'declaration'
    if (last && (isDescribed || isBehind)) last.push(child)
    else chunks.push([child])
  }
  return chunks.map((own) => {
    const gap = own[0]?.before ?? ''
    const body = own
      .map((child) => printNode(sheet, child))
      .join('')
      .slice(gap.length)
    return { gap, body, declaration: own.find((child) => child.kind === 'declaration') ?? null }
  })
}

/**
 * The last declaration of a rule needs no semicolon, any other does. What stood between it and the brace, which is part of
 * the value of a custom property, stays there.
 */
function endedBody(body: string, declaration: CssDeclaration) {
  const written = declaration.valueText + declaration.importantText
  const at = body.lastIndexOf(written)
  const end = at + written.trimEnd().length
  return {
    body: `${body.slice(0, end)};${body.slice(at + written.length)}`,
    behind: body.slice(end, at + written.length),
  }
}

/** The sheet with other text inside of one block. */
function printWith(sheet: SourceSheet, block: CssParent, inside: string): string {
  const print = (node: CssChild): string => {
    if (node.kind === 'comment' || node.kind === 'declaration' || node.children === null) return printNode(sheet, node)
    const own = node === block ? inside : node.children.map(print).join('')
    return `${node.before}${node.head}{${own}${node.after}}${node.kind === 'rule' ? node.tail : node.end}`
  }
  const { before, children, after } = sheet.root
  return before + children.map(print).join('') + after
}
