import { parseHtml, type HtmlNode, type HtmlTree } from '@pergola/site/html'
import { addressBase } from '../document/address-base.ts'
import { embeddedAttribute } from './helper-css.ts'
import { embedOf, type Embed } from './embeds.ts'
import { messages } from './messages.ts'
import { projectAddress, projectPath } from './project-address.ts'
import { createProjection } from './projection.ts'
import { createTurns } from './turns.ts'

/** A text of the project as a page: what it says, and the path that its addresses start from. */
export interface EmbeddedPage {
  readonly html: string
  readonly place: string
}

/** What drawing needs of the project. */
export interface EmbedSource {
  readonly projectId: string
  readonly origin: string
  /** The policy of the frame around, which the documents inside get as well. */
  readonly policy: string
  /** Null where the project has no such page, or its text cannot be read. */
  readonly page: (path: string) => Promise<EmbeddedPage | null>
}

/** Documents inside documents; deeper ones, such as a page that embeds itself, stay a named box. */
const deepest = 3

/** Of one page, all levels together: whoever writes more has a page that no browser shows quickly. */
const most = 40

/** Longer texts are not drawn: nobody waits for them while a page is edited. */
const longest = 2_000_000

const picture = /\.(?:svgz?|png|jpe?g|gif|webp|avif|bmp|ico)$/i
const markup = /\.(?:html?|xhtml)$/i

/**
 * Draws what the page embeds: local pages node by node and without anything that runs, each in a frame that is
 * sandboxed without scripts and has the policy of the canvas; local pictures; a box that says its name for the rest.
 */
export function createEmbeds(source: EmbedSource) {
  let left = most

  /** Where a document, or a label in place of one, stands: the element itself, or a frame inside of it. */
  function frameFor(element: Element): HTMLIFrameElement {
    if (element.localName === 'iframe') return element as HTMLIFrameElement
    const frame = element.ownerDocument.createElement('iframe')
    element.replaceChildren(frame)
    return frame
  }

  function openFrame(element: Element, fill: (document: Document) => void): void {
    const frame = frameFor(element)
    frame.setAttribute('sandbox', 'allow-same-origin')
    // Said each time it is put elsewhere: a frame that is moved starts anew.
    frame.addEventListener('load', () => {
      const inside = frame.contentDocument
      if (inside) fill(inside)
    })
    frame.srcdoc = `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${source.policy}"><body></body>`
  }

  function drawLabel(element: Element, words: string): void {
    element.setAttribute(embeddedAttribute, 'box')
    openFrame(element, ({ body }) => {
      body.style.cssText =
        'margin:0;height:100vh;display:grid;place-items:center;overflow:hidden;color:#6b6b75;font:12px/1.3 sans-serif;text-align:center;overflow-wrap:anywhere'
      body.textContent = words
    })
  }

  function drawPicture(element: Element, path: string): void {
    const address = projectAddress(source.projectId, path, source.origin)
    const fill = (parent: Element, style: string) => {
      const image = parent.ownerDocument.createElement('img')
      image.alt = ''
      image.src = address
      image.style.cssText = style
      parent.replaceChildren(image)
    }
    element.setAttribute(embeddedAttribute, 'picture')
    if (element.localName === 'object') return fill(element, 'display:block;width:100%;height:100%')
    const size = /\.svgz?$/i.test(path) ? 'width:100vw;height:100vh' : ''
    openFrame(element, ({ body }) => {
      body.style.margin = '0'
      fill(body, `display:block;${size}`)
    })
  }

  function drawPage(element: Element, { html, place }: EmbeddedPage, depth: number): void {
    element.setAttribute(embeddedAttribute, 'page')
    const tree = parseHtml(html)
    openFrame(element, (document) => void project(document, { tree, place, depth }))
  }

  function project(document: Document, { tree, place, depth }: Inner): Promise<void> {
    const base = addressBase(tree, place)
    const from = 'path' in base ? base.path : null
    const projection = createProjection(document, tree, {
      claims: (node) => node.name === 'object' && embedOf(node, from) !== null,
      drawn(node, drawn) {
        if (node.name === 'head')
          drawBase(drawn, from === null ? '' : projectAddress(source.projectId, from, source.origin))
        if (node.name === 'link') linkSheet(node, drawn, from)
        const embed = embedOf(node, from)
        if (embed) void draw(drawn, embed, { from, depth: depth + 1 })
      },
      forgotten: () => {},
      addressOf: ({ value }) => rooted(value),
    })
    for (const child of [...document.childNodes]) child.remove()
    projection.bind(tree.root, document)
    return projection.fill(tree.root, createTurns())
  }

  /** An address from the root of the site means the project here. */
  function rooted(value: string): string {
    if (!/^\/(?!\/)/.test(value)) return value
    return projectAddress(source.projectId, projectPath(value, '') ?? '', source.origin)
  }

  function linkSheet(node: HtmlNode, link: Element, from: string | null): void {
    const value = (name: string) => node.attributes.find((entry) => entry.name === name)?.value ?? ''
    const path = from === null ? null : projectPath(value('href'), from)
    if (!value('rel').toLowerCase().split(/\s+/).includes('stylesheet')) return
    if (path !== null) link.setAttribute('href', projectAddress(source.projectId, path, source.origin))
    else if (/^(?:https?:)?\/\//i.test(value('href').trim())) link.setAttribute('href', value('href').trim())
  }

  async function draw(element: Element, embed: Embed, { from, depth }: Around): Promise<void> {
    left -= 1
    if (embed.kind === 'elsewhere') return drawLabel(element, embed.words || messages.embedded)
    const words = embed.kind === 'file' ? embed.path : messages.embedded
    if (depth > deepest || left < 0) return drawLabel(element, words)
    if (embed.kind === 'source') return drawPage(element, { html: embed.html, place: from ?? '' }, depth)
    if (picture.test(embed.path)) return drawPicture(element, embed.path)
    const page = markup.test(embed.path) ? await source.page(embed.path) : null
    if (!element.isConnected && element.parentNode === null) return
    if (page && page.html.length <= longest) drawPage(element, page, depth)
    else drawLabel(element, page || !markup.test(embed.path) ? words : messages.missing(words))
  }

  return draw
}

interface Around {
  readonly from: string | null
  readonly depth: number
}

interface Inner {
  readonly tree: HtmlTree
  readonly place: string
  readonly depth: number
}

function drawBase(head: Element, address: string): void {
  if (address === '') return
  const base = head.ownerDocument.createElement('base')
  base.href = address
  head.append(base)
}
