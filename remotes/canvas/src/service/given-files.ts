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

/** Asked for one after the other, thousands of files are half a minute of waiting; all at once, too many are open. */
const atOnce = 32

async function eachOf<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += atOnce) {
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(read))))
  }
  return results
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
  const whole: [string, FileLike | null][] = []
  for (const [file, content] of Object.entries(contents)) {
    if (page.site.text(file) === null) whole.push([file, content])
    else texts[file] = content && new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer())
  }
  const given = await eachOf(whole, async ([file, content]): Promise<GivenFile> => {
    return { type: 'content', file, content, before: await bytesOf(projects, file) }
  })
  return { texts, given }
}

/** Files that the project has already, with what stood in their places. */
export async function uploadedFiles(
  projects: Stored,
  { paths, replaced }: { paths: readonly string[]; replaced: Readonly<Record<string, FileLike>> },
): Promise<readonly GivenFile[]> {
  const given = await eachOf(paths, async (file): Promise<readonly GivenFile[]> => {
    const content = await bytesOf(projects, file)
    return content ? [{ type: 'content', file, content, before: replaced[file] ?? null, isStored: true }] : []
  })
  return given.flat()
}
