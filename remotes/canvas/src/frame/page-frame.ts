import { limits, type NodeId } from '@pergola/contracts'
import type { SiteChange } from '@pergola/site/document'
import type { HtmlNode } from '@pergola/site/html'
import { mediaOf } from '../document/sheet-media.ts'
import { embedOf, type DrawEmbed } from './embeds.ts'
import { openFrameDocument, type FrameDocument } from './frame-document.ts'
import { createForeignSheets, type ForeignSheet } from './foreign-sheets.ts'
import { createHeadLinks, linkOutside, type HeadLinks } from './head-links.ts'
import { namesFile } from './inert.ts'
import type { PageModel } from './page-model.ts'
import { createProjection } from './projection.ts'
import type { ElementHosts, Projection } from './projection-ports.ts'
import { editorPrefix } from './shown-attributes.ts'
import { createSheetViews, type SheetViews } from './sheet-views.ts'
import type { FrameEmulation, FrameParts } from './emulation.ts'
import { createSliderViews, type SliderViews } from './slider-views.ts'
import { afterPicture, createChunks, createPictureTurns, delay, nextTurn } from './turns.ts'

export interface PageFrame extends FrameDocument {
  readonly projection: Projection
  /** Draws the page from its tree; in chunks, a few components at a time with a rest after each. Resolves when all of it stands. */
  paint(inChunks?: boolean): Promise<void>
  follow(changes: readonly SiteChange[]): void
  refreshSheet(sheet: string): void
  /** From now on the page's sheets are drawn as `change` makes them; null takes away what was there by this name. */
  setSheetTransform: SheetViews['setTransform']
  /** Draws the page as one sees it with other preferences, which `begin` knows; null: as it is. */
  emulate(begin: ((parts: FrameParts) => FrameEmulation) | null): void
  readonly emulation: FrameEmulation | null
  /** As the page's own queries are answered, what is emulated included. */
  matchMedia(query: string): MediaQueryList
  /** Sheets the page uses beside its own, as far as the browser has loaded them and lets them be read. */
  foreignSheets(): readonly ForeignSheet[]
  /** Files that the page shows were replaced or removed. */
  refreshAddresses(): void
  /** Attributes of the body that stand in the record may have changed. */
  refreshBody(): void
  /** Sheets that the record puts into the head may have come, gone or changed their order. */
  refreshHead(): void
}

const largePage = 5000

const doctypes = {
  'no-quirks': '<!DOCTYPE html>',
  'limited-quirks':
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
  quirks: '',
} as const

function attribute(node: HtmlNode, name: string): string | null {
  return node.attributes.find((entry) => entry.name.toLowerCase() === name)?.value ?? null
}

/** A sheet from another origin is fetched by the browser itself, under the policy of the frame. */
function outsideSheet(node: HtmlNode): string | null {
  const rel = attribute(node, 'rel')?.toLowerCase().split(/\s+/) ?? []
  const href = attribute(node, 'href')?.trim() ?? ''
  return node.name === 'link' && rel.includes('stylesheet') && /^(https?:)?\/\//i.test(href) ? href : null
}

function drawHead(head: Element, model: PageModel): void {
  const base = head.ownerDocument.createElement('base')
  base.href = model.base
  head.append(base)
}

/** The record may hold anything; only what is a plain attribute gets through. */
function syncBodyAttributes(body: Element, model: PageModel): void {
  const wanted = Object.entries(model.bodyAttributes()).filter(([name]) => /^(?!on)[a-z][\w:-]*$/i.test(name))
  const names = new Set(wanted.map(([name]) => name))
  for (const name of body.getAttributeNames()) {
    if (!names.has(name) && !name.startsWith(editorPrefix)) body.removeAttribute(name)
  }
  for (const [name, value] of wanted) if (body.getAttribute(name) !== value) body.setAttribute(name, value)
}

/**
 * Its rules for a language, hyphens and quotes among them, hold on the canvas as well. Every element is styled anew when it
 * is set, to the same language too.
 */
function syncLanguage(root: Element, model: PageModel): void {
  const language = model.language()
  if (language === (root.getAttribute('lang') ?? '')) return
  if (language === '') root.removeAttribute('lang')
  else root.setAttribute('lang', language)
}

interface Drawing {
  readonly sheets: SheetViews
  readonly headLinks: HeadLinks
  readonly sliders: SliderViews
  readonly drawEmbed: DrawEmbed
  readonly rootDrawn: (root: Element) => void
}

