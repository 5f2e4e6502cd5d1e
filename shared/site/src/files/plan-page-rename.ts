import { succeed } from '@pergola/contracts'
import type { FileChange, Outcome, Page, Project } from '@pergola/contracts'
import { renamePage } from '../project/index.ts'
import type { RenamingFailure } from '../project/index.ts'
import { planMoves } from './plan-moves.ts'

export interface PageRenameRequest {
  readonly project: Project
  /** Paths of all files of the project. */
  readonly files: readonly string[]
  readonly name: string
  /** As typed. */
  readonly to: string
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

export interface PageRenamePlan {
  /** The page under its new name. */
  readonly page: Page
  /** All of it is one step: the page's own files, every address that leads to it, and the record. */
  readonly change: FileChange
  /** Other pages whose addresses follow. */
  readonly followed: readonly string[]
  /** Scripts that spell out an old path; nobody but their writer knows what they mean by it. */
  readonly scripts: readonly string[]
}

/** What has to change for a page to have another name, with all that leads to it following. */
export async function planPageRename(request: PageRenameRequest): Promise<Outcome<PageRenamePlan, RenamingFailure>> {
  const { project, files, name, to, read } = request
  const paths = new Set(files)
  const input = { name, to, has: (path: string) => paths.has(path) }
  const renamed = renamePage(project, input)
  if (!renamed.ok) return renamed
  const { moved } = renamed.value
  const { change, scripts } = await planMoves({ project, files, moved, read })
  // The heads of pages that follow are in the change, under the names that the pages still have.
  const after = renamePage({ ...project, ...change.record } as Project, input)
  if (!after.ok) return after
  const isFollowing = ([key, page]: [string, Page]) =>
    key !== name && (Object.hasOwn(change.files ?? {}, page.pathes.html) || isOther(change.record?.pages?.[key], page))
  return succeed({
    page: after.value.page,
    change: { ...change, record: changedOf(project, after.value.project) },
    followed: Object.entries(project.pages)
      .filter(isFollowing)
      .map(([key]) => key),
    scripts: scripts.map((path) => moved.get(path) ?? path),
  })
}

const isOther = (one: Page | undefined, other: Page) => one !== undefined && one !== other

function changedOf(before: Project, after: Project): Partial<Project> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== before[key]))
}
