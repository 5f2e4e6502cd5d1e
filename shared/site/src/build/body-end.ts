import type { ScannedElement } from '../project/index.ts'

/** A comment is matched in one way only: many of them before something else must not be tried in all combinations. */
const nothingMore = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->|<\/(?:body|html)\s*>)*$/i

/** Whether only blank space, comments and the ends of body and page stand here. */
export function isEndOfPage(text: string): boolean {
  return nothingMore.test(text)
}

/**
 * Where the body ends: before its end tag, unless the page goes on behind it. A browser takes what follows into the body
 * as if the tag were not there, and a script that stood before it would run too early.
 */
export function bodyEnd(html: string, elements: readonly ScannedElement[]): number {
  const ends = ['body', 'html'].flatMap((name) => elements.find((each) => each.name === name)?.endTag?.start ?? [])
  const at = Math.min(html.length, ...ends)
  return isEndOfPage(html.slice(at)) ? at : (/<\/(?:body|html)\s*>\s*$/i.exec(html)?.index ?? html.length)
}
