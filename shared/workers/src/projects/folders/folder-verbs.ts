import { fail, succeed } from '@pergola/contracts'
import type { FolderFailure, Outcome } from '@pergola/contracts'
import type { Handlers } from '../../calls/answer.ts'
import type { ProjectVerbs } from '../project-verbs.ts'
import type { WorkerContext } from '../worker-context.ts'
import type { ProjectDisk } from '../../storage/project-disk.ts'
import { createFolderDatabase, removeLink } from './folder-database.ts'
import type { FolderDatabase, LinkRow } from './folder-database.ts'
import { refusing } from './folder-refusal.ts'
import { linkFolder } from './link-folder.ts'
import { bytesOf, scanFolder } from './scan-folder.ts'
import type { Linked } from './look-at-folder.ts'
import { siteOutputs } from './site-outputs.ts'
import { syncFolder } from './sync-folder.ts'

type FolderVerbs = Pick<
  Handlers<ProjectVerbs>,
  'openFolder' | 'folderLinks' | 'folderHandle' | 'syncFolder' | 'folderTexts' | 'unlinkFolder'
>

export function folderVerbs(context: WorkerContext): FolderVerbs {
  const database = createFolderDatabase()

  async function withFolder<Value>(
    id: string,
    work: (linked: Linked) => Promise<Outcome<Value, FolderFailure>>,
  ): Promise<Outcome<Value, FolderFailure>> {
    const link = await database.links.get(id)
    if (!link) return fail('not-linked')
    const run = () =>
      context.borrow(id, async (disk): Promise<Outcome<Value, FolderFailure>> => {
        if (disk.role === 'reader') return fail('not-writer')
        if (!isSameProject(link, disk)) {
          await removeLink(database, id)
          return fail('not-linked')
        }
        return refusing(() => work({ database, link, disk, texts: context.texts }))
      })
    // Two passes over one folder would each take the other's writing for somebody else's.
    return navigator.locks.request(`pergola-folder-${id}`, run)
  }

  return {
    openFolder: (input, call) => refusing(() => linkFolder(context, database, input, call)),
    folderLinks: async () => linksOf(context, database),
    folderHandle: async ({ id }) => (await database.links.get(id))?.handle ?? null,
    syncFolder: ({ id, ...request }) => withFolder(id, (linked) => syncFolder(linked, request)),
    folderTexts: ({ id, path, settings }) =>
      withFolder(id, async ({ link, disk, texts }) => {
        const textOf = async (bytes: Uint8Array) =>
          (await texts.decode(disk, path, bytes as Uint8Array<ArrayBuffer>))?.text ?? null
        const file = (await scanFolder(link.handle)).files.get(path)
        const stored = await disk.read(path)
        const built = stored ? null : await (await siteOutputs(disk, settings)).get(path)?.read()
        const mine = stored ? new Uint8Array(await stored.arrayBuffer()) : built
        return succeed({
          mine: mine ? await textOf(mine) : null,
          theirs: file ? await textOf(await bytesOf(file, path)) : null,
        })
      }),
    unlinkFolder: ({ id }) => removeLink(database, id),
  }
}

function isSameProject({ mark }: LinkRow, disk: ProjectDisk): boolean {
  return disk.state().project.pages['index']?.id === mark
}

/** Links of projects that are gone go, too. */
async function linksOf(context: WorkerContext, database: FolderDatabase) {
  const links = await database.links.toArray()
  const { summaries } = (await context.storage()).database
  const known = await summaries.bulkGet(links.map(({ id }) => id))
  const found: { id: string; name: string }[] = []
  for (const [at, { id, name }] of links.entries()) {
    if (known[at]) found.push({ id, name })
    else await removeLink(database, id)
  }
  return found
}
