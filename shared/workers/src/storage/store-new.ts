import { projectFolder } from '@pergola/contracts'
import type { Project, ProjectSummary, Trust } from '@pergola/contracts'
import { sharedRowBytes, createSecondCopies, hasSpaceForTwo, withoutOlder } from './second-copies.ts'
import type { SecondCopy } from './second-copies.ts'
import { sha256 } from './checksums.ts'
import { isSmallText } from './file-kind.ts'
import { openJournal } from './journal.ts'
import type { Snapshot, StoredFile } from './manifest.ts'
import type { StorageHandle } from './project-disk.ts'
import { pictureAmong } from './picture-names.ts'
import { keepRead, manifestOf, raiseEpoch, summarise, writeWhole } from './project-rows.ts'
import { takeMarkAway } from './removal-mark.ts'
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

/** Texts that have been read, a few together. */
function createTexts(database: StorageHandle['database'], id: string) {
  let waiting = new Map<string, Uint8Array<ArrayBuffer>>()
  let size = 0
  return async (path: string, content: Uint8Array<ArrayBuffer>): Promise<void> => {
    waiting.set(path, content)
    size += content.length
    if (size < batchSize) return
    const batch = waiting
    waiting = new Map()
    size = 0
    await keepRead(database, id, batch)
  }
}

const isSmall = ({ bytes }: SecondCopy) => bytes.length <= sharedRowBytes

/** Files of the tree: a large one is flushed, and all have a second copy. */
function createTreeFiles({ database, quota, backEnd: { tree } }: StorageHandle, id: string) {
  const write = async ({ paths, bytes }: SecondCopy, copy: boolean) => {
    for (const path of paths) await tree?.write(`${projectFolder(id)}/${path}`, bytes, { copy })
  }
  const secondCopies = createSecondCopies({
    database,
    projectId: id,
    begin: () => withoutOlder(database, id),
    isFlushed: (copy) => !isSmall(copy),
    flush: (copy) => write(copy, false),
  })
  async function keep(copy: SecondCopy): Promise<void> {
    const size = copy.bytes.length
    if (isSmall(copy) || hasSpaceForTwo(await quota.freeBytes(0), size)) await secondCopies.add(copy)
  }
  return {
    async add(copy: SecondCopy): Promise<void> {
      await write(copy, isSmall(copy))
      await keep(copy)
    },
    /** The work that was cut short may not have waited for it. */
    keep,
    settle: secondCopies.settle,
  }
}

export function createNewFiles(storage: StorageHandle, id: string): NewFiles {
  const { database, backEnd, quota } = storage
  const files = new Map<string, StoredFile>()
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>()
  const keepText = createTexts(database, id)
  const treeFiles = createTreeFiles(storage, id)
  let total = 0

  async function list(path: string, content: Uint8Array<ArrayBuffer>): Promise<StoredFile> {
    const where = backEnd.tree && !isSmallText(path, content.length) ? 'tree' : 'database'
    const file: StoredFile = { hash: await sha256(content), size: content.length, generation: 1, where }
    files.set(path, file)
    if (where === 'database') bytes.set(path, content)
    return file
  }

  return {
    async add(path, content) {
      const before = total
      total += content.length
      const free = await quota.freeBytes(before)
      if (content.length > free) throw new SaveRefusal('storage-full', `${path}: ${free} bytes are left.`)
      const { where, hash } = await list(path, content)
      if (where === 'database') await keepText(path, content)
      else await treeFiles.add({ paths: [path], hash, bytes: content })
    },
    async keep(path, content) {
      total += content.length
      const { where, hash } = await list(path, content)
      if (where === 'tree') await treeFiles.keep({ paths: [path], hash, bytes: content })
    },
    async commit(project, trust) {
      await treeFiles.settle()
      const head = await raiseEpoch(database, id)
      if (!head) throw new SaveRefusal('storage-cleared', `No project ${id} is reserved.`)
      // Of an earlier project with this id, in a database that was lost since.
      await takeMarkAway(backEnd.tree, id)
      const snapshot: Snapshot = { generation: 1, project, trust, files, bytes }
      const summary = summarise({ id, project, trust, inited: true, files, screenshotVersion: versionOf(files) })
      await record(storage, id, snapshot)
      const manifest = await manifestOf(snapshot)
      await writeWhole(database, { id, head: { epoch: head.epoch, trust, inited: true }, snapshot, manifest, summary })
      return summary
    },
  }
}

async function record({ backEnd }: StorageHandle, id: string, snapshot: Snapshot): Promise<void> {
  const segments = await backEnd.openSegments(id)
  if (!segments) return
  const journal = openJournal(segments)
  try {
    journal.switchTo(snapshot)
  } finally {
    journal.close()
  }
}

export async function storeNew(
  storage: StorageHandle,
  { id, project, trust, files }: NewContent,
): Promise<ProjectSummary> {
  const target = createNewFiles(storage, id)
  for (const [path, content] of files) await target.add(path, content)
  return target.commit(project, trust)
}

/** Of the picture it comes with; 0 without one. */
export function versionOf(files: ReadonlyMap<string, StoredFile>): number {
  return pictureAmong(files) === undefined ? 0 : 1
}
