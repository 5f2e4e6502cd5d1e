import type { Project } from '@pergola/contracts'

type Pages = Project['pages']

interface Holder {
  readonly pages: Pages
}

/**
 * Pages come and go without the canvas, whose record names those that were there when its own page was opened. To read
 * only: a record that is written holds what is edited and nothing else.
 */
export function allPages(stored: Holder | null | undefined, edited: Holder | null | undefined): Pages {
  return { ...stored?.pages, ...edited?.pages }
}
