import { succeed } from '@pergola/contracts'
import type { FileChange, Outcome, Page, Project, SaveFailure } from '@pergola/contracts'
import { pageForFile } from '@pergola/site/archive'
import { foldPath, removePage } from '@pergola/site/project'
import { idleFiles } from '../idle-files.ts'
import type { SavedChange } from '../saved-change.ts'
import { saveTo } from '../save-verbs.ts'
import type { DiskSave } from '../../storage/project-disk.ts'
import { sha256 } from '../../storage/checksums.ts'
import { isSmallText } from '../../storage/file-kind.ts'
import type { SeenRow } from './folder-database.ts'
import { FolderRefusal } from './folder-refusal.ts'
import { baseOf, isMergeable } from './look-at-folder.ts'
import type { FolderLook } from './look-at-folder.ts'
import { messages } from './messages.ts'
import { folderBytes } from './plan-pass.ts'
import type { PassPlan } from './plan-pass.ts'
import { isThere, removeFolderFile, writeFolderFile } from './write-folder.ts'

type Saves = Outcome<SavedChange[], SaveFailure>

/**
 * What comes from the folder, stored; before anything is written there, so that nothing is overwritten that is kept
 * nowhere. `throughCanvas`: the open page takes the rest itself.
 */
export async function storeTaken(look: FolderLook, plan: PassPlan, throughCanvas: boolean): Promise<Saves> {
  const changes: SavedChange[] = []
  const label = messages.taken(look.link.name)
  for (const save of [
    ...(await givenUp(look, plan)),
    ...(await additions(look, plan)),
    ...(await removedPages(look, plan)),
  ]) {
    const saved = await saveTo(look.disk, { label, ...save })
    if (!saved.ok) return saved
    changes.push(saved.value)
  }
  if (throughCanvas || plan.take.size === 0) return succeed(changes)
  const put = new Map([...plan.take].flatMap(([path, bytes]) => (bytes ? [[path, bytes] as const] : [])))
  const removed = [...plan.take.keys()].filter((path) => !put.has(path))
  const saved = await saveTo(look.disk, { label, put, removed })
  if (!saved.ok) return saved
  await noteTaken(look, plan.take.keys())
  return succeed([...changes, saved.value])
}

/** What lies in the folder is in the project now, with whatever the project has besides. */
export async function noteTaken(look: FolderLook, paths: Iterable<string>): Promise<void> {
  const { database, link, rows } = look
  for (const path of paths) {
    const ours = rows.get(path)?.ours ?? null
    await database.seen.put({ projectId: link.id, path, ...(await thereNow(look, path)), ours })
  }
}

async function thereNow(look: FolderLook, path: string) {
  const file = look.folder.files.get(path)
  const base = file && isMergeable(path) ? baseOf(path, await folderBytes(look, path)) : null
  const { size = 0, lastModified: modified = 0 } = file ?? {}
  return { disk: look.hashes.get(path) ?? null, size, modified, base }
}

/** Theirs, then ours again: two versions in the history, and the files as they were. */
async function givenUp({ disk }: FolderLook, { giveUp }: PassPlan): Promise<DiskSave[]> {
  if (giveUp.size === 0) return []
  const back = new Map<string, Blob>()
  for (const path of giveUp.keys()) {
    const present = await disk.read(path)
    if (present) back.set(path, new Blob([await present.arrayBuffer()]))
  }
  const removed = [...giveUp.keys()].filter((path) => !back.has(path))
  return [{ put: giveUp }, { put: back, removed, label: messages.keptMine }]
}

async function additions({ disk }: FolderLook, { add }: PassPlan): Promise<DiskSave[]> {
  if (add.size === 0) return []
  let { project } = disk.state()
  const { files } = disk.state().manifest
  for (const [path, bytes] of add) {
    const has = (other: string) => files.has(other) || add.has(other)
    const page: Page | null = await pageForFile(project, path, { bytes, id: crypto.randomUUID(), files: { has } })
    if (page) project = { ...project, pages: { ...project.pages, [page.name]: page } }
  }
  const hasPages = project !== disk.state().project
  return [{ put: add, ...(hasPages && { record: { pages: project.pages } }) }]
}

