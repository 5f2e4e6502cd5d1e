const removed = 'script, meta, base, link, title, object, embed, style'

/** Comments and styles that word processors put around what was copied say nothing about the page. */
function isNoise(name: string): boolean {
  return name.startsWith('on') || name.startsWith('data-gjs-') || name === 'srcdoc' || name === 'nonce'
}

/**
 * Markup from anywhere, made fit for a page: nothing that runs comes in unseen. It is read in a document of its own
 * where nothing loads and nothing runs.
 */
export function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(removed)) element.remove()
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      // oxlint-disable-next-line no-control-regex
      const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
      if (isNoise(name) || address.startsWith('javascript:') || address.startsWith('vbscript:')) {
        element.removeAttribute(name)
      }
    }
  }
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const gone: Node[] = []
  while (comments.nextNode()) gone.push(comments.currentNode)
  for (const comment of gone) comment.parentNode?.removeChild(comment)
  return page.body.innerHTML.trim()
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
