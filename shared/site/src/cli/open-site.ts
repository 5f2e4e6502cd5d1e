import { parseProjectArchive, readArchive } from '../archive/index.ts'
import type { ArchiveEntry, ImportedFile, ImportedProject } from '../archive/index.ts'
import { recordPath } from '../build/index.ts'
import type { SiteFiles } from '../build/index.ts'
import type { CommandEdges } from './command-edges.ts'
import { failed, reasonOf } from './command.ts'
import type { CommandOutcome } from './command.ts'
import { failureText, messages } from './messages.ts'

export interface OpenSite {
  readonly ok: true
  readonly site: ImportedProject
  /** Whether its files lie in a folder; in a zip otherwise. */
  readonly isFolder: boolean
  /** The folder inside the zip or folder that holds the site, with a slash at its end; empty for its root. */
  readonly top: string
  /** Every file there is, with its path in the zip or folder. */
  readonly entries: readonly ArchiveEntry[]
}

type Refused = Extract<CommandOutcome, { ok: false }>

/** A site in a zip or in a folder, of Pergola or any other. */
export async function openSite(path: string, edges: CommandEdges): Promise<OpenSite | Refused> {
  // What cannot be listed is opened as a zip, which then says why it cannot be read.
  const inFolder = await edges.listFiles(path).catch(() => null)
  const entries =
    inFolder && inFolder.length > 0 ? await folderEntries(path, inFolder, edges) : await zipEntries(path, edges)
  if (!Array.isArray(entries)) return entries
  const imported = await parseProjectArchive(entries, { name: path, ids: () => 'page' })
  if (!imported.ok) return failed(imported.failure, failureText(imported.failure, imported.detail))
  const isFolder = inFolder !== null && inFolder.length > 0
  return { ok: true, site: imported.value, isFolder, top: topOf(entries, imported.value), entries }
}

function topOf(entries: readonly ArchiveEntry[], { project, files }: ImportedProject): string {
  const record = recordPath(project)
  const known = [record, ...files.keys()]
  const tops = entries.flatMap(({ path }) => {
    const end = known.find((each) => path === each || path.endsWith(`/${each}`))
    return end === undefined ? [] : [path.slice(0, path.length - end.length)]
  })
  // A file of the same name may lie deeper, never higher.
  return tops.toSorted((one, other) => one.length - other.length)[0] ?? ''
}

/** What tools keep beside a site is no part of it. */
const isOfTools = (path: string) => /(?:^|\/)(?:\.[^/]+|node_modules)(?:\/|$)/.test(path)

/** With their sizes: the build leaves out what is empty. */
function folderEntries(folder: string, paths: readonly string[], edges: CommandEdges): Promise<ArchiveEntry[]> {
  const own = paths.filter((path) => !isOfTools(path))
  return Promise.all(
    own.map(async (path) => ({
      path,
      size: await edges.fileSize(`${folder}/${path}`),
      read: async () => ({ ok: true, value: await edges.readFile(`${folder}/${path}`) }) as const,
    })),
  )
}

async function zipEntries(zip: string, edges: CommandEdges): Promise<ArchiveEntry[] | Refused> {
  try {
    const source = await edges.openFile(zip)
    if (!source) return failed('no-file', messages.noFile(zip))
    const entries = await readArchive(source)
    return entries.ok ? [...entries.value] : failed(entries.failure, entries.detail ?? entries.failure)
  } catch (error) {
    return failed('not-read', messages.notRead(zip, reasonOf(error)))
  }
}

/** The files of a site as a build reads them. */
export function readerOf(files: ReadonlyMap<string, ImportedFile>): SiteFiles {
  return {
    sizes: new Map([...files].map(([path, file]) => [path, file.size])),
    async read(path) {
      const content = await files.get(path)?.read()
      if (content?.ok) return content.value
      throw new Error(content?.detail ?? messages.notInside(path))
    },
  }
}
