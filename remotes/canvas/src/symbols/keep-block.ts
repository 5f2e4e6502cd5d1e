import { fail, limits, markers, paths, succeed } from '@pergola/contracts'
import type { Block, CanvasService, EditFailure, KeptBlock, NodeId, Outcome, SiteClass } from '@pergola/contracts'
import { ownerless } from '@pergola/site/css'
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
import { collectRules, moveOperations, rulesText, type FoundRule } from './collect-rules.ts'
import { messages } from './messages.ts'
import { blockName, ownClasses } from './symbol-names.ts'
import { symbolStyle } from './symbol-style.ts'

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

/** A symbol is called so in the sheet that all of them share, and in no other project; what is copied is nobody's. */
function freshId({ type, name, category }: KeptBlock, page: OpenPage): string {
  const { blocks, symbols } = page.project()
  const isTaken = (id: string) => Object.hasOwn(blocks, id) || Object.hasOwn(symbols, id)
  const base = slug(name) || type
  if (type === 'symbol') {
    let id = base
    for (let number = 2; isTaken(id); number += 1) id = `${base}-${number}`
    return id
  }
  for (;;) {
    const id = [base, slug(category), freshClassName().slice(4)].filter((word) => word !== '').join('-')
    if (!isTaken(id)) return id
  }
}

/** The class of its own that a symbol is styled by; one that is there already serves. */
function markOf(page: OpenPage, node: HtmlNode, id: string, block: string | null): Record<string, string | null> {
  // All instances of a symbol would be marked with this one.
  if (block === null) return symbolAround(page, node.id) ? {} : { [markers.templateId]: id }
  const classes = attributeOf(node, 'class')?.trim() ?? ''
  const isThere = classes.split(/\s+/).includes(block)
  return {
    [markers.symbolId]: id,
    ...(isThere ? {} : { class: `${classes} ${block}`.trim() }),
    [markers.className]: block,
  }
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

interface KeepPlace {
  readonly core: CanvasCore
  readonly page: OpenPage
  readonly node: HtmlNode
  readonly site: readonly SiteClass[] | null
}

interface Made {
  readonly attributes: Record<string, string | null>
  readonly found: readonly FoundRule[]
  /** What the block says, of the markup of the element once it has those attributes. */
  readonly textsOf: (markup: string) => { readonly content: string; readonly style: string }
}

function symbolOf({ core, page, node, site }: KeepPlace, { id, label }: Pick<Block, 'id' | 'label'>): Made {
  const { frame } = core
  // Other symbols that stand in it keep the rules that they have.
  const all = frame ? collectRules(page, frame, node.id) : []
  const found = all.filter(({ sheet }) => sheet !== paths.symbolsCss)
  const input = { page, frame, site, node }
  const own = ownClasses(input)
  const block = blockName(input, label, own)
  const style = symbolStyle({ page, root: frame?.projection.elementOf(node.id), found, block, own })
  return { attributes: markOf(page, node, id, block), found, textsOf: (content) => ({ content, style }) }
}

function plainSelector({ rule }: FoundRule): string {
  return ownerless(rule.selector)
}

/** A copy has to look the same when the symbol it was taken from is gone. It is not for other elements of its pages. */
function templateOf({ core, page, node }: KeepPlace, id: string): Made {
  const found = core.frame ? collectRules(page, core.frame, node.id, [paths.symbolsCss]) : []
  const style = rulesText(found, { page, sheet: paths.templatesCss, selectorOf: plainSelector })
  const goal = { project: page.project(), fresh: freshClassName(), isTaken: () => false }
  return {
    attributes: markOf(page, node, id, null),
    found: [],
    textsOf: (markup) => ownBlock({ type: 'template', content: templateContent(markup, id), style }, goal),
  }
}

function keep(place: KeepPlace, block: KeptBlock): string {
  const { page, node } = place
  const id = freshId(block, page)
  const record = recordOf(block, id)
  const isSymbol = block.type === 'symbol'
  const sheet = isSymbol ? paths.symbolsCss : paths.templatesCss
  const { attributes, found, textsOf } = isSymbol ? symbolOf(place, record) : templateOf(place, id)
  const { blocks, symbols } = page.project()
  const changes = page.history.group(isSymbol ? messages.symbolStep : messages.templateStep, (apply) => {
    if (isSymbol) for (const operation of unmarkInside(page, node.id)) apply(operation)
    if (Object.keys(attributes).length > 0) apply(page.inHtml({ type: 'html.attributes', node: node.id, attributes }))
    for (const operation of moveOperations(page, found)) apply(operation)
    const { content, style } = textsOf(
      moveAddresses(printNode(page.tree, node.id), outputPath(page.record), contentPlace),
    )
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

/** Whether other pages have a class decides whether a symbol can be named by it; a name is at most less pleasing without. */
async function readSite({ services }: CanvasCore, block: KeptBlock): Promise<readonly SiteClass[] | null> {
  if (block.type !== 'symbol') return null
  const found = await services.projects.siteClasses?.()
  return found?.ok ? found.value : null
}

/** Makes a symbol or a template of an element of the open page. */
export function createKeepBlock({ core, readFile }: KeepInput): (id: NodeId, block: KeptBlock) => Promise<Kept> {
  return async (id, block) => {
    const { page } = core
    const shared = await readFile(block.type === 'symbol' ? paths.symbolsCss : paths.templatesCss)
    if (!shared.ok && shared.failure === 'worker-lost') return fail('worker-lost')
    const site = await readSite(core, block)
    core.settle.emit()
    const refused = refusal(core)
    if (refused || !page || core.page !== page) return fail(refused ?? 'not-allowed')
    const node = page.node(id)
    if (node?.kind !== 'element') return fail('node-missing')
    if (isFixed(page, id)) return fail('not-allowed')
    if (block.type === 'symbol' && symbolAround(page, id)) return fail('symbol-in-symbol')
    return succeed({ id: keep({ core, page, node, site }, block) })
  }
}
