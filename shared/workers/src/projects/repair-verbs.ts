import { fail, projectFolder, succeed } from '@pergola/contracts'
import type { Outcome, Project, SaveFailure } from '@pergola/contracts'
import { missingFiles } from '@pergola/site/project'
import type { Handlers } from '../calls/answer.ts'
import { filesOf } from '../storage/database.ts'
import type { HeadRow } from '../storage/database.ts'
import { filesUnder } from '../storage/file-tree.ts'
import { knownHead, restoreHead } from '../storage/lost-head.ts'
import type { StoredFile } from '../storage/manifest.ts'
import type { StorageHandle } from '../storage/project-disk.ts'
import { finishMaking } from '../storage/recover-projects.ts'
import { repairDisk } from '../storage/repair-disk.ts'
import { createNewFiles } from '../storage/store-new.ts'
import type { ProjectVerbs, Repaired } from './project-verbs.ts'
import { encodeAll, guarded, withLock } from './workspace-verbs.ts'
import type { WorkerContext } from './worker-context.ts'

/** Of projects that are damaged, or whose making was cut short. */
export function repairVerbs(context: WorkerContext): Pick<Handlers<ProjectVerbs>, 'repair'> {
  return { repair: ({ id }) => guarded(async () => repairProject(await context.storage(), id)) }
}

async function repairProject(storage: StorageHandle, id: string): Promise<Outcome<Repaired, SaveFailure>> {
  const head = await knownHead(storage.database, id)
  if (head?.inited) {
    const repaired = await withLock(id, () => repairDisk(storage, id))
    return repaired.ok ? succeed({ summary: repaired.value, missing: [] }) : repaired
  }
  const row = await storage.database.projects.get(Number(id))
  if (!row || !head) return fail('project-missing')
  return withLock(id, async () => {
    await restoreHead(storage.database, id)
    const whole = await finishMaking(storage, id)
    return succeed(whole ? { summary: whole, missing: [] } : await makeOfRest(storage, id, { project: row.data, head }))
  })
}

/** Of what the work that was cut short had written; pages it had not come to get their files anew. */
async function makeOfRest(
  storage: StorageHandle,
  id: string,
  { project, head }: { project: Project; head: HeadRow },
): Promise<Repaired> {
  const planned = (await storage.database.manifests.get(id))?.files ?? new Map<string, StoredFile>()
  const kept = await keptFiles(storage, id, planned)
  const target = createNewFiles(storage, id)
  for (const [path, bytes] of kept) await target.keep(path, bytes)
  for (const [path, bytes] of encodeAll(missingFiles(project, (file) => kept.has(file)))) await target.add(path, bytes)
  const missing = [...planned.keys()].filter((path) => !kept.has(path))
  return { summary: await target.commit(project, head.trust), missing }
}

async function keptFiles(
  { database, backEnd: { tree } }: StorageHandle,
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
