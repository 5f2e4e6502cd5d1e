import { marked } from 'marked'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'

/** Markup that was made of Markdown and cleaned; the only value that a page takes over as markup. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }

  toString(): string {
    return this.html
  }

  toJSON(): string {
    return this.html
  }
}

/** Markdown as GitHub writes it. HTML in it passes the list that a paste passes: nothing runs, no style, no frame. */
export function markupOf(markdown: string): Markup {
  return new Markup(cleanRichText(marked.parse(markdown, { gfm: true, async: false })).html)
}
