import type { Page, Project } from '@pergola/contracts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { createQueue } from '../storage/queue.ts'

/**
 * Whoever changes pages does it one after the other. A save says which pages there are as its tab knew them when it
 * began: one that was made meanwhile is not lost by that, and one that was deleted does not come back without its files.
 */
export interface PageTurns {
  run<Value>(work: () => Promise<Value>): Promise<Value>
  /** Made here, and in no save yet. */
  made(disk: ProjectDisk, name: string): void
  removed(disk: ProjectDisk, name: string): void
  /** What a save says of the record, with the pages as they are. */
  settled(disk: ProjectDisk, record: Partial<Project>, files: SavedFiles): Partial<Project>
}

/** What comes and what goes with a save. */
interface SavedFiles {
  readonly put: ReadonlyMap<string, unknown>
  readonly removed: readonly string[]
}

export function createPageTurns(): PageTurns {
  const turns = createQueue()
  const unknown = new WeakMap<ProjectDisk, Set<string>>()
  return {
    run: (work) => turns.run(work),
    made(disk, name) {
      unknown.set(disk, (unknown.get(disk) ?? new Set()).add(name))
    },
    removed: (disk, name) => void unknown.get(disk)?.delete(name),
    settled(disk, record, { put, removed }) {
      if (!record.pages) return record
      const { project, manifest } = disk.state()
      const isThere = ({ pathes, name }: Page) =>
        Object.hasOwn(project.pages, name) || manifest.files.has(pathes.html) || put.has(pathes.html)
      const pages = Object.fromEntries(Object.entries(record.pages).filter(([, page]) => isThere(page)))
      const names = unknown.get(disk) ?? new Set()
      // Whoever takes a page's file away knows of the page.
      const isGone = (name: string) => removed.includes(project.pages[name]?.pathes.html ?? '')
      for (const name of names) if (Object.hasOwn(pages, name) || isGone(name)) names.delete(name)
      const missing = [...names].filter((name) => Object.hasOwn(project.pages, name))
      return {
        ...record,
        pages: { ...pages, ...Object.fromEntries(missing.map((name) => [name, project.pages[name]!])) },
      }
    },
  }
}
