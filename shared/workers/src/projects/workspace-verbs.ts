import { fail, projectFolder, succeed } from '@pergola/contracts'
import type { Outcome, Project, ProjectSummary, SaveFailure } from '@pergola/contracts'
import { createProject, missingFiles } from '@pergola/site/project'
import type { Handlers } from '../calls/answer.ts'
import { journalFolder } from '../storage/back-end.ts'
import { asideFolder } from '../storage/history/keep-past.ts'
import { knownHead, restoreHead } from '../storage/lost-head.ts'
import type { StorageRoom } from '../storage/project-disk.ts'
import { acquireLock } from '../storage/project-lock.ts'
import type { ProjectLock } from '../storage/project-lock.ts'
import { removeRows, reserveProject } from '../storage/project-rows.ts'
import { failureOf } from '../storage/storage-failure.ts'
import { filesOf } from '../storage/database.ts'
import type { HeadRow } from '../storage/database.ts'
import { filesUnder } from '../storage/file-tree.ts'
import type { StoredFile } from '../storage/manifest.ts'
import { finishMaking } from '../storage/recover-projects.ts'
import { removalMark } from '../storage/removal-mark.ts'
import { repairDisk } from '../storage/repair-disk.ts'
import { createNewFiles, storeNew } from '../storage/store-new.ts'
import type { NewContent } from '../storage/store-new.ts'
import type { ProjectVerbs, Repaired } from './project-verbs.ts'
import type { World } from './world.ts'

type WorkspaceVerbs = Pick<Handlers<ProjectVerbs>, 'list' | 'storage' | 'summary' | 'create' | 'remove' | 'repair'>

export function workspaceVerbs(world: World): WorkspaceVerbs {
  return {
    async list() {
      const { database, quota } = await world.room()
      const storage = await quota.stats()
      // Read last: what is found meanwhile is told, and an older list must not come after it.
      const summaries = await database.summaries.toArray()
      // Found ones are told when they are there: the list is not kept waiting.
      void world.whole()
      return { summaries, storage }
    },
    storage: async () => (await world.room()).quota.stats(),
    async summary({ id }) {
      return (await (await world.room()).database.summaries.get(id)) ?? null
    },
    async create({ name, description }) {
      if (name.trim() === '') return fail('name-empty')
      const { project, files } = createProject({
        name,
        description,
        lang: languageOf(navigator.language),
        ids: () => crypto.randomUUID(),
      })
      return guarded(async () => {
        const room = await world.whole()
        const id = await reserveProject(room.database, { project, trust: 'own' })
        return finish(room, { id, project, trust: 'own', files: encodeAll(files) })
      })
    },
    remove: ({ id }) =>
      guarded(async () => {
        if (world.current()?.id === id) await world.close()
        return removeProject(await world.room(), id)
      }),
    repair: ({ id }) => guarded(async () => repairProject(await world.room(), id)),
  }
}

/** Whoever makes a site writes it in the language of their browser, until the helmet says another one. */
const languageOf = (tag: string) => tag.split('-', 1)[0] ?? ''

/** Writes the content of a reserved project under its lock, so that no other tab takes it for a leftover. */
async function finish(room: StorageRoom, content: NewContent): Promise<Outcome<ProjectSummary, SaveFailure>> {
  return withLock(content.id, async () => succeed(await storeNew(room, content)))
}

export async function removeProject(room: StorageRoom, id: string): Promise<Outcome<undefined, SaveFailure>> {
  if (!(await room.database.summaries.get(id))) return fail('project-missing')
  return withLock(id, async () => {
    const { tree } = room.backEnd
    // First of all, so that what is left of it when the browser ends now is not taken for a project that was lost.
    await tree?.write(removalMark(id), new Uint8Array(1))
    await tree?.remove(journalFolder(id))
    await removeRows(room.database, id)
    for (const path of [projectFolder(id), `staging/${id}`, asideFolder(id), removalMark(id)]) await tree?.remove(path)
    return succeed()
  })
}

async function repairProject(room: StorageRoom, id: string): Promise<Outcome<Repaired, SaveFailure>> {
  const head = await knownHead(room.database, id)
  if (head?.inited) {
    const repaired = await withLock(id, () => repairDisk(room, id))
    return repaired.ok ? succeed({ summary: repaired.value, missing: [] }) : repaired
  }
  const row = await room.database.projects.get(Number(id))
  if (!row || !head) return fail('project-missing')
  return withLock(id, async () => {
    await restoreHead(room.database, id)
    const whole = await finishMaking(room, id)
    return succeed(whole ? { summary: whole, missing: [] } : await makeOfRest(room, id, { project: row.data, head }))
  })
}

/** Of what the work that was cut short had written; pages it had not come to get their files anew. */
async function makeOfRest(
  room: StorageRoom,
  id: string,
  { project, head }: { project: Project; head: HeadRow },
): Promise<Repaired> {
  const planned = (await room.database.manifests.get(id))?.files ?? new Map<string, StoredFile>()
  const kept = await keptFiles(room, id, planned)
  const target = createNewFiles(room, id)
  for (const [path, bytes] of kept) await target.keep(path, bytes)
  for (const [path, bytes] of encodeAll(missingFiles(project, (file) => kept.has(file)))) await target.add(path, bytes)
  const missing = [...planned.keys()].filter((path) => !kept.has(path))
  return { summary: await target.commit(project, head.trust), missing }
}

async function keptFiles(
  { database, backEnd: { tree } }: StorageRoom,
  id: string,
  planned: ReadonlyMap<string, StoredFile>,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const kept = new Map((await filesOf(database, id).toArray()).map(({ path, bytes }) => [path, bytes]))
  for (const path of tree ? await filesUnder(tree, projectFolder(id)) : []) {
    const file = await tree?.read(`${projectFolder(id)}/${path}`)
    if (file && !isTorn(file, planned.get(path))) kept.set(path, new Uint8Array(await file.arrayBuffer()))
  }
  return kept
}

/** A file grows in its place while it is written. */
function isTorn({ size }: File, planned: StoredFile | undefined): boolean {
  return planned !== undefined && planned.size > 0 && planned.size !== size
}

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

async function guarded<Value, Failure extends string>(
  work: () => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure | SaveFailure>> {
  try {
    return await work()
  } catch (error) {
    const { failure, detail } = failureOf(error)
    return fail(failure, detail)
  }
}

function encodeAll(files: Readonly<Record<string, string>>): Map<string, Uint8Array<ArrayBuffer>> {
  return new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]))
}
