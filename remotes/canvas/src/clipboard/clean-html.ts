import { cleanRichText, isFromWriting } from '@pergola/site/rich-text'
import { inlineNames } from '../text/is-text.ts'

const removed = 'script, meta, base, link, title, object, embed, style'

/** Handlers, directives that run as code in the built page, tools for agents in words of a stranger, data of other editors. */
const running =
  /^(?:on|v-|@|:|data-gjs-)|^(?:srcdoc|nonce|autofocus|ping|tool(?:name|description|autosubmit|param\w*))$/i
const runningAddress = /^(?:javascript:|vbscript:|data:(?!image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]))/
const embedders = 'iframe, frame, use'

function cleanAttributes(element: Element): void {
  for (const { name, value } of Array.from(element.attributes)) {
    // oxlint-disable-next-line no-control-regex -- browsers skip them inside a scheme
    const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
    const embedded = element.matches(embedders) && address.startsWith('data:')
    const animated = /^(?:animate|set)/i.test(element.localName) && address.includes('script:')
    if (running.test(name) || runningAddress.test(address) || embedded || animated) element.removeAttribute(name)
  }
}

function cleanComments(root: Node): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const gone: Node[] = []
  while (comments.nextNode()) gone.push(comments.currentNode)
  for (const comment of gone) comment.parentNode?.removeChild(comment)
}

function clean(root: ParentNode & Node): void {
  for (const element of root.querySelectorAll(removed)) element.remove()
  for (const element of root.querySelectorAll('*')) {
    cleanAttributes(element)
    if (element.localName === 'template') clean((element as HTMLTemplateElement).content)
  }
  cleanComments(root)
}

function readApart(html: string): HTMLTemplateElement {
  const template = document.implementation.createHTMLDocument('').createElement('template')
  template.innerHTML = html
  return template
}

/**
 * Markup from anywhere, made fit for a page: nothing that runs comes in unseen. It is read in a template of a document of
 * its own, where nothing loads, nothing runs, and whatever is written may stand: a row of a table, an item of a list.
 */
export function cleanHtml(html: string): string {
  const template = readApart(html)
  clean(template.content)
  return template.innerHTML.trim()
}

const isLine = (node: Node) =>
  node.nodeType === Node.TEXT_NODE ||
  (node.nodeType === Node.ELEMENT_NODE && inlineNames.has((node as Element).localName))

/** Words that stand beside elements cannot be chosen: each row of them is a paragraph. */
function wrapWords(root: DocumentFragment): void {
  const nodes = [...root.childNodes]
  let row: Node[] = []
  const end = () => {
    const isText = row.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    if (isText) {
      const paragraph = root.ownerDocument.createElement('p')
      row[0]?.parentNode?.insertBefore(paragraph, row[0])
      paragraph.append(...row)
      paragraph.innerHTML = paragraph.innerHTML.trim()
    }
    row = []
  }
  for (const node of nodes) {
    if (isLine(node)) row.push(node)
    else end()
  }
  end()
}

/** An editor of code gives its colours as markup; the code is what was meant. */
export function showsCode(html: string, text: string): boolean {
  return (
    /^\s*(?:<(?:html|body|!--|meta)[^>]*>\s*)*<(?:div|pre)[^>]*style="[^"]*monospace[^"]*white-space:\s*pre/i.test(
      html,
    ) && text !== ''
  )
}

/**
 * What another program put into the clipboard as HTML. A text comes with its meaning and without the styles that were
 * written around it; a part of a page comes as it is, as far as it is harmless.
 */
export function htmlFromClipboard(html: string): string {
  const harmless = cleanHtml(html)
  const text = isFromWriting(html) ? cleanRichText(harmless).html : ''
  if (text !== '') return text
  const template = readApart(harmless)
  wrapWords(template.content)
  return template.innerHTML
}

/** Words and nothing else, signs of markup too. */
export function htmlOfWords(text: string): string {
  const escaped = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  if (escaped === '') return ''
  return escaped
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n')
}

/** Plain text as paragraphs; text that is markup by itself is taken as such. */
export function htmlOfText(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (/^<[a-z!][\s\S]*>$/i.test(trimmed)) return cleanHtml(trimmed)
  return htmlOfWords(trimmed)
}
