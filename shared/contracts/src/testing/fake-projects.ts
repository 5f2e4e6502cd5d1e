import { newProjectSettings } from '../records/project-settings.ts'
import type { FileLike } from '../file-like.ts'
import { fail, succeed } from '../outcome.ts'
import type { Progress } from '../services/long-work.ts'
import type { ProjectsService, ProjectsState, StorageStats } from '../services/projects.ts'
import { createState } from './create-state.ts'
import { fakeFileVerbs, giveFakeFiles, moveFakeFiles } from './fake-file-verbs.ts'
import { fakeEntryVerbs } from './fake-entry-verbs.ts'
import { createFakeHistory } from './fake-history.ts'
import type { FakeHistory } from './fake-history.ts'
import { packFakeArchive, parseFakeArchive, type FakeArchive } from './fake-archive.ts'
import { fakePageVerbs } from './fake-page-verbs.ts'
import { createFakeProject, openProjectOf, summaryOf } from './fake-project-record.ts'
import type { FakeProject } from './fake-project-record.ts'
import { withFailures } from './with-failures.ts'
import type { CanFail } from './with-failures.ts'
import { byteLength, createFile, textOf } from './text-file.ts'
import type { SaveFailure, SaveReceipt } from '../services/saving.ts'

export interface FakeProjects extends ProjectsService, CanFail<ProjectsService> {
  /** Puts a project there as if it had always been. Returns its id. */
  seed(input: { name: string; description?: string; files?: Readonly<Record<string, string>> }): string
  /** What is stored, to look at what a save wrote. */
  stored(id: string): FakeProject | undefined
  /** Another tab takes the project, or gives it back. */
  setRole(role: 'writer' | 'reader'): void
  /** A save of many files is this far. */
  storing(progress: Progress | null): void
  /** As if the disk had been full at the last save. */
  giveWay(unkept?: boolean): void
  /** The version can no longer be read. */
  damageVersion(revision: number): void
  /** Old versions could not be let go of. */
  failSweep(failure: SaveFailure): void
}

const storage: StorageStats = { usage: 0, quota: 1024 ** 3, persisted: false, isStorageFull: false }

/** The projects service in memory. It passes the same suite as the real one. */
export function createFakeProjects(): FakeProjects {
  const context = createFakeContext()
  const service: ProjectsService = {
    state: context.state,
    async refresh() {
      context.publish()
    },
    ...lifeVerbs(context),
    ...archiveVerbs(context),
    ...openVerbs(context),
    ...saveVerbs(context),
    ...fakePageVerbs(context),
    ...fakeEntryVerbs(context),
    history: context.history.service,
  }
  return Object.assign(withFailures(service), {
    seed(input: { name: string; description?: string; files?: Readonly<Record<string, string>> }) {
      const { files = {}, ...named } = input
      const stored = context.add(createFakeProject(context.nextId(), named))
      for (const [path, text] of Object.entries(files)) stored.files.set(path, createFile(path, text))
      context.publish()
      return stored.id
    },
    stored: (id: string) => context.projects.get(id),
    storing: (storing: Progress | null) => context.state.set({ storing }),
    giveWay: (unkept = false) => context.state.set({ gaveWay: true, unkept }),
    setRole(role: 'writer' | 'reader') {
      const { open } = context.state.getState()
      if (open) context.state.set({ open: { ...open, role } })
    },
    damageVersion: context.history.damage,
    failSweep: context.history.failSweep,
  })
}

type FakeContext = ReturnType<typeof createFakeContext>

function createFakeContext() {
  const state = createState<ProjectsState>({ phase: 'loading', summaries: [], open: null, storage: null })
  const projects = new Map<string, FakeProject>()
  let ids = 0
  let clock = 0

  function publish() {
    const summaries = [...projects.values()].map(summaryOf).toSorted((a, b) => b.editedAt - a.editedAt)
    state.set({ phase: 'ready', summaries, storage })
  }

  function opened(): FakeProject | undefined {
    const { open } = state.getState()
    return open ? projects.get(open.id) : undefined
  }

  const history: FakeHistory = createFakeHistory(opened, () => state.getState().open?.role === 'writer')

  return {
    state,
    projects,
    publish,
    history,
    nextId: () => String(++ids),
    add(stored: FakeProject) {
      stored.editedAt = ++clock
      projects.set(stored.id, stored)
      return stored
    },
    opened,
    /** Raises the revision and tells everyone; what every acknowledged save ends with. */
    commit(stored: FakeProject, bytes: number, label = ''): SaveReceipt {
      stored.revision += 1
      stored.editedAt = ++clock
      history.keep(stored, label)
      const { open } = state.getState()
      if (open?.id === stored.id) state.set({ open: { ...openProjectOf(stored), role: open.role } })
      publish()
      return { revision: stored.revision, bytes, savedAt: stored.editedAt }
    },
  }
}

