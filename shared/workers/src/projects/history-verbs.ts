import { fail, succeed } from '@pergola/contracts'
import type { Outcome, ProjectVersion, VersionDifference, VersionFailure } from '@pergola/contracts'
import type { Handlers } from '../calls/answer.ts'
import { rowsOf } from '../storage/database.ts'
import type { VersionRow } from '../storage/database.ts'
import { readContent, readVersion } from '../storage/history/past-version.ts'
import type { PastVersion } from '../storage/history/past-version.ts'
import { measuredHistory, sweepHistory } from '../storage/history/sweep-history.ts'
import { checkWriter } from '../storage/project-rows.ts'
import { failureOf } from '../storage/storage-failure.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { buildVersionPage } from './build-version-page.ts'
import { planRestoration } from './plan-restoration.ts'
import type { WorkerContext } from './worker-context.ts'

type HistoryVerbs = Pick<
  Handlers<ProjectVerbs>,
  | 'versions'
  | 'newestVersions'
  | 'version'
  | 'versionFile'
  | 'versionPage'
  | 'versionPicture'
  | 'nameVersion'
  | 'restoration'
  | 'sweepHistory'
>

/** Of the open project, by whoever reads or writes it; names and sweeps are the writer's. */
export function historyVerbs(context: WorkerContext): HistoryVerbs {
  async function found(revision: number): Promise<Outcome<PastVersion, VersionFailure>> {
    const disk = context.current()
    return disk ? readVersion(await context.storage(), disk.id, revision) : fail('project-missing')
  }

  return {
    async versions() {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { versions, size } = await measuredHistory((await context.storage()).database, disk.id)
      return succeed({ versions: versions.toReversed().map(versionOf), size })
    },
    async newestVersions({ count }) {
      const disk = context.current()
      if (!disk) return fail('project-missing')
      const { database } = await context.storage()
      // oxlint-disable-next-line unicorn/no-array-reverse -- no array
      const rows = await rowsOf(database.versions, disk.id).reverse().limit(count).toArray()
      return succeed(rows.map(versionOf))
    },
    async version({ revision }) {
      const past = await found(revision)
      if (!past.ok) return past
      const { row, project, files } = past.value
      const differences = differencesOf(past.value)
      return succeed({ version: versionOf(row), project, files: [...files.keys()], differences })
    },
    async versionFile({ revision, path }) {
      const past = await found(revision)
      if (!past.ok) return past
      const content = past.value.files.get(path)
      if (!content) return fail('file-missing', path)
      const blob = await readContent(await context.storage(), past.value.row.projectId, { content, path })
      return blob ? succeed(blob) : fail('version-damaged', path)
    },
    async versionPage({ revision, page, settings }) {
      const past = await found(revision)
      return past.ok ? buildVersionPage(await context.storage(), past.value, { page, settings }) : past
    },
    async versionPicture({ revision }) {
      const disk = context.current()
      const storage = await context.storage()
      const row = disk && (await storage.database.versions.get([disk.id, revision]))
      const content = row?.picture
      return content ? readContent(storage, row.projectId, { content, path: 'screenshot.webp' }) : null
    },
    nameVersion: ({ revision, name }) => nameVersion(context, revision, name.trim()),
    async restoration({ revision, page }) {
      const past = await found(revision)
      return past.ok ? restorationOf(context, past.value, page) : past
    },
    async sweepHistory({ limit }) {
      const disk = context.current()
      const storage = await context.storage()
      if (!disk?.tend) return fail(disk ? 'not-writer' : 'project-missing')
      return guarded(async () => succeed(await disk.tend!((writing) => sweepHistory(storage, writing, limit))))
    },
  }
}

type Named = Awaited<ReturnType<HistoryVerbs['nameVersion']>>

async function restorationOf(context: WorkerContext, past: PastVersion, page: string | null) {
  const disk = context.current()
  if (!disk) return fail('project-missing')
  const textOf = async (path: string, file: Blob) =>
    (await context.texts.decode(disk, path, new Uint8Array(await file.arrayBuffer())))?.text ?? null
  return planRestoration({ storage: await context.storage(), textOf }, past, page)
}

async function nameVersion(context: WorkerContext, revision: number, name: string): Promise<Named> {
  const disk = context.current()
  const { database } = await context.storage()
  if (!disk?.tend) return fail(disk ? 'not-writer' : 'project-missing')
  const { dexie, heads, summaries, versions } = database
  return guarded(() =>
    disk.tend!((writing) =>
      dexie.transaction('rw', [heads, summaries, versions], async (): Promise<Named> => {
        await checkWriter(database, writing)
        const row = await versions.get([writing.id, revision])
        if (!row) return fail('version-missing')
        await versions.put({ ...row, name })
        return succeed()
      }),
    ),
  )
}

async function guarded<Answer>(
  work: () => Promise<Answer>,
): Promise<Answer | Outcome<never, ReturnType<typeof failureOf>['failure']>> {
  try {
    return await work()
  } catch (error) {
    const { failure, detail } = failureOf(error)
    return fail(failure, detail)
  }
}

function versionOf(row: VersionRow): ProjectVersion {
  const { generation: revision, savedAt, name, label, pages, paths, pathCount, recordKeys, picture } = row
  const told = { files: paths, fileCount: pathCount, record: recordKeys, hasPicture: picture !== null }
  return { revision, savedAt, name, label, pages, ...told }
}

function differencesOf({ files, now }: PastVersion): readonly VersionDifference[] {
  const then = [...files].flatMap(([path, { hash }]): VersionDifference[] => {
    const present = now.files.get(path)
    if (!present) return [{ path, kind: 'removed' }]
    return present.hash === hash ? [] : [{ path, kind: 'changed' }]
  })
  const since = [...now.files.keys()].filter((path) => !files.has(path))
  return [...then, ...since.map((path): VersionDifference => ({ path, kind: 'added' }))]
}
