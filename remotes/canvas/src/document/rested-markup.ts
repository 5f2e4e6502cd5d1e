import { changedMarkup, followMarkup } from '@pergola/site/follow-pages'
import type { CachedPage, ProjectStep, StoredProject } from '@pergola/site/document'

/**
 * For a page that goes on after symbols of it were edited on another page: its steps do to it as it is now what they did
 * before. What is to be said of those that cannot; null where all can.
 */
export function followSymbols(
  page: string,
  cached: CachedPage,
  past: readonly ProjectStep[],
  stored: StoredProject,
): string | null {
  const changed = changedMarkup(cached, past, stored)
  const lost = changed.length > 0 ? followMarkup(cached, changed) : []
  return lost.length > 0 ? symbolStepsGone(page, lost) : null
}

/** Said of steps that an edit of a symbol has written over. */
function symbolStepsGone(page: string, steps: readonly string[]): string {
  const named = steps.slice(0, 5).join(', ')
  const more = steps.length > 5 ? ` and ${steps.length - 5} more` : ''
  return `These steps on ${page} cannot be undone any more: what they changed in a symbol was changed on another page since. ${named}${more}`
}
