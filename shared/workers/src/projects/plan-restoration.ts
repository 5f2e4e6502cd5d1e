import { fail, succeed } from '@pergola/contracts'
import type { FileChange, FileLike, Outcome, Project, VersionFailure } from '@pergola/contracts'
import { idleBaseFiles, isComposed } from '@pergola/site/project'
import { isSmallText } from '../storage/file-kind.ts'
import type { ContentName } from '../storage/database.ts'
import { readContent } from '../storage/history/past-version.ts'
import type { PastVersion } from '../storage/history/past-version.ts'
import type { StorageHandle } from '../storage/project-disk.ts'

type Restoration = Outcome<FileChange, VersionFailure | 'page-missing'>

/** From what is stored now to the version, whole or one page of it. */
export async function planRestoration(
  { storage, textOf }: Sources,
  past: PastVersion,
  page: string | null,
): Promise<Restoration> {
  if (page !== null && !past.project.pages[page]) return fail('page-missing', page)
  const record = page === null ? recordOf(past) : pageRecord(past, page)
  const paths = page === null ? everyPath(past) : pagePaths(past, page)
  const plan: Plan = { files: {}, contents: {} }
  for (const path of paths) {
    const content = past.files.get(path)
    const present = past.now.files.get(path)
    if (content?.hash === present?.hash) continue
    if (!content) leaveOut(plan, path, present?.size)
    else if (!(await bring(plan, path, { storage, textOf, id: past.row.projectId, content })))
      return fail('version-damaged', path)
  }
  return succeed({ ...plan, ...(Object.keys(record).length > 0 && { record }) })
}

interface Plan {
  readonly files: Record<string, string | null>
  readonly contents: Record<string, FileLike | null>
}

function leaveOut({ files, contents }: Plan, path: string, size: number | undefined): void {
  if (isText(path, size)) files[path] = null
  else contents[path] = null
}

interface Sources {
  readonly storage: StorageHandle
  /** Null for what is no text. */
  readonly textOf: (path: string, file: Blob) => Promise<string | null>
}

interface Bringing extends Sources {
  readonly id: string
  readonly content: ContentName
}

/** False where what was kept can no longer be read. */
async function bring(plan: Plan, path: string, { storage, textOf, id, content }: Bringing): Promise<boolean> {
  const blob = await readContent(storage, id, { content, path })
  if (!blob) return false
  const text = isText(path, content.size) ? await textOf(path, blob) : null
  if (text === null) plan.contents[path] = blob
  else plan.files[path] = text
  return true
}

function everyPath({ files, now }: PastVersion): readonly string[] {
  return [...new Set([...files.keys(), ...now.files.keys()])]
}

/** Its own files, and shared ones that went with it; sheets and scripts that other pages use, too, stay as they are. */
function pagePaths({ project, files, now }: PastVersion, name: string): readonly string[] {
  const page = project.pages[name]
  const { html = '', css = '', js = '' } = page?.pathes ?? {}
  const shared = page && isComposed(page) ? Object.keys(idleBaseFiles(now.project.pages)) : []
  return [html, css, js, ...shared.filter((path) => !now.files.has(path))].filter((path) => files.has(path))
}

function recordOf({ project, now }: PastVersion): Partial<Project> {
  const keys = [...new Set([...Object.keys(project), ...Object.keys(now.project)])]
  const changed = keys.filter((key) => JSON.stringify(project[key]) !== JSON.stringify(now.project[key]))
  return Object.fromEntries(changed.map((key) => [key, project[key]]))
}

function pageRecord({ project, now }: PastVersion, name: string): Partial<Project> {
  const [then, present] = [project.pages[name], now.project.pages[name]]
  if (!then || JSON.stringify(then) === JSON.stringify(present)) return {}
  return { pages: { ...now.project.pages, [name]: then } }
}

function isText(path: string, size = 0): boolean {
  return isSmallText(path, size)
}
