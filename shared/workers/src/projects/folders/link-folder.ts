import { fail, limits, succeed } from '@pergola/contracts'
import type { FolderFailure, ImportFailure, Outcome, ProjectSettings } from '@pergola/contracts'
import { importSite } from '@pergola/site/archive'
import type { ArchiveEntry } from '@pergola/site/archive'
import type { CallContext } from '../../calls/messages.ts'
import { storeImported } from '../archive-verbs.ts'
import type { WorkerContext } from '../worker-context.ts'
import type { ProjectDisk } from '../../storage/project-disk.ts'
import { removeLink } from './folder-database.ts'
import type { FolderDatabase, LinkRow, SeenRow } from './folder-database.ts'
import type { NewLink } from './folder-pass.ts'
import { baseOf, isMergeable } from './look-at-folder.ts'
import { messages } from './messages.ts'
import { bytesOf, scanFolder } from './scan-folder.ts'
import type { FolderFiles } from './scan-folder.ts'
import { siteOutputs } from './site-outputs.ts'

interface Opening {
  readonly handle: FileSystemDirectoryHandle
  readonly settings: ProjectSettings
}

/** A restricted project of every file in the folder that may belong to a site, and what was seen of each. */
export async function linkFolder(
  context: WorkerContext,
  database: FolderDatabase,
  { handle, settings }: Opening,
  call: CallContext,
): Promise<Outcome<NewLink, FolderFailure | ImportFailure>> {
  for (const link of await database.links.toArray()) {
    if (await link.handle.isSameEntry(handle)) return fail('folder-linked', link.id)
  }
  call.progress({ done: 0, total: 1, label: messages.reading })
  const folder = await scanFolder(handle)
  const parsed = await importSite(entriesOf(folder), { name: handle.name, ids: () => crypto.randomUUID() })
  if (!parsed.ok) return parsed
  const stored = await storeImported(await context.recoveredStorage(), parsed.value, call)
  if (!stored.ok) return stored
  const { id } = stored.value
  const linked = await context.lookAt(id, async (disk) => {
    await remember(database, { disk, handle, folder, settings })
    return succeed()
  })
  if (!linked.ok) {
    await removeLink(database, id)
    return fail('write-failed', linked.detail)
  }
  const { leftAlone, files } = folder
  return succeed({ summary: stored.value, opened: { id, files: files.size, leftAlone: leftAlone.slice(0, mostNamed) } })
}

const mostNamed = 200

/** Read twice, when it is looked through and when it is stored: what has changed between fails the import. */
function entriesOf({ files }: FolderFiles): Map<string, ArchiveEntry> {
  return new Map(
    [...files]
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([path, file]) => [
        path,
        { path, size: file.size, read: async () => succeed(await bytesOf(file, path)) } satisfies ArchiveEntry,
      ]),
  )
}

interface Remembering extends Opening {
  readonly disk: ProjectDisk
  readonly folder: FolderFiles
}

/** What is stored is what lay in the folder: its hashes and texts are those of the files that were read. */
async function remember(database: FolderDatabase, { disk, handle, folder, settings }: Remembering): Promise<void> {
  const { manifest, project } = disk.state()
  const outputs = await siteOutputs(disk, settings)
  const rows: SeenRow[] = []
  for (const [path, { hash, size }] of manifest.files) {
    const file = folder.files.get(path)
    if (!file) continue
    const bytes = size <= limits.fileEditorBytes && isMergeable(path) ? await disk.read(path) : null
    const base = bytes && baseOf(path, new Uint8Array(await bytes.arrayBuffer()))
    const ours = outputs.get(path)?.hash ?? null
    rows.push({ projectId: disk.id, path, disk: hash, ours, size, modified: file.lastModified, base })
  }
  const link: LinkRow = { id: disk.id, handle, name: handle.name, mark: project.pages['index']?.id ?? '' }
  const { dexie, links, seen } = database
  await dexie.transaction('rw', [links, seen], async () => {
    await seen.bulkPut(rows)
    await links.put(link)
  })
}
