import type { FileChange, Page, Project } from '@pergola/contracts'
import { hiddenStylesKey, moveHiddenStyles, outputPath } from '../project/index.ts'
import { mapAddresses } from './addressed-files.ts'
import { moveAddress } from './move-address.ts'
import type { AddressMove } from './move-address.ts'
import { placesOf } from './place-of.ts'
import { findSpelled } from './spelled-paths.ts'

export interface MoveRequest {
  readonly project: Project
  readonly files: readonly string[]
  /** New paths by the old ones; also of built pages, which addresses lead to and no file of the project is. */
  readonly moved: ReadonlyMap<string, string>
  /** Addresses that lead there go on leading there, to whatever is there when all has moved. */
  readonly staying?: ReadonlySet<string>
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

export interface MovePlan {
  /** All of it is one step: the files under their new paths, and every address that leads to them. */
  readonly change: FileChange
  /** Scripts that spell out an old path; nobody but their writer knows what they mean by it. */
  readonly scripts: readonly string[]
}

/** What has to change with files that move, so that what leads to them still does. */
export async function planMoves({ project, files, moved, staying, read }: MoveRequest): Promise<MovePlan> {
  // Built pages are led to as well, and are no files of the project.
  const here = new Set([...files, ...Object.values(project.pages).map(outputPath)])
  const spelledIn = findSpelled([...moved.keys()])
  const has = (path: string) => here.has(path) || moved.has(path)
  const placeOf = placesOf(project)
  const texts: Record<string, string | null> = {}
  const stored: Record<string, string> = {}
  const scripts: string[] = []
  for (const path of files) {
    const place = placeOf(path)
    const to = moved.get(path)
    const text = place && (await read(path))
    if (!place || text === null) {
      if (to !== undefined) stored[to] = path
      continue
    }
    if (place.kind === 'script' && spelledIn(text).size > 0) scripts.push(path)
    const move = { from: place.place, to: moved.get(place.place) ?? place.place, moved, staying, has }
    const next = mapAddresses({ text, kind: place.kind }, (address) => moveAddress(address, move))
    // Where it stood another file may have moved already, or will.
    if (to !== undefined) Object.assign(texts, { [path]: texts[path] ?? null, [to]: next })
    else if (next !== text) texts[path] = next
  }
  const record = movedRecord(project, { moved, staying, has })
  return { change: { files: texts, moved: stored, ...(record && { record }) }, scripts }
}

/** What changes of the record; null when nothing does. */
function movedRecord(project: Project, move: HeadMove): Partial<Project> | null {
  const pages = movedPages(project, move)
  const hidden = moveHiddenStyles(project, move.moved)
  return pages || hidden ? { ...(pages && { pages }), ...(hidden && { [hiddenStylesKey]: hidden }) } : null
}

type HeadMove = Pick<AddressMove, 'moved' | 'staying' | 'has'>

/** Pages whose head names what has moved; null when none does. */
function movedPages(project: Project, move: HeadMove) {
  const pages = Object.entries(project.pages).map(([name, page]): [string, Page] => [name, movedHead(page, move)])
  return pages.some(([name, page]) => page !== project.pages[name]) ? Object.fromEntries(pages) : null
}

function movedHead(page: Page, move: HeadMove): Page {
  const place = outputPath(page)
  const map = (address: string) => moveAddress(address, { ...move, from: place, to: move.moved.get(place) ?? place })
  const text = page.helmet.customMetaTags
  const customMetaTags = text === '' ? '' : mapAddresses({ text, kind: 'fragment' }, map)
  const icon = map(page.helmet.icon)
  if (customMetaTags === text && icon === page.helmet.icon) return page
  return { ...page, helmet: { ...page.helmet, icon, customMetaTags } }
}
