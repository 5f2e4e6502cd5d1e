import type { FileChange, Page, PageMove } from '@pergola/contracts'
import { changePages, storeFirst } from './change-pages.ts'
import { messages } from './messages.ts'
import { withOrder } from './moved-pages.ts'
import type { PagePlace } from './moved-pages.ts'
import type { PageServices } from './page-services.ts'
import { refusalOf } from './refusal-of.ts'
import { tellWait } from './tell-wait.ts'
import type { DuringWork } from './use-page-work.ts'

interface PagesMoved {
  readonly moves: readonly PageMove[]
  readonly place: PagePlace
  /** What was put there, pages that stay in their folder too. */
  readonly keys: readonly string[]
}

interface PlannedPut {
  readonly change: FileChange
  /** The pages as they are then, by the names they have now. */
  readonly names: ReadonlyMap<string, string>
  readonly followed: readonly string[]
  readonly scripts: readonly string[]
}

/**
 * Puts pages into another folder, in an order where one is meant, with every address that leads to them: one step that can
 * be undone. Answers the pages as they are then; none where nothing was changed, which is told.
 */
export async function movePages(
  wanted: PagesMoved,
  during: DuringWork,
  services: PageServices,
): Promise<readonly Page[]> {
  const { toasts } = services
  if (wanted.moves.length === 0 && wanted.place.before === undefined) return []
  if (!(await storeFirst(services))) return []
  const plan = await planned(wanted, during, services)
  if (!plan) return []
  const { change, names, followed, scripts } = withPlaces(plan, wanted, services)
  const said = names.size === 0 ? messages.ordering : messages.moving(names.size)
  const problem = await tellWait(toasts, said, changePages(services, change, labelOf(wanted, names)))
  if (problem !== null) {
    toasts.error(problem)
    return []
  }
  if (names.size > 0) toasts.success(messages.moved([...names.values()], followed))
  if (scripts.length > 0) toasts.warning(messages.spelledOut(scripts))
  const all = change.record?.pages ?? {}
  const shown = names.size > 0 ? [...names.values()] : wanted.keys
  return shown.flatMap((name) => all[name] ?? [])
}

const inPlace: PlannedPut = { change: { files: {} }, names: new Map(), followed: [], scripts: [] }

async function planned(
  { moves }: PagesMoved,
  during: DuringWork,
  { projects, toasts }: PageServices,
): Promise<PlannedPut | null> {
  if (moves.length === 0) return inPlace
  const plan = projects.planPageMoves
  if (!plan) {
    toasts.error(messages.notChanged)
    return null
  }
  const said = messages.moving(moves.length)
  const outcome = await during(said, (work) => tellWait(toasts, said, plan(moves, work)))
  if (outcome.ok) {
    const { pages, ...rest } = outcome.value
    const names = new Map(moves.map(({ name }, index) => [name, (pages[index] as Page).name]))
    return { ...rest, names }
  }
  const { failure, detail } = outcome
  if (failure === 'cancelled') toasts.info(messages.notMoved)
  else if (failure === 'page-exists' && detail !== undefined) toasts.error(messages.taken(detail))
  else toasts.error(failure === 'page-index' ? messages.indexKeepsName : refusalOf(failure, detail ?? ''), detail)
  return null
}

function withPlaces(plan: PlannedPut, { place, keys }: PagesMoved, { projects }: PageServices): PlannedPut {
  const stored = projects.state.getState().open?.project.pages
  const pages = plan.change.record?.pages ?? stored
  if (!pages) return plan
  const put = keys.filter((key) => !key.endsWith('/')).map((key) => plan.names.get(key) ?? key)
  const ordered = withOrder(pages, put, place)
  return { ...plan, change: { ...plan.change, record: { ...plan.change.record, pages: ordered } } }
}

function labelOf({ keys }: PagesMoved, names: PlannedPut['names']): string {
  if (names.size === 0) return messages.orderStep(keys)
  const [from = '', to = ''] = [...names][0] ?? []
  return names.size === 1 ? messages.renameStep(from, to) : messages.moveStep(names.size)
}
