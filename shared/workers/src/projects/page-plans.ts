import { fail, succeed } from '@pergola/contracts'
import { planPageCopy, planPageRename } from '@pergola/site/files'
import { findPage, redirectPage, removePage } from '@pergola/site/project'
import type { Handlers } from '../calls/answer.ts'
import { idleFiles } from './idle-files.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import type { WorkerContext } from './worker-context.ts'

/** What changes of pages would change, of the open project as it is stored. */
export function pagePlans(
  context: WorkerContext,
): Pick<Handlers<ProjectVerbs>, 'planPageRename' | 'planPageCopy' | 'planPageRemoval'> {
  function stored() {
    const disk = context.current()
    if (!disk) return null
    const { project, manifest } = disk.state()
    const read = async (path: string) => (await context.texts.read(disk, path))?.text ?? null
    return { project, files: [...manifest.files.keys()], read }
  }

  return {
    async planPageRename(names, { signal, progress }) {
      const site = stored()
      if (!site) return fail('project-missing')
      let done = 0
      const read = (path: string) => {
        // Whoever has given up is answered between two files.
        signal.throwIfAborted()
        progress({ done: (done += 1), total: site.files.length, label: path })
        return site.read(path)
      }
      const plan = await planPageRename({ ...site, ...names, read })
      const from = findPage(site.project, names.name)
      if (!plan.ok || !from) return plan
      const redirect = redirectPage(site.project, { from, to: plan.value.page, id: crypto.randomUUID() })
      return succeed({ ...plan.value, ...(redirect && { redirect }) })
    },
    async planPageRemoval({ name }) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const removal = removePage(disk.state().project, name)
      if (!removal.ok) return removal
      const { record, removed } = removal.value
      const idle = await idleFiles(disk, record.pages)
      const { files } = disk.state().manifest
      const gone = [...removed, ...idle].filter((path) => files.has(path))
      return succeed({ files: {}, contents: Object.fromEntries(gone.map((path) => [path, null])), record })
    },
    async planPageCopy({ name }) {
      const site = stored()
      return site ? planPageCopy({ ...site, name, freshId }) : fail('project-missing')
    },
  }
}

function freshId(prefix: string): string {
  return prefix + crypto.randomUUID().slice(0, 8)
}
