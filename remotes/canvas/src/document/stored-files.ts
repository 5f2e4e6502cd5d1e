import type { FileLike } from '@pergola/contracts'
import type { SiteChange } from '@pergola/site/document'

/** Files that stand elsewhere than they are stored: the stored path by the one they have now. */
export type MovedFiles = ReadonlyMap<string, string>
/** Files that are to be stored as they are here; null for those that are to go. */
export type GivenFiles = ReadonlyMap<string, FileLike | null>

/** What of the files that the document holds no text of is not stored yet. */
export interface FilesToStore {
  readonly moved: MovedFiles
  readonly given: GivenFiles
}

export const nothingToStore: FilesToStore = { moved: new Map(), given: new Map() }

/** Copied once for all of a step: it may take ten thousand files away. */
export function withChanges(files: FilesToStore, changes: readonly SiteChange[]): FilesToStore {
  if (!changes.some(({ type }) => type === 'moved' || type === 'given')) return files
  const copy: Copy = { moved: new Map(files.moved), given: new Map(files.given) }
  for (const change of changes) {
    if (change.type === 'moved') move(copy, change)
    else if (change.type === 'given' && !change.isStored) give(copy, change.path, change.content)
  }
  return copy
}

interface Copy {
  readonly moved: Map<string, string>
  readonly given: Map<string, FileLike | null>
}

function move({ moved, given }: Copy, { from, to }: { readonly from: string; readonly to: string }): void {
  const content = given.get(from)
  given.delete(to)
  if (content) {
    given.set(from, null).set(to, content)
    return
  }
  const stored = moved.get(from) ?? from
  moved.delete(from)
  if (stored === to) moved.delete(to)
  else moved.set(to, stored)
}

function give({ moved, given }: Copy, path: string, content: FileLike | null): void {
  const stored = moved.get(path)
  moved.delete(path)
  if (stored !== undefined) given.set(stored, null)
  given.set(path, content)
}

/** What is left to store when a save has put `saved` in place, whatever happened while it was on its way. */
export function leftSince(now: FilesToStore, saved: FilesToStore): FilesToStore {
  const given = new Map([...now.given].filter(([path, content]) => saved.given.get(path) !== content))
  return { moved: movedSince(now.moved, saved.moved), given }
}

function movedSince(now: MovedFiles, saved: MovedFiles): MovedFiles {
  const left = new Map<string, string>()
  const storedNow = new Map([...saved].map(([to, stored]) => [stored, to]))
  for (const [to, stored] of now) {
    const place = storedNow.get(stored) ?? stored
    storedNow.delete(stored)
    if (place !== to) left.set(to, place)
  }
  // What the save moved and somebody has taken back meanwhile.
  for (const [stored, place] of storedNow) left.set(stored, place)
  return left
}