function createHosts(model: PageModel, { sheets, headLinks, sliders, drawEmbed, rootDrawn }: Drawing): ElementHosts {
  const mounted = new Map<NodeId, Element>()

  /** The elements that a composed page does not spell out have their attributes in the record. */
  function drawFrameOfPage({ name }: HtmlNode, element: Element): void {
    if (name === 'head') {
      drawHead(element, model)
      headLinks.draw(element)
    }
    if (name === 'html') rootDrawn(element)
    if (model.composed && name === 'body') syncBodyAttributes(element, model)
    if (model.composed && name === 'html') syncLanguage(element, model)
  }

  return {
    claims(node) {
      if (node.name === 'object') return embedOf(node, model.addressPath) !== null
      return (node.name === 'link' || node.name === 'style') && model.sheetOf(node) !== null
    },
    drawn(node, element) {
      sliders.drawn(element)
      const embed = embedOf(node, model.addressPath)
      if (embed) drawEmbed(element, embed)
      if (node.namespace === 'html') drawFrameOfPage(node, element)
      if (node.name !== 'link' && node.name !== 'style') return
      const sheet = model.sheetOf(node)
      const outside = sheet === null ? outsideSheet(node) : null
      if (outside !== null) linkOutside(element as HTMLLinkElement, outside)
      if (sheet === null) return
      mounted.set(node.id, element)
      sheets.mount(sheet, element, mediaOf(node))
    },
    forgotten(id) {
      const element = mounted.get(id)
      if (!element) return
      mounted.delete(id)
      sheets.unmount(element)
    },
    addressOf: (written) => model.addressOf(written),
  }
}

/** Nothing else of an element is touched: it may be in the middle of a drag. */
function refreshAttributes(document: Document, model: PageModel, projection: Projection): void {
  for (const element of document.querySelectorAll('[src],[srcset],[poster],[background],[style*="url("],image,use')) {
    const node = model.node(projection.idOf(element) ?? -1)
    for (const written of node?.attributes ?? []) {
      const { name, value } = written
      const shown = namesFile(name) ? model.addressOf(written) : value
      if (shown === value || shown === (element.getAttribute(name) ?? shown)) continue
      element.setAttribute(name, shown)
      // A list of sources is looked through again only when it is asked for.
      if (element.localName === 'source') (element.parentElement as Partial<HTMLMediaElement> | null)?.load?.()
    }
  }
}

type TreeChange = Exclude<SiteChange, { readonly type: 'chunk' | 'file' | 'moved' | 'given' | 'record' }>

function isOfTree(change: SiteChange): change is TreeChange {
  const { type } = change
  return type !== 'chunk' && type !== 'file' && type !== 'moved' && type !== 'given' && type !== 'record'
}

/** Nodes are counted up from zero. Without this code a large drawing comes in parts, slowly. */
async function bringLargeDrawings(model: PageModel, hosts: ElementHosts): Promise<void> {
  if (model.node(largePage) === undefined) return
  const part = await import('./large-drawings.ts').catch(() => null)
  hosts.isLargeDrawing = part?.isLargeDrawing
}

/** The page, painted natively from its own tree: every node of the tree knows its DOM node and the other way round. */
export function createPageFrame(
  host: HTMLElement,
  model: PageModel,
  policy: string,
  drawEmbed: DrawEmbed = () => {},
): PageFrame {
  const frame = openFrameDocument({ host, doctype: doctypes[model.mode], policy, title: model.title })
  const { document } = frame
  const sheets = createSheetViews(document, model)
  const headLinks = createHeadLinks(model, sheets)
  const sliders = createSliderViews(frame)
  let emulation: FrameEmulation | null = null
  const drawing = { sheets, headLinks, sliders, drawEmbed, rootDrawn: (root: Element) => emulation?.rootDrawn(root) }
  const hosts = createHosts(model, drawing)
  const projection = createProjection(document, model, hosts)

  const isWanted = () => frame.element.isConnected

  async function paint(inChunks = false) {
    // The page has just been read, which took its time already: drawing begins in a turn of its own.
    await nextTurn().then(() => bringLargeDrawings(model, hosts))
    if (!isWanted()) return
    document.documentElement?.remove()
    projection.bind(model.root, document)
    // Each pause lets the part that stands be laid out and shown, so that no layout is large.
    const turns = createPictureTurns(() => afterPicture(frame.window), isWanted)
    const rest = () => delay(limits.lazyLoadDelay).then(isWanted)
    await projection.fill(model.root, inChunks ? createChunks(turns, () => document.body, rest) : turns)
  }

  function followOne(change: SiteChange): void {
    if (change.type === 'chunk') sheets.follow(change.sheet, change)
    else if (isOfTree(change)) projection.follow([change])
  }

  return {
    ...frame,
    projection,
    paint,
    follow(changes) {
      projection.lift(changes.filter(isOfTree))
      changes.forEach(followOne)
    },
    foreignSheets: createForeignSheets(frame.window, (style) => sheets.keyOf(style)),
    refreshSheet: (sheet) => sheets.refresh(sheet),
    setSheetTransform: (name, change) => sheets.setTransform(name, change),
    emulate(begin) {
      emulation?.end()
      emulation = begin?.({ document, model, projection, sheets, hosts }) ?? null
    },
    get emulation() {
      return emulation
    },
    matchMedia: (query) => frame.window.matchMedia(emulation?.media(query) ?? query),
    refreshAddresses() {
      refreshAttributes(document, model, projection)
      sheets.refreshAddresses()
    },
    refreshHead: () => headLinks.follow(),
    refreshBody() {
      if (!model.composed) return
      syncBodyAttributes(document.body, model)
      syncLanguage(document.documentElement, model)
    },
  }
}
