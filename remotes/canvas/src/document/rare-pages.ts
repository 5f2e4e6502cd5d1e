import { limits } from '@pergola/contracts'

/** Said of few pages, and brought with the first of them. */
export const rareMessages = {
  stepsLetGo: (page: string) =>
    `What was done on ${page} before cannot be undone any more: too many pages were edited since to hold the steps of all.`,
  stepsLost: (page: string) =>
    `What was done on ${page} before cannot be undone any more: what is stored is not what it ended on.`,
  noText: (page: string) =>
    `${page} is written in an encoding that no browser reads as text. It is kept and exported as it came, and cannot be edited.`,
  tooLarge: (elements: string) =>
    `This page has about ${Number(elements).toLocaleString('en')} elements, more than a browser may be able to show. It is not drawn unasked.`,
}

/** Groups in groups of a drawing or a formula: browsers take time by the square of what is deeper than their parser nests. */
const deepestGroups = 5000

const group =
  /^(?:svg|g|symbol|defs|marker|mask|pattern|clippath|switch|foreignobject|text|tspan|math|semantics|annotation-xml|m(?:row|style|frac|sqrt|root|padded|phantom|action|error|text|i|n|o|sub|sup|subsup|under|over|underover|table|tr|td))$/i

/** By the tags alone, as they stand in the text. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, closing, name = '', end] of html.matchAll(/<(\/?)([a-z][\w-]*)[^<>]*?(\/?)>/gi)) {
    if (end || !group.test(name)) continue
    depth = Math.max(0, depth + (closing ? -1 : 1))
    if (depth > deepestGroups) return true
  }
  return false
}

/**
 * About how many elements a page has, by the text, because to read it into a tree is what takes the memory; null where they
 * are drawn unasked.
 */
export function tooManyElements(html: string): number | null {
  let count = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count += 1
  return count > limits.tagsDrawnUnasked || isTooDeep(html) ? Math.round(count / 2) : null
}
