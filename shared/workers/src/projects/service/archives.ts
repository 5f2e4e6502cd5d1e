import { fail, succeed } from '@pergola/contracts'
import type { FileLike, ImportedZip, ImportFailure, LongWork, Outcome, ProjectsService } from '@pergola/contracts'
import { blobOf } from '../../calls/blob-of.ts'
import { withBlobs } from './saving.ts'
import { flat } from './service-context.ts'
import type { ServiceContext } from './service-context.ts'

export function archiveVerbs({
  ask,
  store,
  bus,
  settings,
}: ServiceContext): Pick<ProjectsService, 'importZip' | 'createFrom' | 'exportZip'> {
  async function take(
    file: FileLike,
    work?: LongWork,
    own?: { name: string; description: string },
  ): Promise<Outcome<ImportedZip, ImportFailure>> {
    const answer = await ask(
      'importZip',
      { file: await blobOf(file), name: file.name ?? '', ...(own && { own }) },
      work,
    )
    if (!answer.ok && answer.failure === 'cancelled') return fail('cancelled')
    const outcome = flat(answer)
    if (!outcome.ok) return outcome
    const { summary, unfitNames } = outcome.value
    store.put(summary)
    bus.emit('project.created', { projectId: summary.id })
    return succeed({ id: summary.id, restricted: summary.trust === 'restricted', unfitNames })
  }

  return {
    importZip: (file, work) => take(file, work),
    async createFrom(zip, { name, description = '' }) {
      const own = { name: name.trim(), description: description.trim() }
      return own.name === '' ? fail('name-empty') : take(zip, undefined, own)
    },
    async exportZip(id, work) {
      const unsaved = work?.unsaved && (await withBlobs(work.unsaved))
      const { forTab = false, safeNames = false, siteOnly = false } = work ?? {}
      const request = { id, settings: settings(), forTab, safeNames, siteOnly, ...(unsaved && { unsaved }) }
      const answer = await ask('exportZip', request, work)
      if (!answer.ok && answer.failure !== 'worker-lost') return fail(answer.failure, answer.detail)
      return flat(answer)
    },
  }
}
