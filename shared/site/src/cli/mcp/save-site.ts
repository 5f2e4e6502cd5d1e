import { defaultSettings, settingsOf } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { siteRuntime } from '@pergola/runtime/files'
import { exportProject, writeArchive } from '../../archive/index.ts'
import type { ArchiveInput, ImportedFile } from '../../archive/index.ts'
import { minifyCss, minifyJs, recordPath } from '../../build/index.ts'
import { outputPath } from '../../project/index.ts'
import type { CommandEdges } from '../command-edges.ts'
import { readerOf } from '../open-site.ts'
import type { OpenSite } from '../open-site.ts'
import { recordText } from './record-text.ts'

interface Saving {
  /** Of the zip or folder. */
  readonly path: string
  readonly opened: OpenSite
  readonly edges: CommandEdges
  /** As it is to be stored. */
  readonly site: { readonly project: Project; readonly files: ReadonlyMap<string, ImportedFile> }
  /** Bytes of the files that were edited; null for those that are gone. */
  readonly written: ReadonlyMap<string, Uint8Array<ArrayBuffer> | null>
  /** Null where nothing of it was edited. */
  readonly record: Project | null
}

/** Writes what was edited to where the site came from, and gives the paths. Every other byte stays. */
export async function saveSite(saving: Saving): Promise<readonly string[]> {
  const { opened, written, record } = saving
  if (written.size === 0 && record === null) return []
  const changes = isExport(opened) ? await exportedChanges(saving) : await sourceChanges(saving)
  if (opened.isFolder) await writeFolder(saving, changes)
  else await writeZip(saving, changes)
  return [...changes.keys()]
}

type Changes = ReadonlyMap<string, Uint8Array | null>

/** A project that was exported holds what was built of it beside its sources. */
function isExport({ site, top, entries }: OpenSite): boolean {
  if (site.kind !== 'pergola') return false
  const built = new Set(Object.values(site.project.pages).map((page) => top + outputPath(page)))
  return entries.some(({ path }) => built.has(path))
}

async function sourceChanges({ opened, written, record }: Saving): Promise<Changes> {
  const changes = new Map<string, Uint8Array | null>()
  for (const [path, bytes] of written) changes.set(opened.top + path, bytes)
  if (record && opened.site.kind === 'pergola') {
    const path = opened.top + recordPath(record)
    const stored = await opened.entries.find((entry) => entry.path === path)?.read()
    if (stored?.ok) changes.set(path, recordText(stored.value, { before: opened.site.project, after: record }))
  }
  return changes
}

/** What another export of the project would hold that this one does not. */
async function exportedChanges({ opened, site }: Saving): Promise<Changes> {
  const inputs = await exportProject({
    project: site.project,
    files: readerOf(site.files),
    settings: settingsOf(site.project, defaultSettings()),
    ...siteRuntime,
    minify: { css: minifyCss, js: minifyJs },
  })
  const stored = new Map(opened.entries.map((entry) => [entry.path, entry]))
  const changes = new Map<string, Uint8Array | null>()
  for (const input of inputs) {
    const path = opened.top + input.path
    const bytes = await input.read()
    const before = await stored.get(path)?.read()
    if (!before?.ok || !sameBytes(before.value, bytes)) changes.set(path, bytes)
  }
  const kept = new Set(inputs.map(({ path }) => opened.top + path))
  for (const path of stored.keys()) if (!kept.has(path)) changes.set(path, null)
  return changes
}

async function writeFolder({ path: folder, edges }: Saving, changes: Changes): Promise<void> {
  for (const [path, bytes] of changes) {
    if (bytes === null) await edges.removeFile(folder, path)
    else await edges.writeFile(folder, path, bytes)
  }
}

async function writeZip({ path: zip, opened, edges }: Saving, changes: Changes): Promise<void> {
  const inputs = new Map<string, ArchiveInput>()
  for (const { path, read } of opened.entries) {
    const readBytes = async () => {
      const content = await read()
      if (content.ok) return content.value
      throw new Error(content.detail ?? content.failure)
    }
    inputs.set(path, { path, read: readBytes })
  }
  for (const [path, bytes] of changes) {
    if (bytes === null) inputs.delete(path)
    else inputs.set(path, { path, read: () => bytes })
  }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of writeArchive([...inputs.values()])) pieces.push(piece as Uint8Array<ArrayBuffer>)
  const slash = Math.max(zip.lastIndexOf('/'), zip.lastIndexOf('\\'))
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
  await edges.writeFile(slash < 0 ? '.' : zip.slice(0, slash + 1), zip.slice(slash + 1), bytes)
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
