import { succeed } from '@pergola/contracts'
import type { FileChange, Outcome, Page, PageMove, Project } from '@pergola/contracts'
import { renamePage } from '../project/index.ts'
import type { RenamingFailure } from '../project/index.ts'
import { planMoves } from './plan-moves.ts'

export interface PageMovesRequest {
  readonly project: Project
  /** Paths of all files of the project. */
  readonly files: readonly string[]
  /** Each page once. */
  readonly moves: readonly PageMove[]
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

export interface PageMovesPlan {
  /** The pages under their new names, in the order of the request. */
  readonly pages: readonly Page[]
  /** All of it is one step: the pages' own files, every address that leads to them, and the record. */
  readonly change: FileChange
  /** Other pages whose addresses follow. */
  readonly followed: readonly string[]
  /** Scripts that spell out an old path; nobody but their writer knows what they mean by it. */
  readonly scripts: readonly string[]
}

interface Renaming {
  readonly project: Project
  readonly pages: readonly Page[]
  readonly moved: ReadonlyMap<string, string>
}

/** What has to change for pages to have other names, with all that leads to them following. Each file is read once. */
export async function planPageMoves(request: PageMovesRequest): Promise<Outcome<PageMovesPlan, RenamingFailure>> {
  const { project, files, moves, read } = request
  const renamed = renameAll(project, files, moves)
  if (!renamed.ok) return renamed
  const { moved } = renamed.value
  const { change, scripts } = await planMoves({ project, files, moved, read })
  // The heads of pages that follow are in the change, under the names that the pages still have.
  const after = renameAll({ ...project, ...change.record } as Project, files, moves)
  if (!after.ok) return after
  return succeed({
    pages: after.value.pages,
    change: { ...change, record: changedOf(project, after.value.project) },
    followed: followedPages(project, change, new Set(moves.map(({ name }) => name))),
    scripts: scripts.map((path) => moved.get(path) ?? path),
  })
}

/** None takes a name that another gives up in the same step: its files would be written where others are read from. */
function renameAll(
  project: Project,
  files: readonly string[],
  moves: readonly PageMove[],
): Outcome<Renaming, RenamingFailure> {
  const paths = new Set(files)
  const pages: Page[] = []
  const moved = new Map<string, string>()
  let now = project
  for (const { name, to } of moves) {
    const renamed = renamePage(now, { name, to, has: (path) => paths.has(path) })
    if (!renamed.ok) return renamed
    const { page, project: next, moved: own } = renamed.value
    now = next
    pages.push(page)
    for (const [from, target] of own) {
      moved.set(from, target)
      paths.add(target)
    }
  }
  return succeed({ project: now, pages, moved })
}

/** Names of other pages that the change writes to. */
export function followedPages(project: Project, change: FileChange, moving: ReadonlySet<string>): readonly string[] {
  const isFollowing = ([key, page]: [string, Page]) =>
    !moving.has(key) && (Object.hasOwn(change.files, page.pathes.html) || isOther(change.record?.pages?.[key], page))
  return Object.entries(project.pages)
    .filter(isFollowing)
    .map(([key]) => key)
}

const isOther = (one: Page | undefined, other: Page) => one !== undefined && one !== other

export function changedOf(before: Project, after: Project): Partial<Project> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== before[key]))
}
