import { succeed } from '@pergola/contracts'
import type { Outcome, Page, PlannedHomePage } from '@pergola/contracts'
import { exchangeHomePage, findPage, outputPath } from '../project/index.ts'
import type { RenamingFailure } from '../project/index.ts'
import { planMoves } from './plan-moves.ts'
import { changedOf, followedPages } from './plan-page-moves.ts'
import type { PageMovesRequest } from './plan-page-moves.ts'

export interface HomePageRequest extends Omit<PageMovesRequest, 'moves'> {
  readonly name: string
  /** As typed. */
  readonly formerName: string
  /** Links to the first page lead on to the page that was there, under its new name; else to whatever is there then. */
  readonly followFormer: boolean
}

/** What has to change for another page to be the first one of the site. Each file is read once. */
export async function planHomePage(request: HomePageRequest): Promise<Outcome<PlannedHomePage, RenamingFailure>> {
  const { project, files, name, formerName, followFormer, read } = request
  const paths = new Set(files)
  const exchange = (of: typeof project) => exchangeHomePage(of, { name, formerName, has: (path) => paths.has(path) })
  const exchanged = exchange(project)
  if (!exchanged.ok) return exchanged
  const { moved } = exchanged.value
  const index = findPage(project, 'index') as Page
  const staying = new Set(followFormer ? [] : [outputPath(index)])
  const { change, scripts } = await planMoves({ project, files, moved, staying, read })
  // The heads of pages that follow are in the change, under the names that the pages still have.
  const after = exchange({ ...project, ...change.record } as typeof project)
  if (!after.ok) return after
  const { home, former } = after.value
  return succeed({
    home,
    former,
    change: { ...change, record: changedOf(project, after.value.project) },
    followed: followedPages(project, change, new Set(['index', name])),
    scripts: scripts.map((path) => moved.get(path) ?? path),
  })
}
