import type { FileLike } from '../file-like.ts'
import { limits } from '../limits.ts'
import { fail, succeed } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { Project } from '../records/project.ts'
import type { HistoryState, ProjectHistory, ProjectVersion } from '../services/history.ts'
import type { FileChange, SaveFailure } from '../services/saving.ts'
import { createState } from './create-state.ts'
import type { FakeProject } from './fake-project-record.ts'
import { textOf } from './text-file.ts'

interface Kept {
  version: ProjectVersion
  readonly project: Project
  readonly files: ReadonlyMap<string, FileLike>
}

export interface FakeHistory {
  readonly service: ProjectHistory
  /** After a save: what is stored now is a version. */
  keep(stored: FakeProject, label: string): void
  /** The version can no longer be read. */
  damage(revision: number): void
  /** Old versions could not be let go of. */
  failSweep(failure: SaveFailure): void
}

/** Whole copies of every save. */
export function createFakeHistory(opened: () => FakeProject | undefined, isWriter: () => boolean): FakeHistory {
  const kept = new Map<string, Kept[]>()
  const damaged = new Set<number>()
  const state = createState<HistoryState>({ sweepFailure: null })

  function find(revision: number) {
    const stored = opened()
    if (!stored) return fail('project-missing')
    const entry = kept.get(stored.id)?.find(({ version }) => version.revision === revision)
    if (!entry) return fail('version-missing')
    return damaged.has(revision) ? fail('version-damaged') : succeed({ ...entry, stored, entry })
  }

  return {
    service: { ...readVerbs(find), ...keepingVerbs({ find, isWriter, opened, list: listOf, state }) },
    failSweep: (sweepFailure) => state.set({ sweepFailure }),
    keep(stored, label) {
      const told = { label, pages: ['index'], files: ['editor/pages/index.html'], fileCount: 1, record: [] }
      const { revision, editedAt: savedAt } = stored
      const version: ProjectVersion = { revision, savedAt, name: '', ...told, hasPicture: false }
      const copy = { version, project: stored.project, files: new Map(stored.files) }
      kept.set(stored.id, [copy, ...(kept.get(stored.id) ?? [])])
    },
    damage: (revision) => void damaged.add(revision),
  }

  function listOf() {
    return kept.get(opened()?.id ?? '') ?? []
  }
}

type Find = (
  revision: number,
) => Outcome<Kept & { stored: FakeProject; entry: Kept }, 'project-missing' | 'version-missing' | 'version-damaged'>

function readVerbs(
  find: Find,
): Pick<ProjectHistory, 'open' | 'readFile' | 'buildPage' | 'readPicture' | 'planRestore'> {
  return {
    async open(revision) {
      const found = find(revision)
      if (!found.ok) return found
      const { version, project, files, stored } = found.value
      const changes = differences(files, stored.files)
      return succeed({
        version,
        project,
        files: [...files.keys()],
        differences: changes,
        release: () => undefined,
      })
    },
    async readFile(revision, path) {
      const found = find(revision)
      if (!found.ok) return found
      const file = found.value.files.get(path)
      return file ? succeed(file) : fail('file-missing', path)
    },
    async buildPage(revision, page) {
      const found = find(revision)
      if (!found.ok) return found
      const { html = '' } = found.value.project.pages[page]?.pathes ?? {}
      const file = found.value.files.get(html)
      return file ? succeed({ path: `${page}.html`, html: await textOf(file) }) : fail('page-missing', page)
    },
    readPicture: async () => null,
    async planRestore(revision, page) {
      const found = find(revision)
      return found.ok ? planOf(found.value, page) : found
    },
  }
}

interface Keeping {
  readonly find: Find
  readonly isWriter: () => boolean
  readonly opened: () => FakeProject | undefined
  readonly list: () => readonly Kept[]
  readonly state: ReturnType<typeof createState<HistoryState>>
}

function keepingVerbs({
  find,
  isWriter,
  opened,
  list,
  state,
}: Keeping): Omit<ProjectHistory, keyof ReturnType<typeof readVerbs>> {
  let limit: number = limits.historyBytes
  const size = () => ({ bytes: list().length * 1000, versions: list().length })
  return {
    state,
    list: async () =>
      opened() ? succeed({ versions: list().map(({ version }) => version), size: size() }) : fail('project-missing'),
    newest: async (count) =>
      opened() ? succeed(list().flatMap(({ version }, at) => (at < count ? [version] : []))) : fail('project-missing'),
    async name(revision, name) {
      const found = find(revision)
      if (!isWriter()) return fail('not-writer')
      if (!found.ok) return found
      found.value.entry.version = { ...found.value.version, name: name.trim() }
      return succeed()
    },
    limit: () => limit,
    async setLimit(bytes) {
      limit = bytes
      if (isWriter()) state.set({ sweepFailure: null })
      return isWriter() ? succeed(size()) : fail('not-writer')
    },
  }
}

type Files = ReadonlyMap<string, FileLike>

function differences(then: Files, now: Files) {
  const gone = [...then.keys()].map((path) => {
    if (!now.has(path)) return [{ path, kind: 'removed' as const }]
    return now.get(path) === then.get(path) ? [] : [{ path, kind: 'changed' as const }]
  })
  const added = [...now.keys()].filter((path) => !then.has(path))
  return [...gone.flat(), ...added.map((path) => ({ path, kind: 'added' as const }))]
}

async function planOf({ project, files, stored }: Kept & { stored: FakeProject }, page: string | undefined) {
  const wanted = page === undefined ? null : project.pages[page]
  if (wanted === undefined) return fail('page-missing', page)
  const only = wanted && new Set(Object.values(wanted.pathes))
  const texts: Record<string, string | null> = {}
  for (const { path } of differences(files, stored.files)) {
    const file = files.get(path)
    if (!only || only.has(path)) texts[path] = file ? await textOf(file) : null
  }
  const change: FileChange = { files: texts, ...(!wanted && { record: project }) }
  return succeed(change)
}
