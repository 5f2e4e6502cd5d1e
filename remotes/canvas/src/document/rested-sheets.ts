import { changedMarkup, followMarkup } from '@pergola/site/follow-pages'
import { changedSheets, followSheets } from '@pergola/site/follow-sheets'
import type { CachedPage, ProjectStep, StoredProject } from '@pergola/site/document'

/**
 * For a page that goes on after other pages have changed sheets of the site, or symbols that it has: its steps do to them
 * as they are now what they did before. What is to be said of those that cannot. To be asked before `resume`.
 */
export function followOthers(
  page: string,
  cached: CachedPage,
  past: readonly ProjectStep[],
  stored: StoredProject,
): readonly string[] {
  const lost = followSheets(cached, changedSheets(cached, stored))
  const markup = changedMarkup(cached, past, stored)
  const lostInSymbols = markup.length > 0 ? followMarkup(cached, markup) : []
  return [
    ...(lost.length > 0 ? [stepsGone(page, lost)] : []),
    ...(lostInSymbols.length > 0 ? [symbolStepsGone(page, lostInSymbols)] : []),
  ]
}

function named(steps: readonly string[]): string {
  const more = steps.length > 5 ? ` and ${steps.length - 5} more` : ''
  return `${steps.slice(0, 5).join(', ')}${more}`
}

/** Said of steps that another page has written over. */
export function stepsGone(page: string, steps: readonly string[]): string {
  return `What these steps did on ${page} to a sheet of the site cannot be undone any more: the same rules were changed on another page since. ${named(steps)}`
}

/** Said of steps that an edit of a symbol has written over. */
function symbolStepsGone(page: string, steps: readonly string[]): string {
  return `These steps on ${page} cannot be undone any more: what they changed in a symbol was changed on another page since. ${named(steps)}`
}
