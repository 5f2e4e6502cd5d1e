import type { FileChange } from '@pergola/contracts'
import { pageFromHtml, type PageSource } from '@pergola/site/project'
import type { OpenPage } from '../document/open-page.ts'

/** A text that says itself that it is a whole document. What stands before its first tag may be comments only. */
export function isDocument(html: string): boolean {
  return /^\ufeff?(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<(?:!doctype\b|html[\s>]|head[\s>]|body[\s>])/i.test(html)
}

/** With what a document brings behind it; a text that holds it already stays as it is. */
function joined(text: string, added: string, between: string): string {
  if (added.trim() === '' || text.includes(added)) return text
  return text.trim() === '' ? added : `${text.trimEnd()}${between}${added}`
}

/**
 * A whole document given to a page whose file holds the content of its body: the body becomes the content, the head
 * the page's helmet, the attributes of `html` and `body` the record's, and styles and scripts go to the page's own files,
 * as with a page that is uploaded. Written as it is, it would stand in another document's body. Any other change comes
 * back as it was.
 */
export function takeDocument(page: OpenPage, change: FileChange): FileChange {
  const { html: path, css, js } = page.record.pathes
  const html = change.files[path]
  if (!page.composed || html == null || !isDocument(html) || html === page.site.text(path)) return change
  const taken = pageFromHtml(html)
  if (!taken.ok) return change
  const textOf = (file: string) => change.files[file] ?? page.site.text(file) ?? ''
  const files = {
    ...change.files,
    [path]: taken.value.html,
    [css]: joined(textOf(css), taken.value.css, '\n'),
    [js]: joined(textOf(js), taken.value.js, '\n;\n'),
  }
  return { ...change, files, record: { ...change.record, pages: pagesWith(page, taken.value) } }
}

function pagesWith(page: OpenPage, { helmet, bodyAttributes }: PageSource) {
  const { pages } = page.site.record
  return { ...pages, [page.name]: { ...page.record, helmet, bodyAttributes } }
}
