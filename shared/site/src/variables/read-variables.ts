import { hiddenItemsPrefix, paths } from '@pergola/contracts'
import type { VariableDeclaration, VariableFile, VariableSheet, VariableUse } from '@pergola/contracts'
import { atRuleText } from '../css/at-rule-text.ts'
import type { CssAtRule, CssChild, CssComment, CssDeclaration, CssParent } from '../css/css-node.ts'
import { sourceSheet } from '../css/css-sheet.ts'
import { isVendorPath, parseCss } from '../css/index.ts'
import { countLines } from '../css/print-css.ts'
import type { TextPlace } from '../files/index.ts'
import { scanPage, styleContent } from '../project/index.ts'
import type { ScannedElement } from '../project/index.ts'
import { decodeName, referencesIn } from './map-references.ts'
import { holdsStyle } from './page-references.ts'
import { walkSheet } from './walk-sheet.ts'

export interface VariableText {
  readonly path: string
  readonly text: string
  readonly place: Pick<TextPlace, 'kind' | 'label'>
  readonly isPage: boolean
}

/** Sheets that come anew with a library or a build: nothing written into them stays. */
export function isMadeByTool(path: string): boolean {
  return path.startsWith(`${paths.libs}/`) || path.startsWith('css/tailwind/') || path === paths.canvasStyles
}

/** Sheets that a person writes. */
function isOfSite(path: string): boolean {
  const others: readonly string[] = [paths.globalRules, paths.fontsCss]
  return !isMadeByTool(path) && !path.startsWith('editor/') && !others.includes(path) && !isVendorPath(path)
}

/** What a file says of custom properties; null where it says nothing and cannot hold any either. */
export function readVariables({ path, text, place, isPage }: VariableText): VariableFile | null {
  const file = { path, label: place.label, isPage }
  if (place.kind === 'css') {
    const isOwn = isOfSite(path)
    if (!isOwn && !text.includes('--')) return null
    const { sheet, uses } = readSheet(text, { part: null, line: 0, isFixed: isMadeByTool(path) })
    return { ...file, sheets: isOwn ? [sheet] : [], uses }
  }
  if (!text.includes('--') && !(isPage && /<style/i.test(text))) return null
  if (place.kind === 'script') return withUses(file, namesIn(text, 1))
  return { ...file, ...readMarkup(text, place.kind, isPage) }
}

function withUses(file: Pick<VariableFile, 'path' | 'label' | 'isPage'>, uses: readonly VariableUse[]) {
  return uses.length === 0 ? null : { ...file, sheets: [], uses }
}

function readMarkup(html: string, kind: Parameters<typeof scanPage>[1], isPage: boolean) {
  const sheets: VariableSheet[] = []
  const uses: VariableUse[] = []
  let [at, line, part] = [0, 0, 0]
  const lineAt = (place: number) => {
    if (place < at) [at, line] = [0, 0]
    line += countLines(html.slice(at, place))
    at = place
    return line
  }
  for (const element of scanPage(html, kind)) {
    uses.push(...attributeUses(element, lineAt))
    const content = styleContent(element)
    if (content) {
      const css = html.slice(content.start, content.end)
      const read = readSheet(css, { part, line: lineAt(content.start), isFixed: false })
      part += 1
      if (isPage) sheets.push(read.sheet)
      uses.push(...read.uses)
    } else if (element.name === 'script' && element.span && element.text.includes('--'))
      uses.push(...namesIn(html.slice(element.span.start, element.span.end), lineAt(element.span.start) + 1))
  }
  return { sheets, uses }
}

function attributeUses(element: ScannedElement, lineAt: (place: number) => number): VariableUse[] {
  return element.attributes.flatMap((attribute) => {
    const { value, span } = attribute
    if (!span || !value.includes('--')) return []
    const isStyle = holdsStyle(attribute, element)
    const names = isStyle ? referencesIn(value) : namesIn(value, 1).map(({ name }) => name)
    const line = lineAt(span.start) + 1
    return names.map((name) => ({ name, line, isFixed: !isStyle }))
  })
}

/** Names that code, or a text of any other kind, spells out. */
function namesIn(text: string, line: number): VariableUse[] {
  let [at, current] = [0, line]
  return [...text.matchAll(/(?<![\w-])--(?=[\p{L}_])[\p{L}\p{N}_-]*[\p{L}\p{N}_]/gu)].map((match) => {
    current += countLines(text.slice(at, match.index))
    at = match.index
    return { name: match[0], line: current, isFixed: true }
  })
}

interface SheetPlace {
  readonly part: number | null
  /** Lines in front of it. */
  readonly line: number
  readonly isFixed: boolean
}

function readSheet(css: string, { part, line: start, isFixed }: SheetPlace) {
  const declarations: VariableDeclaration[] = []
  const registered: Record<string, string> = {}
  const uses: VariableUse[] = []
  let rules = 0
  const sheet = sourceSheet(parseCss(css, ''))
  const note = (text: string, line: number, property = '') => {
    for (const name of referencesIn(text, property)) uses.push({ name, line: start + line, isFixed })
  }
  if (sheet.problem === null)
    walkSheet(sheet, {
      rule: () => void (rules += 1),
      declaration({ declaration, block, selector, atRules, line }) {
        note(declaration.value, line, declaration.property)
        const { property } = declaration
        if (!property.startsWith('--') || property.startsWith(hiddenItemsPrefix)) return
        declarations.push({
          name: decodeName(property),
          value: declaration.value.trim(),
          selector,
          atRule: atRuleText(atRules),
          description: commentText(describedBy(block, declaration)),
          line: start + line,
        })
      },
      atRule(node, line) {
        if (node.name.toLowerCase() === 'property') registered[decodeName(node.params.trim())] = syntaxOf(node)
        else note(node.params, line)
      },
    })
  return { sheet: { part, declarations, registered, rules }, uses }
}

function syntaxOf({ children }: CssAtRule): string {
  for (const child of children ?? [])
    if (child.kind === 'declaration' && child.property.toLowerCase() === 'syntax')
      return child.value.trim().replace(/^["']|["']$/g, '')
  return ''
}

/** The comment on the line above a declaration, else the one behind it on its own line. */
export function describedBy({ children }: CssParent, declaration: CssDeclaration): CssComment | null {
  const at = children?.indexOf(declaration) ?? -1
  const above = commentIn(children?.[at - 1])
  const standsAlone = above !== null && (above.before.includes('\n') || at === 1)
  if (standsAlone && countLines(declaration.before) === 1) return above
  const behind = commentIn(children?.[at + 1])
  return behind?.before.includes('\n') === false ? behind : null
}

function commentIn(node: CssChild | undefined): CssComment | null {
  return node?.kind === 'comment' ? node : null
}

function commentText(comment: { readonly text: string } | null): string {
  return comment === null ? '' : comment.text.replace(/^\/\*+\s*|\s*\*+\/$/g, '').replace(/\s*\n\s*\*?\s*/g, ' ')
}
