import type { FileMatch } from '@pergola/site/find'
import { showPage } from '../pages/show-page.ts'
import { openPage } from '../pages/open-page.ts'
import type { FindServices } from './create-find.ts'
import type { FindSource, RecordField } from './find-sources.ts'
import { messages } from './messages.ts'

interface Place {
  readonly source: FindSource
  readonly match: FileMatch
  /** It is the code that was searched. */
  readonly isCode: boolean
}

/** Shows where a match stands: its element on its page, its place in the code, or the field of the page's head. */
export async function goToMatch({ source, match, isCode }: Place, services: FindServices): Promise<void> {
  const { page, path, field } = source
  if (field) return showField(field, services)
  if (page !== null && match.element !== null && !isCode) {
    if (!(await show(page, services))) return
    if (await selectElement(source, match, services)) return
  }
  if (path !== null) showCode(path, match, services)
}

async function show(page: string, services: FindServices): Promise<boolean> {
  if (!(await openPage(page, services))) return false
  if (await showPage(page, services)) return true
  services.toasts.warning(messages.notShown(page))
  return false
}

async function showField({ page, part }: RecordField, services: FindServices): Promise<void> {
  if (!(await show(page, services))) return
  const root = services.canvas.rootLayer()
  if (part === 'bodyAttributes' && root !== null) return services.canvas.select([root], { scroll: true })
  services.dialogs.open({ slot: 'modal:page-helmet', title: messages.helmet, argument: page })
}

/** False where the page is not as it was searched: then nobody knows which element it was. */
async function selectElement({ path }: FindSource, match: FileMatch, { canvas }: FindServices): Promise<boolean> {
  const root = canvas.rootLayer()
  const text = path === null || root === null ? null : await canvas.readFile(path)
  if (root === null || !text?.ok || text.value.slice(match.start, match.end) !== wholeMatch(match, text.value))
    return false
  const element = canvas.find('*', root)[match.element ?? -1]
  if (element === undefined) return false
  canvas.select([element], { scroll: true })
  return true
}

/** What is listed of a long match is its beginning. */
function wholeMatch({ start, end, match }: FileMatch, text: string): string {
  return text.startsWith(match, start) ? text.slice(start, end) : match
}

function showCode(path: string, { start, end }: FileMatch, { dialogs }: FindServices): void {
  dialogs.open({
    slot: 'modal:file-editor',
    title: messages.editor,
    argument: { path, place: { from: start, to: end } },
  })
}
