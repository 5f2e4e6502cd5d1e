/** For pages that go on after others have changed the sheet of the site: its code comes with the first of them. */
export { followSheets } from '@pergola/site/follow-sheets'

/** Said of steps that another page has written over. */
export function stepsGone(page: string, steps: readonly string[]): string {
  const named = steps.slice(0, 5).join(', ')
  const more = steps.length > 5 ? ` and ${steps.length - 5} more` : ''
  return `What these steps did on ${page} to a sheet of the site cannot be undone any more: the same rules were changed on another page since. ${named}${more}`
}
