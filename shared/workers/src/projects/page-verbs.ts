import { fail, succeed } from '@pergola/contracts'
import type { Outcome, Page, PageFailure } from '@pergola/contracts'
import { readLoosely } from '@pergola/site/encoding'
import { addPage, encodeText, removePage } from '@pergola/site/project'
import type { Handlers } from '../calls/answer.ts'
import type { CallContext } from '../calls/messages.ts'
import { idleFiles } from './idle-files.ts'
import { messages } from './messages.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import type { PageTurns } from './page-turns.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { saveTexts, saveTo } from './save-verbs.ts'
import { textReader } from './text-reader.ts'
import type { WorkerContext } from './worker-context.ts'
import type { SavedChange } from './saved-change.ts'
import { fetchPart } from '../calls/fetch-part.ts'

type Files = Readonly<Record<string, string>>

interface AddedPage {
  readonly page: Page
  readonly change: SavedChange
}

type PageVerbs = Pick<Handlers<ProjectVerbs>, 'addPage' | 'removePage' | 'renamePage'>

export function pageVerbs(context: WorkerContext, turns: PageTurns): PageVerbs {
  async function addTo(name: string, file: Blob | null): Promise<Outcome<AddedPage, PageFailure>> {
    const disk = await context.settled()
    if (!disk) return fail('project-missing')
    const source = file && (await readPageSource(file))
    if (source && !source.ok) return fail(source.failure, name)
    const { project, manifest } = disk.state()
    const added = addPage(project, {
      name,
      id: crypto.randomUUID(),
      has: (path) => manifest.files.has(path),
      ...(source && { source: source.value }),
    })
    if (!added.ok) return added
    const { page } = added.value
    const files = source ? await followed(disk, page, added.value.files) : added.value.files
    const put = new Map(Object.entries(files).map(([path, text]) => [path, encodeText(text)]))
    const record = { pages: added.value.project.pages }
    const saved = await saveTo(disk, { put, record, label: messages.pageAdded(page.name) })
    if (saved.ok) turns.made(disk, page.name)
    return saved.ok ? succeed({ page, change: saved.value }) : saved
  }

  async function removeFrom(name: string) {
    const disk = await context.settled()
    if (!disk) return fail('project-missing')
    const removed = removePage(disk.state().project, name)
    if (!removed.ok) return removed
    const { record, removed: own } = removed.value
    const idle = await idleFiles(disk, record.pages)
    turns.removed(disk, name)
    return saveTo(disk, { record, removed: [...own, ...idle], label: messages.pageRemoved(name) })
  }

  async function renameTo({ name, to }: { name: string; to: string }, call: CallContext) {
    const disk = await context.settled()
    if (!disk) return fail('project-missing')
    const { project, manifest } = disk.state()
    const { planPageRename } = await fetchPart(() => import('@pergola/site/files'))
    const read = textReader(context.texts, disk)
    const plan = await planPageRename({ project, files: [...manifest.files.keys()], name, to, read })
    if (!plan.ok) return plan
    const { change, ...renamed } = plan.value
    const label = messages.pageRenamed(name, renamed.page.name)
    const saved = await saveTexts({ context, turns }, { projectId: disk.id, ...change, label }, call)
    if (!saved.ok) return saved
    turns.removed(disk, name)
    turns.made(disk, renamed.page.name)
    return succeed({ ...renamed, change: saved.value })
  }

  return {
    addPage: ({ name, file }) => turns.run(() => addTo(name, file)),
    removePage: ({ name }) => turns.run(() => removeFrom(name)),
    renamePage: (input, call) => turns.run(() => renameTo(input, call)),
  }
}

/** What a person brings is stored, whether or not its instances can be brought up to date. */
async function followed(disk: ProjectDisk, page: Page, files: Files): Promise<Files> {
  const html = files[page.pathes.html]
  if (html === undefined || Object.keys(disk.state().project.symbols).length === 0) return files
  try {
    const { withStoredSymbols } = await fetchPart(() => import('../symbols/follow-symbols.ts'))
    return { ...files, [page.pathes.html]: await withStoredSymbols(disk, page, html) }
  } catch (error) {
    console.warn('symbols: a page that came was not brought up to date', error)
    return files
  }
}

/** What reads HTML is heavy, and no project is opened with it. */
async function readPageSource(file: Blob) {
  const { pageSourceOf } = await fetchPart(() => import('./page-source.ts'))
  return pageSourceOf(await readLoosely('page.html', new Uint8Array(await file.arrayBuffer())))
}
