import { createHash } from 'node:crypto'
import { decodeLoosely, encodeText } from '../../project/index.ts'
import type { BuiltSite } from '../marks-of.ts'
import type { PublishCall, PublishPorts } from '../publish-ports.ts'
import type { PublishStore } from '../publish-store.ts'

type Texts = Readonly<Record<string, string>>

export const siteOf = (files: Texts): BuiltSite => ({
  paths: Object.keys(files),
  read: async (path) => encodeText(files[path] ?? ''),
})

export const quietCall: PublishCall = { signal: new AbortController().signal, progress: () => undefined }

/** Node's platform, which waits for nothing and notes how long it was to wait. A moment passes with each look at the clock. */
export function createTestPorts(start = Date.UTC(2026, 10, 27)): PublishPorts & { readonly waited: number[] } {
  const waited: number[] = []
  let now = start
  return {
    waited,
    fetch: (url, { signal, ...request }) =>
      fetch(url, { ...request, redirect: 'manual', signal: signal as AbortSignal }),
    digest: async (algorithm, bytes) =>
      createHash(algorithm.replace('-', '').toLowerCase()).update(bytes).digest('hex'),
    wait: async (milliseconds) => void waited.push(milliseconds),
    now: () => (now += 1000),
  }
}

interface MemoryStore extends PublishStore {
  /** What visitors can see. */
  seen(): Texts
  /** Every change in its order, as `write path`. */
  readonly log: string[]
  /** Called before each change; what it throws is what the store fails with. */
  before: (change: string) => void
}

export function createMemoryStore(): MemoryStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const log: string[] = []
  const store: MemoryStore = {
    log,
    before: () => undefined,
    seen: () =>
      Object.fromEntries(
        [...files]
          .filter(([path]) => !path.startsWith('.pergola/'))
          .map(([path, bytes]) => [path, decodeLoosely(bytes)]),
      ),
    read: async (path) => files.get(path) ?? null,
    write: async (path, bytes) => change(`write ${path}`, () => files.set(path, bytes)),
    copy: async (from, to) => change(`copy ${to}`, () => files.set(to, files.get(from) ?? encodeText('nothing'))),
    remove: async (path) => change(`remove ${path}`, () => files.delete(path)),
    async list(folder) {
      const start = folder === '' ? '' : `${folder}/`
      const below = [...files.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
      return below.filter((name) => !name.includes('/'))
    },
  }
  function change(what: string, make: () => void) {
    store.before(what)
    log.push(what)
    make()
  }
  return store
}
