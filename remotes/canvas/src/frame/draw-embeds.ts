import type { FileLike } from '@pergola/contracts'
import { isXmlPath, parseHtml, type HtmlTree } from '@pergola/site/html'
import { createInnerFiles, type InnerFiles } from './inner-files.ts'
import { createInnerProjection } from './inner-projection.ts'
import { embeddedAttribute } from './helper-css.ts'
import type { Embed } from './embeds.ts'
import { messages } from './messages.ts'
import { projectAddress } from './project-address.ts'

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
  /** Null where the project has no such file. */
  readonly file: (path: string) => Promise<FileLike | null>
}

/** Where an element stands that embeds something. */
interface Around {
  /** Path that its addresses start from; null where they lead out of the project. */
  readonly from: string | null
  /** One in the page itself. */
  readonly depth: number
}

/** Documents inside documents; deeper ones, such as a page that embeds itself, stay a named box. */
const deepest = 3

/** Of one page, all levels together: whoever writes more has a page that no browser shows quickly. */
const most = 40

/** Longer texts are not drawn: nobody waits for them while a page is edited. */
const longest = 2_000_000

const picture = /\.(?:svgz?|png|jpe?g|gif|webp|avif|bmp|ico)$/i
const markup = /\.(?:html?|xhtml|xht)$/i

const labelStyle =
  'margin:0;height:100vh;display:grid;place-items:center;overflow:hidden;color:#6b6b75;font:12px/1.3 sans-serif;text-align:center;overflow-wrap:anywhere'

/** What is not well-formed is shown as if it were HTML. */
async function treeOf({ html, place }: EmbeddedPage): Promise<HtmlTree> {
  if (!isXmlPath(place)) return parseHtml(html)
  const { parsePage } = await import('../document/xml-pages.ts')
  return parsePage(place, html) ?? parseHtml(html)
}

/** Where a document, or a label in place of one, stands: the element itself, or a frame inside of it. */
function frameFor(element: Element): HTMLIFrameElement {
  if (element.localName === 'iframe') return element as HTMLIFrameElement
  // oxlint-disable-next-line react/iframe-missing-sandbox -- not React's, and set by who asks for it
  const frame = element.ownerDocument.createElement('iframe')
  element.replaceChildren(frame)
  return frame
}

function fillPicture(parent: Element, address: string, style: string): void {
  const image = parent.ownerDocument.createElement('img')
  image.alt = ''
  image.src = address
  image.style.cssText = style
  parent.replaceChildren(image)
}

class Embeds {
  private readonly source: EmbedSource
  private readonly files: InnerFiles
  private left = most

  constructor(source: EmbedSource) {
    this.source = source
    this.files = createInnerFiles(source.file)
  }

  draw = async (element: Element, embed: Embed, { from, depth }: Around): Promise<void> => {
    this.left -= 1
    if (embed.kind === 'elsewhere') return this.drawLabel(element, embed.words || messages.embedded)
    const words = embed.kind === 'file' ? embed.path : messages.embedded
    if (depth > deepest || this.left < 0) return this.drawLabel(element, words)
    if (embed.kind === 'source') return this.drawPage(element, { html: embed.html, place: from ?? '' }, depth)
    return picture.test(embed.path) ? this.drawPicture(element, embed.path) : this.drawFile(element, embed.path, depth)
  }

  private async drawFile(element: Element, path: string, depth: number): Promise<void> {
    if (!markup.test(path)) return this.drawLabel(element, path)
    const page = await this.source.page(path)
    if (page && page.html.length <= longest) this.drawPage(element, page, depth, await treeOf(page))
    else this.drawLabel(element, page ? path : messages.missing(path))
  }

  /** Sandboxed without scripts: neither its own policy nor what is left out of it is the only wall. */
  private openFrame(element: Element, fill: (document: Document) => void): void {
    const frame = frameFor(element)
    frame.setAttribute('sandbox', 'allow-same-origin')
    // Each time it loads: a frame that is put elsewhere starts anew.
    frame.addEventListener('load', () => {
      if (frame.contentDocument) fill(frame.contentDocument)
    })
    const { policy } = this.source
    frame.srcdoc = `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${policy}"><body></body>`
  }

  private drawLabel(element: Element, words: string): void {
    element.setAttribute(embeddedAttribute, 'box')
    this.openFrame(element, ({ body }) => {
      body.style.cssText = labelStyle
      body.textContent = words
    })
  }

  private drawPicture(element: Element, path: string): void {
    element.setAttribute(embeddedAttribute, 'picture')
    if (element.localName === 'object') return void this.fillObject(element, path)
    const size = /\.svgz?$/i.test(path) ? 'width:100vw;height:100vh' : ''
    this.openFrame(element, ({ body }) => {
      body.style.margin = '0'
      void this.files.address(path).then((address) => address && fillPicture(body, address, `display:block;${size}`))
    })
  }

  private async fillObject(element: Element, path: string): Promise<void> {
    const { projectId, origin } = this.source
    // In the page itself the service worker serves it, inside of another document nobody does.
    const isInner = element.ownerDocument.defaultView?.frameElement?.hasAttribute(embeddedAttribute) ?? false
    const address = isInner ? await this.files.address(path) : projectAddress(projectId, path, origin)
    if (address !== null) fillPicture(element, address, 'display:block;width:100%;height:100%')
  }

  private drawPage(element: Element, { html, place }: EmbeddedPage, depth: number, tree = parseHtml(html)): void {
    element.setAttribute(embeddedAttribute, 'page')
    const draw = (inner: Element, embed: Embed, from: string | null) =>
      this.draw(inner, embed, { from, depth: depth + 1 })
    this.openFrame(
      element,
      (document) => void createInnerProjection({ document, tree, place, draw, files: this.files }),
    )
  }
}

/**
 * Draws what the page embeds: local pages node by node and without anything that runs, each in a frame that is
 * sandboxed without scripts and has the policy of the canvas; local pictures; a box that says its name for the rest.
 */
export function createEmbeds(source: EmbedSource): Embeds['draw'] {
  return new Embeds(source).draw
}
