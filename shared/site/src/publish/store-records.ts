import { decodeLoosely, encodeText } from '../project/index.ts'
import { isSitePath, type Manifest, printManifest, publishFolder, readManifest, readObject } from './manifest.ts'
import { PublishProblem } from './publish-problem.ts'
import type { PublishStore } from './publish-store.ts'

const currentPath = `${publishFolder}/current.json`
const pendingPath = `${publishFolder}/pending.json`
const manifestFolder = `${publishFolder}/publications`
const manifestPath = (id: string) => `${manifestFolder}/${id}.json`

/** Contents by their digest, until they are put in their places and as long as a publication names them. */
export const contentFolder = `${publishFolder}/objects`
export const contentPath = (hash: string): string => `${contentFolder}/${hash}`

/** What a store knows of its publications. What it says may have been written by others. */
export interface StoreRecords {
  currentId(): Promise<string | null>
  manifest(id: string): Promise<Manifest>
  /** All that are kept, the newest first. */
  ids(): Promise<readonly string[]>
  /** Files that a publication which was broken off may have changed. */
  unsure(): Promise<ReadonlySet<string>>
  /** Before any of them is changed. */
  begin(touched: Iterable<string>): Promise<void>
  /** From here on it is what is published. */
  end(current: Manifest): Promise<void>
  remove(id: string): Promise<void>
}

export function createStoreRecords(store: PublishStore): StoreRecords {
  const write = (path: string, written: string) => store.write(path, encodeText(written))

  async function text(path: string): Promise<string | null> {
    const bytes = await store.read(path)
    return bytes && decodeLoosely(bytes)
  }

  return {
    async currentId() {
      const found = await text(currentPath)
      if (found === null) return null
      const { id } = readObject(found)
      if (typeof id !== 'string' || !isId(id)) throw new PublishProblem('unreadable', currentPath)
      return id
    },
    async manifest(id) {
      const found = await text(manifestPath(id))
      if (found === null) throw new PublishProblem('unreadable', manifestPath(id))
      return readManifest(found)
    },
    async ids() {
      const names = await store.list(manifestFolder)
      const found = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
      return found.filter(isId).toSorted().toReversed()
    },
    async unsure() {
      const found = await text(pendingPath)
      const paths = found === null ? [] : readObject(found)['paths']
      const isList = Array.isArray(paths) && paths.every((path) => typeof path === 'string' && isSitePath(path))
      if (!isList) throw new PublishProblem('unreadable', pendingPath)
      return new Set(paths as string[])
    },
    begin: (touched) => write(pendingPath, `${JSON.stringify({ paths: [...touched] })}\n`),
    async end(current) {
      await write(manifestPath(current.id), printManifest(current))
      await write(currentPath, `${JSON.stringify({ format: 1, id: current.id })}\n`)
      await store.remove(pendingPath)
    },
    remove: (id) => store.remove(manifestPath(id)),
  }
}

/** A moment, written so that the order of the letters is the order of time. */
export const publicationId = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-')

const isId = (text: string): boolean => /^[\dTZ-]+$/.test(text)
