import { succeed } from '@pergola/contracts'
import type { Outcome, Page, PageMove } from '@pergola/contracts'
import type { RenamingFailure } from '../project/index.ts'
import { planPageMoves } from './plan-page-moves.ts'
import type { PageMovesPlan, PageMovesRequest } from './plan-page-moves.ts'

export interface PageRenameRequest extends Omit<PageMovesRequest, 'moves'>, PageMove {}

export interface PageRenamePlan extends Omit<PageMovesPlan, 'pages'> {
  /** The page under its new name. */
  readonly page: Page
}

/** What has to change for a page to have another name, with all that leads to it following. */
export async function planPageRename(request: PageRenameRequest): Promise<Outcome<PageRenamePlan, RenamingFailure>> {
  const { name, to, ...site } = request
  const plan = await planPageMoves({ ...site, moves: [{ name, to }] })
  if (!plan.ok) return plan
  const { pages, ...rest } = plan.value
  return succeed({ page: pages[0] as Page, ...rest })
}
