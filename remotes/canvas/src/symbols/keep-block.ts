import { fail, limits, markers, paths, succeed } from '@pergola/contracts'
import type { Block, CanvasService, EditFailure, KeptBlock, NodeId, Outcome } from '@pergola/contracts'
import { sheetLink } from '@pergola/site/document'
import type { SiteOperation } from '@pergola/site/document'
import { attributeOf, descendants, printNode } from '@pergola/site/html'
import type { HtmlNode, HtmlOperation } from '@pergola/site/html'
import { outputPath, templateContent } from '@pergola/site/project'
import { contentPlace, moveAddresses, ownBlock, withBlockStyle } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isFixed, symbolAround } from '../service/describe-element.ts'
import { refusal } from '../structure/structure.ts'
import { freshClassName } from '../styles/target.ts'
import { collectRules, moveOperations, rulesText } from './collect-rules.ts'
import { messages } from './messages.ts'

interface KeepInput {
  readonly core: CanvasCore
  readonly readFile: CanvasService['readFile']
}

type Kept = Outcome<{ id: string }, EditFailure | 'symbol-in-symbol' | 'worker-lost'>

/** Letters and digits of a name, as a folder may be called. */
function slug(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  return plain
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24)
}

function freshId({ type, name, category }: KeptBlock, page: OpenPage): string {
  const { blocks, symbols } = page.project()
  const words = [slug(name) || type, ...(type === 'template' ? [slug(category)] : [])].filter((word) => word !== '')
  for (;;) {
    const id = [...words, freshClassName().slice(4)].join('-')
    if (!Object.hasOwn(blocks, id) && !Object.hasOwn(symbols, id)) return id
  }
}

/** The class of its own that a symbol is styled by; one that is there already serves. */
function markOf(page: OpenPage, node: HtmlNode, block: KeptBlock, id: string): Record<string, string | null> {
  // All instances of a symbol would be marked with this one.
  if (block.type === 'template') return symbolAround(page, node.id) ? {} : { [markers.templateId]: id }
  const own = attributeOf(node, markers.className)
  const classes = attributeOf(node, 'class')?.trim() ?? ''
  if (own && classes.split(/\s+/).includes(own)) return { [markers.symbolId]: id }
  const name = freshClassName()
  return { [markers.symbolId]: id, class: `${classes} ${name}`.trim(), [markers.className]: name }
}

/** Symbols inside become plain content of the new one. */
function unmarkInside(page: OpenPage, id: NodeId): readonly SiteOperation[] {
  const inside = [...descendants(page.tree, id)].filter((node) => node.id !== id)
  return inside
    .filter((node) => attributeOf(node, markers.symbolId) !== null)
    .map((node) => page.inHtml({ type: 'html.attributes', node: node.id, attributes: { [markers.symbolId]: null } }))
}

function cutWords(text: string): string {
  return [...text.trim()].slice(0, limits.blockName).join('')
}

function recordOf(block: KeptBlock, id: string): Block {
  const folder = `editor/${block.type}s/${id}/${id}`
  const name = cutWords(block.name)
  const category = cutWords(block.category) || `${block.type}s`
  const pathes = { content: `${folder}.html`, style: `${folder}.css` }
  return {
    id,
    name,
    label: name || block.type,
    category,
    type: block.type,
    media: block.media,
    content: '',
    style: '',
    pathes,
  }
}

/**
 * A page that is a whole document says itself which sheets it has; what a symbol says of itself wins over them. The element
 * that a template is made of stays as it is.
 */
function linkTo(page: OpenPage, sheet: string): HtmlOperation | null {
  if (page.composed || sheet !== paths.symbolsCss) return null
  return sheetLink(page.tree, { place: outputPath(page.record), sheet, isLast: true })
}

/** It is not for other elements of the pages that have its sheet. */
function templateOf({ id, markup, rules }: { readonly id: string; readonly markup: string; readonly rules: string }) {
  const content = templateContent(markup, id)
  return ownBlock({ type: 'template', content, style: rules }, freshClassName())
}

function keep({ core, page, node }: { core: CanvasCore; page: OpenPage; node: HtmlNode }, block: KeptBlock): string {
  const id = freshId(block, page)
  const record = recordOf(block, id)
  const isSymbol = block.type === 'symbol'
  const sheet = isSymbol ? paths.symbolsCss : paths.templatesCss
  // A copy has to look the same when the symbol it was taken from is gone.
  const found = core.frame ? collectRules(page, core.frame, node.id, isSymbol ? [] : [paths.symbolsCss]) : []
  const attributes = markOf(page, node, block, id)
  const owner = isSymbol ? (attributes[markers.className] ?? attributeOf(node, markers.className)) : null
  const rules = rulesText(found, { page, sheet, owner })
  const { blocks, symbols } = page.project()
  const changes = page.history.group(isSymbol ? messages.symbolStep : messages.templateStep, (apply) => {
    if (isSymbol) for (const operation of unmarkInside(page, node.id)) apply(operation)
    if (Object.keys(attributes).length > 0) apply(page.inHtml({ type: 'html.attributes', node: node.id, attributes }))
    if (isSymbol) for (const operation of moveOperations(page, found)) apply(operation)
    const markup = moveAddresses(printNode(page.tree, node.id), outputPath(page.record), contentPlace)
    const { content, style } = isSymbol ? { content: markup, style: rules } : templateOf({ id, markup, rules })
    const text = withBlockStyle(page.site.text(sheet) ?? '', id, style)
    const { pathes } = record
    if (pathes) apply({ type: 'text', file: pathes.content, text: content })
    if (pathes) apply({ type: 'text', file: pathes.style, text: style })
    if (style !== '') apply({ type: 'text', file: sheet, text })
    const link = style === '' ? null : linkTo(page, sheet)
    if (link) apply(page.inHtml(link))
    apply({ type: 'record', key: 'blocks', value: { ...blocks, [id]: record } })
    if (isSymbol) apply({ type: 'record', key: 'symbols', value: { ...symbols, [id]: record } })
  })
  page.tell(changes)
  return id
}

/** Makes a symbol or a template of an element of the open page. */
export function createKeepBlock({ core, readFile }: KeepInput): (id: NodeId, block: KeptBlock) => Promise<Kept> {
  return async (id, block) => {
    const { page } = core
    const shared = await readFile(block.type === 'symbol' ? paths.symbolsCss : paths.templatesCss)
    if (!shared.ok && shared.failure === 'worker-lost') return fail('worker-lost')
    core.settle.emit()
    const refused = refusal(core)
    if (refused || !page || core.page !== page) return fail(refused ?? 'not-allowed')
    const node = page.node(id)
    if (node?.kind !== 'element') return fail('node-missing')
    if (isFixed(page, id)) return fail('not-allowed')
    if (block.type === 'symbol' && symbolAround(page, id)) return fail('symbol-in-symbol')
    return succeed({ id: keep({ core, page, node }, block) })
  }
}
