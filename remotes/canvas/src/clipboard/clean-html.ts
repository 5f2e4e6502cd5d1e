const removed = 'script, meta, base, link, title, object, embed, style'

/** Handlers, directives that run as code in the built page, and data of other editors. */
const running = /^(?:on|v-|@|:|data-gjs-)|^(?:srcdoc|nonce|autofocus|ping)$/i
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

/**
 * Markup from anywhere, made fit for a page: nothing that runs comes in unseen. It is read in a template of a document of
 * its own, where nothing loads, nothing runs, and whatever is written may stand: a row of a table, an item of a list.
 */
export function cleanHtml(html: string): string {
  const template = document.implementation.createHTMLDocument('').createElement('template')
  template.innerHTML = html
  clean(template.content)
  return template.innerHTML.trim()
}

/** Plain text as paragraphs; text that is markup by itself is taken as such. */
export function htmlOfText(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (/^<[a-z!][\s\S]*>$/i.test(trimmed)) return cleanHtml(trimmed)
  const escaped = trimmed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n')
}
