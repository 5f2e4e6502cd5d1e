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

/**
 * About how many elements a page has, by the text, because to read it into a tree is what takes the memory; null where they
 * are drawn unasked.
 */
export function tooManyElements(html: string): number | null {
  let count = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count += 1
  return count > limits.tagsDrawnUnasked ? Math.round(count / 2) : null
}
