import type { FileChange, Project } from '@pergola/contracts'
import type { FileMatch, Replaced, SearchedFile } from '@pergola/site/find'
import { changePages, storeFirst } from '../pages/change-pages.ts'
import { tellWait } from '../pages/tell-wait.ts'
import type { FindServices } from './create-find.ts'
import type { Find } from './create-find.ts'
import { withField } from './find-sources.ts'
import type { FindSource } from './find-sources.ts'
import { messages } from './messages.ts'
import { readSources } from './read-sources.ts'

/** Why nothing may be replaced; null where it may. */
export function refusalOfReplacing({ canvas, projects }: FindServices): string | null {
  const { open } = projects.state.getState()
  if (open?.trust === 'restricted') return messages.restricted
  if (open?.role === 'reader' || canvas.state.getState().readOnly) return messages.readOnly
  return canvas.state.getState().document === null || !canvas.changeFiles ? messages.noPage : null
}

interface Chosen {
  readonly source: FindSource
  readonly match: FileMatch
}

interface Planned {
  readonly change: FileChange
  readonly replaced: number
  readonly refused: number
  readonly files: number
}

/** Replaces one match, or all that were found, as one step that can be undone, and searches again. */
export async function replaceFound(find: Find, services: FindServices, chosen: Chosen | null): Promise<void> {
  const { toasts } = services
  const refusal = refusalOfReplacing(services)
  if (refusal !== null) return toasts.warning(refusal)
  const { query, replacement } = find.state.getState()
  if (!(await storeFirst(services))) return
  const planned = await tellWait(toasts, messages.replacing, plan(find, services, chosen))
  if (typeof planned === 'string') return toasts.error(planned)
  if (planned.refused > 0) toasts.warning(messages.refused(planned.refused))
  if (planned.replaced === 0) return planned.refused === 0 ? toasts.warning(messages.overtaken) : undefined
  const step = messages.step(query.pattern, replacement)
  const problem = await tellWait(toasts, messages.replacing, changePages(services, planned.change, step))
  if (problem !== null) return toasts.error(problem)
  if (chosen === null) toasts.success(messages.replaced(planned.replaced, planned.files))
  await find.run()
}

/** What the change would be, of the files as they are stored now; a reason where nobody can say. */
async function plan(find: Find, services: FindServices, chosen: Chosen | null): Promise<Planned | string> {
  const { query, results } = find.state.getState()
  const begun = await find.worker.ask('begin', query)
  if (!begun.ok || !begun.value.ok) return messages.lost
  const sources = chosen ? [chosen.source] : results.map(({ source }) => source)
  const files: Record<string, string> = {}
  let pages: Project['pages'] | null = null
  let [replaced, refused, changed] = [0, 0, 0]
  for await (const batch of readSources(sources, services)) {
    for (const { source, file } of batch) {
      if (!file) continue
      const answer = await replaceIn({ source, file }, find, chosen)
      if (typeof answer === 'string') return answer
      refused += answer.refused
      replaced += answer.replaced
      if (answer.text === file.text) continue
      changed += 1
      if (source.path !== null) files[source.path] = answer.text
      else if (source.field) pages = withField(pages ?? pagesOf(services), source.field, answer.text)
    }
  }
  return { change: { files, ...(pages && { record: { pages } }) }, replaced, refused, files: changed }
}

interface Text {
  readonly source: FindSource
  readonly file: SearchedFile
}

/** A reason where nothing can be said of the text. */
async function replaceIn({ source, file }: Text, find: Find, chosen: Chosen | null): Promise<Replaced | string> {
  const { replacement, within } = find.state.getState()
  if (chosen && !file.text.startsWith(chosen.match.match, chosen.match.start)) return messages.overtaken
  const only = chosen ? [chosen.match.start] : null
  const answer = await find.worker.ask('replace', file, { replacement, only, within })
  if (answer.ok) return answer.value
  return answer.failure === 'too-slow' ? messages.tooSlow(source.label) : messages.lost
}

function pagesOf({ canvas, projects }: FindServices): Project['pages'] {
  return canvas.record.getState().project?.pages ?? projects.state.getState().open?.project.pages ?? {}
}
