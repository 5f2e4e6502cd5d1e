import { fail, settingsOf, succeed } from '@pergola/contracts'
import type { Outcome, ProjectSettings, VersionFailure } from '@pergola/contracts'
import { siteRuntime } from '@pergola/runtime/files'
import { buildPages, builtBytes } from '@pergola/site/build'
import type { SiteFiles } from '@pergola/site/build'
import { readLoosely } from '@pergola/site/encoding'
import { readContent } from '../storage/history/past-version.ts'
import type { PastVersion } from '../storage/history/past-version.ts'
import type { StorageHandle } from '../storage/project-disk.ts'

interface Lost {
  readonly path: string
}

/** As a preview of that time would have shown it. */
export async function buildVersionPage(
  storage: StorageHandle,
  past: PastVersion,
  { page, settings }: { page: string; settings: ProjectSettings },
): Promise<Outcome<{ path: string; html: string }, VersionFailure | 'page-missing'>> {
  const { project } = past
  if (!project.pages[page]) return fail('page-missing', page)
  const lost: Lost[] = []
  const files = filesOf(storage, past, lost)
  const own = settingsOf(project, settings)
  const built = await buildPages({ project, files, settings: own, mode: 'preview', ...siteRuntime }, [page])
  const made = built.find(({ path }) => path.endsWith('.html'))
  if (lost[0] || !made) return fail('version-damaged', lost[0]?.path)
  const html = made.kind === 'text' ? made.text : await readLoosely(made.path, await builtBytes(made, files))
  return succeed({ path: made.path, html })
}

/** What can no longer be read stands empty, and is told. */
function filesOf(storage: StorageHandle, { files, row }: PastVersion, lost: Lost[]): SiteFiles {
  return {
    sizes: new Map([...files].map(([path, { size }]) => [path, size])),
    async read(path) {
      const content = files.get(path)
      const blob = content && (await readContent(storage, row.projectId, { content, path }))
      if (!blob) lost.push({ path })
      return blob ? new Uint8Array(await blob.arrayBuffer()) : new Uint8Array()
    },
  }
}
