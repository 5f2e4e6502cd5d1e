import type { FileLike, ProjectsService } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'

export type GivenFile = Extract<SiteOperation, { type: 'content' }>

type Stored = Pick<ProjectsService, 'readFile'>

/** Its bytes themselves: a stored file can no longer be read when it is gone. */
async function bytesOf(projects: Stored, path: string): Promise<FileLike | null> {
  const stored = await projects.readFile(path)
  return stored.ok ? new Blob([await stored.value.arrayBuffer()], { type: stored.value.type }) : null
}

interface Contents {
  /** Of files that the page holds as texts: it follows them as such. */
  readonly texts: Readonly<Record<string, string | null>>
  readonly given: readonly GivenFile[]
}

/** Files that are given whole, with what they are now, so that it can be taken back. */
export async function knownContents(
  { page, projects }: { page: OpenPage; projects: Stored },
  contents: Readonly<Record<string, FileLike | null>>,
): Promise<Contents> {
  const texts: Record<string, string | null> = {}
  const given: GivenFile[] = []
  for (const [file, content] of Object.entries(contents)) {
    if (page.site.text(file) === null) {
      given.push({ type: 'content', file, content, before: await bytesOf(projects, file) })
    } else texts[file] = content && new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer())
  }
  return { texts, given }
}

/** Files that the project has already. */
export async function uploadedFiles(projects: Stored, paths: readonly string[]): Promise<readonly GivenFile[]> {
  const given: GivenFile[] = []
  for (const file of paths) {
    const content = await bytesOf(projects, file)
    if (content) given.push({ type: 'content', file, content, before: null, isStored: true })
  }
  return given
}