async function removedPages({ disk }: FolderLook, plan: PassPlan): Promise<DiskSave[]> {
  if (plan.removedPages.length === 0) return []
  let { project } = disk.state()
  let record: Partial<Project> = {}
  const removed: string[] = []
  for (const name of plan.removedPages) {
    const removal = removePage(project, name)
    if (!removal.ok) continue
    record = { ...record, ...removal.value.record }
    project = { ...project, ...record }
    removed.push(...removal.value.removed)
  }
  return [{ removed: [...removed, ...(await idleFiles(disk, project.pages))], record }]
}

/** For the canvas: texts as texts, so that the open page follows them node by node. */
export async function changeForCanvas({ texts, disk }: FolderLook, { take }: PassPlan): Promise<FileChange | null> {
  if (take.size === 0) return null
  const files: Record<string, string | null> = {}
  const contents: Record<string, Blob | null> = {}
  for (const [path, bytes] of take) {
    const file = bytes && isSmallText(path, bytes.length) ? await texts.decode(disk, path, bytes) : null
    const text = file?.text ?? null
    if (text !== null || (!bytes && isSmallText(path, 0))) files[path] = text
    else contents[path] = bytes && new Blob([bytes])
  }
  return { files, contents }
}

export interface Written {
  readonly count: number
  /** The first file that could not be written; the others were. */
  readonly problem: FolderRefusal | null
}

/** Ours into the folder, file by file; each is remembered as soon as it is there. */
export async function writeOurs(look: FolderLook, plan: PassPlan): Promise<Written> {
  const { database, link, hashes, rows } = look
  const note = (rowsToPut: readonly SeenRow[]) => database.seen.bulkPut([...rowsToPut])
  await note(await Promise.all(plan.equal.map((path) => equalRow(look, path))))
  await note(plan.leave.map((path) => leftRow(look, path)))
  await database.seen.bulkDelete(gone(look, plan).map((path): [string, string] => [link.id, path]))
  let problem: FolderRefusal | null = null
  let count = 0
  const works = [
    ...plan.write.map((path) => () => writeOne(look, path)),
    ...plan.remove.map((path) => async (): Promise<boolean> => {
      const removed = await removeFolderFile(link.handle, { path, expected: hashes.get(path) ?? null })
      if (removed && rows.has(path)) await database.seen.delete([link.id, path])
      return removed
    }),
  ]
  for (const work of works) {
    try {
      if (await work()) count += 1
    } catch (error) {
      if (!(error instanceof FolderRefusal) || isEnd(error)) throw error
      problem ??= error
    }
  }
  return { count, problem }
}

/** Nothing more can be written after it. */
const isEnd = ({ failure }: FolderRefusal) => failure === 'no-permission' || failure === 'folder-missing'

/** Known once, and now on neither side. */
function gone({ outputs, hashes }: FolderLook, { equal }: PassPlan): string[] {
  return equal.filter((path) => !outputs.has(path) && !hashes.has(path))
}

async function writeOne(look: FolderLook, path: string): Promise<boolean> {
  const { database, link, outputs, hashes } = look
  const output = outputs.get(path)
  if (!output) throw new Error(`writeOne: ${path} is not built`)
  const expected = hashes.get(path) ?? null
  if (expected === null) await refuseTwin(look, path)
  const bytes = await output.read()
  const written = await writeFolderFile(link.handle, { path, expected }, bytes)
  if (!written) return false
  // Of what was read: a save may have come between the look and now.
  const hash = await sha256(bytes)
  await database.seen.put({ projectId: link.id, path, disk: hash, ours: hash, base: baseOf(path, bytes), ...written })
  return true
}

/** On a system that takes both names for one, another file would be overwritten: there it is found under either. */
async function refuseTwin({ folder, link }: FolderLook, path: string): Promise<void> {
  const fold = foldPath(path)
  const twin = [...folder.files.keys(), ...folder.leftAlone].find((other) => foldPath(other) === fold)
  if (twin !== undefined && (await isThere(link.handle, path))) throw new FolderRefusal('name-taken', twin)
}

async function equalRow(look: FolderLook, path: string): Promise<SeenRow> {
  const there = await thereNow(look, path)
  return { projectId: look.link.id, path, ...there, ours: there.disk }
}

function leftRow({ link, hashes, outputs, folder, rows }: FolderLook, path: string): SeenRow {
  const { size = 0, lastModified: modified = 0 } = folder.files.get(path) ?? {}
  const known = { disk: hashes.get(path) ?? null, ours: outputs.get(path)?.hash ?? null }
  return { projectId: link.id, path, ...known, size, modified, base: rows.get(path)?.base ?? null, left: true }
}
