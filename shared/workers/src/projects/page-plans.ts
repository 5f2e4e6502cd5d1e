import { fail, succeed } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { planHomePage, planPageCopy, planPageMoves, planPageRename } from '@pergola/site/files'
import { findPage, redirectPage, removePage } from '@pergola/site/project'
import type { PageRemoval } from '@pergola/site/project'
import type { Handlers } from '../calls/answer.ts'
import type { CallContext } from '../calls/messages.ts'
import { idleFiles } from './idle-files.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { textReader } from './text-reader.ts'
import type { ReadText } from './text-reader.ts'
import type { WorkerContext } from './worker-context.ts'

/** What changes of pages would change, of the open project as it is stored. */
export function pagePlans(
  context: WorkerContext,
): Pick<
  Handlers<ProjectVerbs>,
  'planHomePage' | 'planPageRename' | 'planPageMoves' | 'planPageCopy' | 'planPagesRemoval'
> {
  function stored() {
    const disk = context.current()
    if (!disk) return null
    const { project, manifest } = disk.state()
    return { project, files: [...manifest.files.keys()], read: textReader(context.texts, disk) }
  }

  return {
    async planPageRename(names, call) {
      const site = stored()
      if (!site) return fail('project-missing')
      const plan = await planPageRename({ ...site, ...names, read: toldReads(site, call) })
      const from = findPage(site.project, names.name)
      if (!plan.ok || !from) return plan
      const redirect = redirectPage(site.project, { from, to: plan.value.page, id: crypto.randomUUID() })
      return succeed({ ...plan.value, ...(redirect && { redirect }) })
    },
    async planPageMoves({ moves }, call) {
      const site = stored()
      return site ? planPageMoves({ ...site, moves, read: toldReads(site, call) }) : fail('project-missing')
    },
    async planPagesRemoval({ names }) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const removal = removeAll(disk.state().project, names)
      if (!removal.ok) return removal
      const { record, removed } = removal.value
      const idle = await idleFiles(disk, record.pages)
      const { files } = disk.state().manifest
      const gone = [...removed, ...idle].filter((path) => files.has(path))
      return succeed({ files: {}, contents: Object.fromEntries(gone.map((path) => [path, null])), record })
    },
    async planHomePage(wish, call) {
      const site = stored()
      return site ? planHomePage({ ...site, ...wish, read: toldReads(site, call) }) : fail('project-missing')
    },
    async planPageCopy({ name }) {
      const site = stored()
      return site ? planPageCopy({ ...site, name, freshId }) : fail('project-missing')
    },
  }
}

/** Says how far it is; whoever has given up is answered between two files. */
function toldReads(site: { files: readonly string[]; read: ReadText }, { signal, progress }: CallContext): ReadText {
  let done = 0
  return (path) => {
    signal.throwIfAborted()
    progress({ done: (done += 1), total: site.files.length, label: path })
    return site.read(path)
  }
}

/** One after the other: a sheet that two of them share goes with the second. */
function removeAll(project: Project, names: readonly string[]): ReturnType<typeof removePage> {
  let record: PageRemoval['record'] = { pages: project.pages }
  const removed: string[] = []
  for (const name of names) {
    const removal = removePage({ ...project, ...record } as Project, name)
    if (!removal.ok) return removal
    record = { ...record, ...removal.value.record }
    removed.push(...removal.value.removed)
  }
  return succeed({ record, removed })
}

function freshId(prefix: string): string {
  return prefix + crypto.randomUUID().slice(0, 8)
}
