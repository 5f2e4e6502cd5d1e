import { marked } from 'marked'

/** Markdown as GitHub writes it, as HTML that is still to be cleaned. */
export function parse(text: string): string {
  return marked.parse(text, { gfm: true, async: false })
}
