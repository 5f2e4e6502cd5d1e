import { fail, limits, succeed } from '@pergola/contracts'
import type { FileChange, LongWork, ProjectsService } from '@pergola/contracts'
import { blobOf } from '../../calls/blob-of.ts'
import type { Answer, ValueOf } from '../../calls/messages.ts'
import type { ProjectVerbs } from '../project-verbs.ts'
import type { ServiceContext } from './service-context.ts'

type Saving = Pick<
  ProjectsService,
  | 'save'
  | 'writeFile'
  | 'removeFiles'
  | 'fileUses'
  | 'planMoves'
  | 'planClassRename'
  | 'planClassRemoval'
  | 'planPlainSymbols'
  | 'countClass'
  | 'planPageRename'
  | 'planHomePage'
  | 'planPageCopy'
  | 'planPageMoves'
  | 'planPageRemoval'
  | 'planPagesRemoval'
  | 'siteClasses'
  | 'siteVariables'
  | 'planVariables'
  | 'planUtf8'
  | 'exportFolder'
>

/** What the worker answers, or that it is gone. */
function valueOf<Value>(answer: Answer<Value>) {
  return answer.ok ? answer.value : fail('worker-lost', answer.detail)
}

export function savingVerbs(context: ServiceContext): Saving {
  const { ask } = context
  return {
    async fileUses(paths) {
      const answer = await ask('fileUses', { paths })
      return answer.ok ? answer.value : []
    },
    planMoves: async (moved) => valueOf(await ask('planMoves', { moved })),
    planClassRename: async (from, to) => valueOf(await ask('planClassRename', { from, to })),
    planClassRemoval: async (names, { keepNamed = false } = {}) =>
      valueOf(await ask('planClassRemoval', { names, keepNamed })),
    planPlainSymbols: async () => valueOf(await ask('planPlainSymbols', null)),
    countClass: async (asked) => valueOf(await ask('countClass', asked)),
    async planPageRename(name, to, work) {
      const answer = await ask('planPageRename', { name, to }, work)
      return !answer.ok && answer.failure === 'cancelled' ? fail('cancelled') : valueOf(answer)
    },
    async planPageMoves(moves, work) {
      const answer = await ask('planPageMoves', { moves }, work)
      return !answer.ok && answer.failure === 'cancelled' ? fail('cancelled') : valueOf(answer)
    },
    planPageRemoval: async (name) => valueOf(await ask('planPagesRemoval', { names: [name] })),
    planPagesRemoval: async (names) => valueOf(await ask('planPagesRemoval', { names })),
    async planHomePage(wish, work) {
      const answer = await ask('planHomePage', wish, work)
      return !answer.ok && answer.failure === 'cancelled' ? fail('cancelled') : valueOf(answer)
    },
    planPageCopy: async (name) => valueOf(await ask('planPageCopy', { name })),
    siteClasses: async (options) => valueOf(await ask('siteClasses', options ?? null)),
    siteVariables: async () => valueOf(await ask('siteVariables', null)),
    planVariables: async (edit) => valueOf(await ask('planVariables', edit)),
    planUtf8: async (unsaved) => valueOf(await ask('planUtf8', unsaved ? { unsaved: await withBlobs(unsaved) } : {})),
    async exportFolder(path, work) {
      const answer = await ask('exportFolder', { path }, work)
      if (!answer.ok) return fail(answer.failure === 'cancelled' ? 'cancelled' : 'worker-lost', answer.detail)
      return answer.value
    },
    async save(request) {
      const answer = await ask('save', await withBlobs(request), tellMany(context))
      const receipt = receiptOf(context, answer)
      if (!receipt.ok) context.store.refused(receipt.failure)
      return receipt
    },
    async writeFile(path, file) {
      return receiptOf(context, await ask('writeFiles', { files: [[path, await blobOf(file)]] }))
    },
    removeFiles: async (paths) => receiptOf(context, await ask('removeFiles', { paths }, tellMany(context))),
  }
}

/** Steps from which on somebody would wonder how far it is. */
const many = 100

function tellMany({ store }: ServiceContext): LongWork {
  return { onProgress: (progress) => progress.total >= many && store.storing(progress) }
}

/** Blobs go to a worker as they are. */
export async function withBlobs<Change extends FileChange>(change: Change): Promise<Change> {
  const { contents } = change
  if (!contents) return change
  const blobs: [string, Blob | null][] = []
  for (const [path, file] of Object.entries(contents)) {
    // What else the window has to do has its turn between them.
    if (blobs.length % limits.readBatch.files === limits.readBatch.files - 1)
      await new Promise((resume) => setTimeout(resume))
    blobs.push([path, file && (await blobOf(file))])
  }
  return { ...change, contents: Object.fromEntries(blobs) }
}

function receiptOf(
  { saved, bus, store }: ServiceContext,
  answer: Answer<ValueOf<ProjectVerbs['save']>>,
): Awaited<ReturnType<ProjectsService['save']>> {
  if (store.state.getState().storing) store.storing(null)
  if (!answer.ok) return fail(answer.failure === 'timed-out' ? 'timed-out' : 'worker-lost', answer.detail)
  if (!answer.value.ok) {
    if (answer.value.failure === 'storage-cleared') bus.emit('storage.cleared', {})
    return answer.value
  }
  const change = answer.value.value
  saved(change)
  return succeed({ revision: change.revision, bytes: change.bytes, savedAt: change.savedAt })
}
