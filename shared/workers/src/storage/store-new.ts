import { projectFolder } from '@pergola/contracts'
import type { Project, ProjectSummary, Trust } from '@pergola/contracts'
import { sha256 } from './checksums.ts'
import { isSmallText } from './file-kind.ts'
import { openJournal } from './journal.ts'
import type { Snapshot, StoredFile } from './manifest.ts'
import type { StorageRoom } from './project-disk.ts'
import { keepRead, manifestOf, raiseEpoch, summarise, writeWhole } from './project-rows.ts'
import { SaveRefusal } from './storage-failure.ts'

/** Everything a new project starts with. Its id is reserved and its lock is held. */
export interface NewContent {
  readonly id: string
  readonly project: Project
  readonly trust: Trust
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/**
 * Collects the files of a project that is being made; large ones go to the disk at once, small ones a few together.
 * Several may be added side by side.
 */
export interface NewFiles {
  add(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** As `add`, for what stands in its place already. */
  keep(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** The commit: until it is through, the project is listed as not initialised. */
  commit(project: Project, trust: Trust): Promise<ProjectSummary>
}

/** So much may be lost of what was read when the browser ends meanwhile; each batch is waited for. */
const batchSize = 256 * 1024

export function createNewFiles({ database, backEnd, quota }: StorageRoom, id: string): NewFiles {
  const files = new Map<string, StoredFile>()
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>()
  let waiting = new Map<string, Uint8Array<ArrayBuffer>>()
  let waitingSize = 0
  let total = 0

  async function list(path: string, content: Uint8Array<ArrayBuffer>): Promise<StoredFile['where']> {
    const where = backEnd.tree && !isSmallText(path, content.length) ? 'tree' : 'database'
    files.set(path, { hash: await sha256(content), size: content.length, generation: 1, where })
    if (where === 'database') bytes.set(path, content)
    return where
  }

  async function wait(path: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    waiting.set(path, content)
    waitingSize += content.length
    if (waitingSize < batchSize) return
    const batch = waiting
    waiting = new Map()
    waitingSize = 0
    await keepRead(database, id, batch)
  }

  async function record(snapshot: Snapshot): Promise<void> {
    const segments = await backEnd.openSegments(id)
    if (!segments) return
    const journal = openJournal(segments)
    try {
      journal.switchTo(snapshot)
    } finally {
      journal.close()
    }
  }

  return {
    async add(path, content) {
      const before = total
      total += content.length
      const free = await quota.room(before)
      if (content.length > free) throw new SaveRefusal('storage-full', `${path}: ${free} bytes are left.`)
      const where = await list(path, content)
      if (where === 'database') await wait(path, content)
      else await backEnd.tree?.write(`${projectFolder(id)}/${path}`, content)
    },
    async keep(path, content) {
      total += content.length
      await list(path, content)
    },
    async commit(project, trust) {
      const head = await raiseEpoch(database, id)
      if (!head) throw new SaveRefusal('storage-cleared', `No project ${id} is reserved.`)
      const snapshot: Snapshot = { generation: 1, project, trust, files, bytes }
      const summary = summarise({ id, project, trust, inited: true, files, screenshotVersion: versionOf(files) })
      await record(snapshot)
      const manifest = await manifestOf(snapshot)
      await writeWhole(database, { id, head: { epoch: head.epoch, trust, inited: true }, snapshot, manifest, summary })
      return summary
    },
  }
}

export async function storeNew(room: StorageRoom, { id, project, trust, files }: NewContent): Promise<ProjectSummary> {
  const target = createNewFiles(room, id)
  for (const [path, content] of files) await target.add(path, content)
  return target.commit(project, trust)
}

/** Of the picture it comes with; 0 without one. */
export function versionOf(files: ReadonlyMap<string, StoredFile>): number {
  return files.has('screenshot.webp') || files.has('screenshot.png') ? 1 : 0
}
