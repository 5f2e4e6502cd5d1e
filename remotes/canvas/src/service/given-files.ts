import { fail, succeed, type FileLike, type LongWork, type Outcome, type ProjectsService } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'

export type GivenFile = Extract<SiteOperation, { type: 'content' }>

type Stored = Pick<ProjectsService, 'readFile' | 'readFiles' | 'decode'>

type Read = Outcome<ReadonlyMap<string, FileLike>, 'cancelled' | 'worker-lost'>

/** The bytes themselves: a stored file can no longer be read when it is gone. */
function contentsOf(projects: Stored, paths: readonly string[], work: LongWork): Promise<Read> {
  return projects.readFiles ? projects.readFiles(paths, work) : readOneByOne(projects, paths)
}

/** From a service that cannot read many in one go. */
async function readOneByOne(projects: Stored, paths: readonly string[]): Promise<Read> {
  const found = new Map<string, FileLike>()
  for (const path of paths) {
    const stored = await projects.readFile(path)
    if (stored.ok) found.set(path, new Blob([await stored.value.arrayBuffer()], { type: stored.value.type }))
    else if (stored.failure === 'worker-lost') return fail('worker-lost', stored.detail)
  }
  return succeed(found)
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
  work: LongWork = {},
): Promise<Outcome<Contents, 'cancelled' | 'worker-lost'>> {
  const texts: Record<string, string | null> = {}
  const whole: [string, FileLike | null][] = []
  for (const [file, content] of Object.entries(contents)) {
    if (page.site.text(file) === null) whole.push([file, content])
    else texts[file] = content && (await textOf(projects, file, content))
  }
  const paths = whole.map(([path]) => path)
  const stored = await contentsOf(projects, paths, work)
  if (!stored.ok) return stored
  const given = whole.map(([file, content]): GivenFile => {
    return { type: 'content', file, content, before: stored.value.get(file) ?? null }
  })
  return succeed({ texts, given })
}

interface Uploaded {
  readonly paths: readonly string[]
  readonly replaced: Readonly<Record<string, FileLike>>
}

export type KeptFile = GivenFile | { readonly type: 'text'; readonly file: string; readonly text: string }

/** Files that the project has already, with what stood in their places; what the page holds as a text becomes another text. */
export async function uploadedFiles(
  { page, projects }: { page: OpenPage; projects: Stored },
  { paths, replaced }: Uploaded,
): Promise<Outcome<readonly KeptFile[], 'worker-lost'>> {
  const stored = await contentsOf(projects, paths, {})
  if (!stored.ok) return fail('worker-lost', stored.detail)
  const kept: KeptFile[] = []
  for (const [file, content] of stored.value) {
    const held = page.site.text(file)
    if (held === null) kept.push({ type: 'content', file, content, before: replaced[file] ?? null, isStored: true })
    else {
      const text = await textOf(projects, file, content)
      if (text !== held) kept.push({ type: 'text', file, text })
    }
  }
  return succeed(kept)
}

/** In whatever encoding it is; the mark at its start is kept. */
async function textOf(projects: Stored, path: string, content: FileLike): Promise<string> {
  const decoded = await projects.decode?.(path, content)
  return decoded?.text ?? new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer())
}
