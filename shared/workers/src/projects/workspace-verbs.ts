import { fail, newProjectSettings, projectFolder, succeed } from '@pergola/contracts'
import type { Outcome, ProjectSummary, SaveFailure } from '@pergola/contracts'
import { createProject } from '@pergola/site/project'
import type { Handlers } from '../calls/answer.ts'
import { journalFolder } from '../storage/back-end.ts'
import { pastFolder } from '../storage/history/keep-past.ts'
import type { StorageHandle } from '../storage/project-disk.ts'
import { acquireLock } from '../storage/project-lock.ts'
import type { ProjectLock } from '../storage/project-lock.ts'
import { removeRows, reserveProject } from '../storage/project-rows.ts'
import { failureOf } from '../storage/storage-failure.ts'
import { markRemoval, takeMarkAway } from '../storage/removal-mark.ts'
import { storeNew } from '../storage/store-new.ts'
import type { NewContent } from '../storage/store-new.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { allowRemoteFiles } from './remote-files.ts'
import type { WorkerContext } from './worker-context.ts'

type WorkspaceVerbs = Pick<
  Handlers<ProjectVerbs>,
  'list' | 'storage' | 'summary' | 'create' | 'allowRemoteFiles' | 'remove'
>

export function workspaceVerbs(context: WorkerContext): WorkspaceVerbs {
  return {
    async list() {
      const { database, quota } = await context.storage()
      const storage = await quota.stats()
      // Read last: what is found meanwhile is told, and an older list must not come after it.
      const summaries = await database.summaries.toArray()
      // Found ones are told when they are there: the list is not kept waiting, and whoever needs them asks again.
      void context
        .recoveredStorage()
        .catch((error: unknown) => console.warn('projects: the disk was not searched for others', error))
      return { summaries, storage, recovery: context.recovery() }
    },
    storage: async () => (await context.storage()).quota.stats(),
    async summary({ id }) {
      return (await (await context.storage()).database.summaries.get(id)) ?? null
    },
    async create({ name, description }) {
      if (name.trim() === '') return fail('name-empty')
      const { project: made, files } = createProject({
        name,
        description,
        lang: languageOf(navigator.language),
        ids: () => crypto.randomUUID(),
      })
      const project = { ...made, projectSettings: newProjectSettings }
      return guarded(async () => {
        const storage = await context.recoveredStorage()
        const id = await reserveProject(storage.database, { project, trust: 'own' })
        return finish(storage, { id, project, trust: 'own', files: encodeAll(files) })
      })
    },
    allowRemoteFiles: (choice) => guarded(async () => allowRemoteFiles(await context.storage(), choice)),
    remove: ({ id }) =>
      guarded(async () => {
        if (context.current()?.id === id) await context.close()
        return removeProject(await context.storage(), id)
      }),
  }
}

/** Whoever makes a site writes it in the language of their browser, until the helmet says another one. */
const languageOf = (tag: string) => tag.split('-', 1)[0] ?? ''

/** Writes the content of a reserved project under its lock, so that no other tab takes it for a leftover. */
async function finish(storage: StorageHandle, content: NewContent): Promise<Outcome<ProjectSummary, SaveFailure>> {
  try {
    return await withLock(content.id, async () => succeed(await storeNew(storage, content)))
  } catch (error) {
    await removeProject(storage, content.id)
    throw error
  }
}

export async function removeProject(storage: StorageHandle, id: string): Promise<Outcome<undefined, SaveFailure>> {
  if (!(await storage.database.summaries.get(id))) return fail('project-missing')
  return withLock(id, async () => {
    const { tree } = storage.backEnd
    try {
      // First of all, so that what is left of it when the browser ends now is not taken for a project that was lost.
      await markIfPossible(storage, id)
      await removeRows(storage.database, id)
    } catch (error) {
      // Nothing of it is deleted yet: it stays, with both of its copies.
      await takeMarkAway(tree, id).catch(() => undefined)
      throw error
    }
    for (const path of [journalFolder(id), projectFolder(id), `staging/${id}`, pastFolder(id)]) await tree?.remove(path)
    await takeMarkAway(tree, id)
    await storage.reserve.keep()
    return succeed()
  })
}

async function storedGeneration({ database }: StorageHandle, id: string): Promise<number | undefined> {
  return (await database.manifests.get(id))?.generation
}

/**
 * On a disk that has no space for a mark it goes without one: deleting is what gives space. What lists the project goes
 * first then as well, and one that is cut short comes back from its journal.
 */
async function markIfPossible(storage: StorageHandle, id: string): Promise<void> {
  const { tree } = storage.backEnd
  if (!tree) return
  const generation = (await storedGeneration(storage, id)) ?? 0
  const mark = () => markRemoval(tree, id, { generation })
  try {
    await mark().catch((error: unknown) => (isFull(error) ? storage.reserve.lend(mark) : Promise.reject(error)))
  } catch (error) {
    if (!isFull(error)) throw error
    await takeMarkAway(tree, id)
  }
}

const isFull = (error: unknown) => failureOf(error).failure === 'storage-full'

export async function withLock<Value, Failure extends string>(
  projectId: string,
  work: (lock: ProjectLock) => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure | 'not-writer'>> {
  const lock = await acquireLock({ projectId, onStolen: () => undefined })
  if (!lock) return fail('not-writer', 'The project is open in another tab.')
  try {
    return await work(lock)
  } finally {
    await lock.release()
  }
}

export async function guarded<Value, Failure extends string>(
  work: () => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure | SaveFailure>> {
  try {
    return await work()
  } catch (error) {
    const { failure, detail } = failureOf(error)
    return fail(failure, detail)
  }
}

export function encodeAll(files: Readonly<Record<string, string>>): Map<string, Uint8Array<ArrayBuffer>> {
  return new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]))
}
