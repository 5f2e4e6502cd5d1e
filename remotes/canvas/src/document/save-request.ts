import type { Project, SaveRequest, UnsavedWork } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { namesKey, namesOf, withNames } from './layer-names.ts'
import type { OpenPage } from './open-page.ts'

/** Top-level keys of the record that are others than when it was last stored. */
function changedKeys(record: Project, stored: Project): Partial<Project> {
  const keys = Object.keys(record).filter((key) => record[key] !== stored[key])
  return Object.fromEntries(keys.map((key) => [key, record[key]]))
}

/**
 * Pages come and go without the canvas, also while it holds edits of them: of the pages that are there now, those that
 * were edited here are stored as they are here. Those that a step here made or took away come and go with it.
 */
function withEditedPages(record: Partial<Project>, before: Project, now: Project | undefined): Partial<Project> {
  const { pages } = record
  if (!pages || !now) return record
  const isMadeHere = (name: string) => !Object.hasOwn(before.pages, name)
  const edited = Object.entries(pages).filter(
    ([name, page]) => page !== before.pages[name] && (Object.hasOwn(now.pages, name) || isMadeHere(name)),
  )
  const isTakenHere = (name: string) => Object.hasOwn(before.pages, name) && !Object.hasOwn(pages, name)
  const staying = Object.entries(now.pages).filter(([name]) => !isTakenHere(name))
  return { ...record, pages: Object.fromEntries([...staying, ...edited]) }
}

/** Elements move, and their names go by place: what the record says of them is put right as it is stored. */
function withCurrentNames(page: OpenPage, record: Partial<Project>): Partial<Project> {
  const names = page.labels.byPlace()
  if (JSON.stringify(names) === JSON.stringify(namesOf(page.project(), page.name))) return record
  return { ...record, [namesKey]: withNames(page.project(), page.name, names) }
}

interface Saved {
  readonly stored: Project
  readonly now: Project | undefined
  /** False while the page has no document that could say where its named elements are. */
  readonly isDrawn?: boolean
}

export function requestFor(
  page: OpenPage,
  pending: ReturnType<OpenPage['pending']>,
  { stored, now, isDrawn = true }: Saved,
): SaveRequest {
  const changed = pending.record ? changedKeys(pending.record, stored) : {}
  const edited = withEditedPages(changed, stored, now)
  const record = isDrawn ? withCurrentNames(page, edited) : edited
  const { moved, given } = pending.stored
  const request = {
    projectId: page.projectId,
    files: pending.files,
    ...(moved.size > 0 && { moved: Object.fromEntries(moved) }),
    ...(given.size > 0 && { contents: Object.fromEntries(given) }),
  }
  return Object.keys(record).length > 0 ? { ...request, record } : request
}

/** What the tab holds of the project: what a save would store now, and every other text it has read. */
export function unsavedOf(core: CanvasCore, stored: Project | undefined): UnsavedWork | null {
  core.settle.emit()
  const { page } = core
  if (!page) return null
  const now = core.services.projects.state.getState().open?.project
  const { projectId: _, ...change } = requestFor(page, page.pending(), { stored: stored ?? page.project(), now })
  const { files } = change
  const held = page.site.files().filter((file) => !Object.hasOwn(files, file))
  const texts = held.flatMap((file): [string, string][] => {
    const text = page.site.text(file)
    return text === null ? [] : [[file, text]]
  })
  return { ...change, held: Object.fromEntries(texts) }
}
