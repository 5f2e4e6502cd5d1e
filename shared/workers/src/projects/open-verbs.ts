import { succeed } from '@pergola/contracts'
import type { OpenProject, Page } from '@pergola/contracts'
import type { Handlers } from '../calls/answer.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { openProjectOf } from './open-project-of.ts'
import type { PageTurns } from './page-turns.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { mayFetchRemoteFiles } from './remote-files.ts'
import type { WorkerContext } from './worker-context.ts'

/** What takes a project away from this tab comes behind the saves that were asked for before. */
export function openVerbs(
  context: WorkerContext,
  turns: Pick<PageTurns, 'run'>,
): Pick<Handlers<ProjectVerbs>, 'open' | 'close' | 'yield' | 'follow' | 'read' | 'decode' | 'readMany'> {
  const told = async (disk: ProjectDisk): Promise<OpenProject> => ({
    ...openProjectOf(disk),
    remoteFiles: await mayFetchRemoteFiles(await context.storage(), disk.id),
  })
  return {
    async open({ id, taking }) {
      const opened = await turns.run(() => context.open(id, taking))
      if (!opened.ok) return opened
      await putPagesRight(opened.value)
      return succeed(await told(opened.value))
    },
    close: () => turns.run(context.close),
    async yield() {
      const reader = await turns.run(context.yield)
      return reader && told(reader)
    },
    async follow() {
      const disk = context.current()
      if (disk?.role !== 'reader') return null
      await disk.follow()
      return told(disk)
    },
    read: async ({ path }) => (await context.current()?.read(path)) ?? null,
    async decode({ path, file }) {
      const disk = context.current()
      return disk && context.texts.decode(disk, path, new Uint8Array(await file.arrayBuffer()))
    },
    async readMany({ paths }) {
      const found = [...((await context.current()?.bytes(paths)) ?? [])]
      const sizes = new Map(found.map(([path, bytes]) => [path, bytes.length]))
      return { whole: new Blob(found.map(([, bytes]) => bytes)), sizes }
    },
  }
}

const isUnread = ({ editable }: Page) => editable === false

/** A project that is opened all the same where it cannot be stored: the pages stay as they were. */
async function putPagesRight(disk: ProjectDisk): Promise<void> {
  if (disk.role !== 'writer' || disk.damage || !Object.values(disk.state().project.pages).some(isUnread)) return
  const { pagesReadableNow } = await import('./pages-readable-now.ts')
  const pages = await pagesReadableNow(disk)
  if (pages) await disk.save({ record: { pages } })
}