function lifeVerbs(
  context: FakeContext,
): Pick<ProjectsService, 'create' | 'rename' | 'remove' | 'repair' | 'trust' | 'persist'> {
  return {
    async create({ name, description = '' }) {
      if (name.trim() === '') return fail('name-empty')
      const stored = context.add(createFakeProject(context.nextId(), { name: name.trim(), description }))
      stored.project = { ...stored.project, projectSettings: newProjectSettings }
      context.publish()
      return succeed({ id: stored.id })
    },
    async rename(id, name) {
      const stored = context.projects.get(id)
      if (name.trim() === '') return fail('name-empty')
      if (!stored) return fail('project-missing')
      stored.project = { ...stored.project, name: name.trim() }
      context.commit(stored, 0)
      return succeed()
    },
    async remove(id) {
      if (!context.projects.delete(id)) return fail('project-missing')
      if (context.state.getState().open?.id === id) context.state.set({ open: null })
      context.publish()
      return succeed()
    },
    async repair(id) {
      const stored = context.projects.get(id)
      if (!stored) return fail('project-missing')
      stored.inited = true
      context.commit(stored, 0)
      return succeed()
    },
    async trust(id) {
      const stored = context.projects.get(id)
      if (!stored) return fail('project-missing')
      stored.trust = 'trusted'
      context.commit(stored, 0)
      return succeed()
    },
    persist: async () => true,
  }
}

function archiveVerbs(context: FakeContext): Pick<ProjectsService, 'importZip' | 'createFrom' | 'exportZip'> {
  const store = ({ project, files }: FakeArchive, trust: FakeProject['trust']) => {
    const { name, description } = project
    const stored = createFakeProject(context.nextId(), { name, description })
    stored.project = project
    stored.trust = trust
    stored.files.clear()
    for (const [path, content] of files) stored.files.set(path, content)
    context.add(stored)
    context.publish()
    return stored.id
  }

  return {
    async importZip(file, work) {
      const archive = await parseFakeArchive(file)
      if (!archive) return fail('not-a-zip')
      if (work?.signal?.aborted) return fail('cancelled')
      return succeed({ id: store(archive, 'restricted'), restricted: true })
    },
    async createFrom(zip, { name, description = '' }) {
      if (name.trim() === '') return fail('name-empty')
      const archive = await parseFakeArchive(zip)
      if (!archive) return fail('not-a-zip')
      const project = { ...archive.project, name: name.trim(), description: description.trim() }
      return succeed({ id: store({ ...archive, project }, 'own') })
    },
    async exportZip(id) {
      const stored = context.projects.get(id)
      if (!stored) return fail('project-missing')
      if (!stored.inited) return fail('not-initialised')
      return succeed({
        name: `${stored.project.name}.zip`,
        file: await packFakeArchive(stored.project, stored.files),
      })
    },
  }
}

type Opening = Pick<ProjectsService, 'open' | 'close' | 'takeOver' | 'readText' | 'readFile' | 'readFiles'>

function openVerbs(context: FakeContext): Opening {
  return {
    async open(id) {
      const stored = context.projects.get(id)
      if (!stored) return fail('project-missing')
      if (!stored.inited) return fail('not-initialised')
      const open = openProjectOf(stored)
      context.state.set({ open })
      return succeed(open)
    },
    async close() {
      context.state.set({ open: null })
    },
    async takeOver() {
      const { open } = context.state.getState()
      if (!open) return fail('project-missing')
      context.state.set({ open: { ...open, role: 'writer' } })
      return succeed({ ...open, role: 'writer' as const })
    },
    async readText(path) {
      const file = context.opened()?.files.get(path)
      return file ? succeed(await textOf(file)) : fail('file-missing', path)
    },
    async readFile(path) {
      const file = context.opened()?.files.get(path)
      return file ? succeed(file) : fail('file-missing', path)
    },
    async readFiles(paths, { signal, onProgress } = {}) {
      const found = new Map<string, FileLike>()
      for (const [at, path] of paths.entries()) {
        if (signal?.aborted) return fail('cancelled')
        const file = context.opened()?.files.get(path)
        if (file) found.set(path, file)
        onProgress?.({ done: at + 1, total: paths.length, label: path })
      }
      return signal?.aborted ? fail('cancelled') : succeed(found)
    },
  }
}

type Saving = Pick<
  ProjectsService,
  'save' | 'writeFile' | 'removeFiles' | 'fileUses' | 'planMoves' | 'planClassRename' | 'exportFolder'
>

function saveVerbs(context: FakeContext): Saving {
  const refusal = () => {
    const { open } = context.state.getState()
    if (!open) return fail('project-missing')
    return open.role === 'reader' ? fail('not-writer') : null
  }

  return {
    ...fakeFileVerbs(() => context.opened()),
    async save({ projectId, files, moved = {}, contents = {}, record, label }) {
      const stored = context.opened()
      const refused = refusal()
      if (refused) return refused
      if (!stored || stored.id !== projectId) return fail('project-missing')
      let bytes = 0
      const lost = moveFakeFiles(stored.files, moved)
      if (lost !== null) return fail('write-failed', lost)
      giveFakeFiles(stored.files, contents)
      for (const [path, text] of Object.entries(files)) {
        if (text === null) stored.files.delete(path)
        else stored.files.set(path, createFile(path, text))
        bytes += byteLength(text ?? '')
      }
      if (record) stored.project = { ...stored.project, ...record }
      return succeed(context.commit(stored, bytes, label))
    },
    async writeFile(path, file) {
      const stored = context.opened()
      const refused = refusal()
      if (refused || !stored) return refused ?? fail('project-missing')
      stored.files.set(path, file)
      return succeed(context.commit(stored, file.size))
    },
    async removeFiles(removed) {
      const stored = context.opened()
      const refused = refusal()
      if (refused || !stored) return refused ?? fail('project-missing')
      for (const path of removed) stored.files.delete(path)
      return succeed(context.commit(stored, 0))
    },
  }
}
