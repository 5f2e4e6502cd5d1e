import {
  canvasFramePath,
  keptAnswerHeader,
  type RemoteAddress,
  type RemotesFile,
  remotesFileSchema,
} from '@pergola/contracts'
import * as v from 'valibot'
import { createQueue } from '../storage/queue.ts'
import { type CachedPart, fetchInto, fillPart, isFilled, sweepParts } from './cached-part.ts'

/** What the pages are given: replaced only when everything it names is in the cache. */
const stateCacheName = 'pergola-state'
/** Large files that few need: fetched at their first use, or when nothing else is to be done. */
const lateCacheName = 'pergola-late'
const latePath = /\/app\/late\/[^/]+$/
const remotesPath = '/remotes.json'
const shellPath = '/shell-files.json'
const configPath = '/config.json'

const shellFilesSchema = v.object({
  version: v.string(),
  files: v.array(v.string()),
  late: v.optional(v.array(v.string()), []),
})
type ShellFiles = v.InferOutput<typeof shellFilesSchema>

/** So long a page waits for the newest list of remotes, and for the files of those that changed. */
const patience = { list: 1000, files: 4000 }

export interface OfflineCacheOptions {
  readonly origin: string
  /** A page was given what was kept, because these parts, by their names, were too long on their way. */
  late(parts: Promise<readonly string[]>): void
}

export interface OfflineCache {
  /** Brings the caches up to date and returns the names of the parts that took the place of another version. */
  sync(): Promise<readonly string[]>
  /** Undefined: the request is none of ours, the network answers. */
  answer(request: Request): Promise<Response | undefined>
  /** Fetches what was not used yet, one file after the other; what does not come now is fetched another time. */
  keepLate(): Promise<void>
  /** Removes versions that no list names any more. Only when no open page can still need them. */
  sweep(): Promise<void>
}

const fileListSchema = v.object({ files: v.array(v.string()), late: v.optional(v.array(v.string()), []) })

const jsonResponse = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })

/** Undefined when the time is over; the work goes on. */
function within<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export function remotePart(remote: RemoteAddress, origin: string): CachedPart {
  const folder = new URL(remote.base, `${origin}/`).href
  const urls = [remote.entry, ...remote.files].map((file) => new URL(file, folder).href)
  return { cacheName: `pergola-remote-${remote.name}-${remote.version}`, urls: [...new Set(urls)] }
}

export function shellPart({ version, files }: ShellFiles, origin: string): CachedPart {
  return { cacheName: `pergola-shell-${version}`, urls: files.map((file) => new URL(file, `${origin}/`).href) }
}

function lateUrls(shell: ShellFiles, { remotes }: RemotesFile, origin: string): ReadonlySet<string> {
  // The checks of pages before the languages of scripts, which are larger.
  const parts = [...remotes, { base: '', late: shell.late }]
  return new Set(parts.flatMap(({ base, late }) => late.map((file) => new URL(file, new URL(base, `${origin}/`)).href)))
}

async function readKept<Value>(path: string, parse: (value: unknown) => Value): Promise<Value | null> {
  const kept = await (await caches.open(stateCacheName)).match(path)
  return kept ? parse(await kept.json()) : null
}

async function fetchFresh<Value>(path: string, parse: (value: unknown) => Value): Promise<Value> {
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`)
  return parse(await response.json())
}

const parseRemotes = (value: unknown) => v.parse(remotesFileSchema, value)
const parseShell = (value: unknown) => v.parse(shellFilesSchema, value)

const keptRemotes = () => readKept(remotesPath, parseRemotes)
const keptShell = () => readKept(shellPath, parseShell)

/** One put replaces the list: a page sees all of the old one or all of the new one. */
async function commit(path: string, value: RemotesFile | ShellFiles): Promise<void> {
  await (await caches.open(stateCacheName)).put(path, jsonResponse(value))
}

/** The remote with what is kept of it; of the version that is kept already it is known. */
async function withFiles(remote: RemoteAddress, kept: RemoteAddress | undefined, origin: string) {
  const { fileList, version, base } = remote
  if (fileList === undefined) return remote
  if (kept?.version === version && kept.base === base) return { ...remote, files: kept.files, late: kept.late }
  const { href } = new URL(fileList, new URL(base, `${origin}/`))
  return { ...remote, ...(await fetchFresh(href, (value) => v.parse(fileListSchema, value))) }
}

/**
 * The list of remotes the pages may be given: of each remote the fresh version where all its files are here, else the
 * one from before. A remote that was never complete stays as it is, for the network to answer.
 */
async function settledRemotes(fresh: RemotesFile, origin: string): Promise<RemotesFile> {
  const kept = await keptRemotes()
  const remotes = await Promise.all(
    fresh.remotes.map(async (remote) => {
      const before = kept?.remotes.find(({ name }) => name === remote.name)
      try {
        const listed = await withFiles(remote, before, origin)
        if (await fillPart(remotePart(listed, origin))) return listed
      } catch {
        // It is fetched another time; until then the one from before works.
      }
      return before ?? remote
    }),
  )
  return { remotes }
}

function changedNames(before: RemotesFile, after: RemotesFile): readonly string[] {
  const versions = new Map(before.remotes.map(({ name, version }) => [name, version]))
  return after.remotes.filter(({ name, version }) => versions.get(name) !== version).map(({ name }) => name)
}

/** One after the other: two that start from the same list would both report what one of them brought. */
const syncs = createQueue()

const syncRemotes = (fresh: RemotesFile, origin: string) => syncs.run(() => syncNow(fresh, origin))

async function syncNow(fresh: RemotesFile, origin: string): Promise<readonly string[]> {
  const before = await keptRemotes()
  const settled = await settledRemotes(fresh, origin)
  if (before && JSON.stringify(before) === JSON.stringify(settled)) return []
  await commit(remotesPath, settled)
  // Where nothing was kept, at first or after the browser cleared its storage, no page runs another version.
  return before ? changedNames(before, settled) : []
}

async function syncShell(origin: string): Promise<readonly string[]> {
  const [before, fresh] = await Promise.all([keptShell(), fetchFresh(shellPath, parseShell)])
  if (before?.version === fresh.version && (await isFilled(shellPart(fresh, origin)))) return []
  if (!(await fillPart(shellPart(fresh, origin)))) return []
  await commit(shellPath, fresh)
  return before && before.version !== fresh.version ? ['shell'] : []
}

/** Newest list when the network has it soon and its files are here soon; otherwise what worked before. */
async function answerRemotes(origin: string, late: OfflineCacheOptions['late']): Promise<Response> {
  const kept = await keptRemotes()
  const asked = fetchFresh(remotesPath, parseRemotes).catch(() => undefined)
  const fresh = await (kept ? within(asked, patience.list) : asked)
  if (!fresh) return kept ? jsonResponse(kept) : Response.error()
  if (!kept) return jsonResponse(fresh)
  const syncing = syncRemotes(fresh, origin)
  // The page goes on with what was kept: whatever comes now, it does not have.
  if (!(await within(syncing, patience.files))) late(syncing)
  return jsonResponse((await keptRemotes()) ?? fresh)
}

/** The document of every page of the editor, or of the canvas frame; of the version all other files of the shell have. */
async function answerPage(request: Request, origin: string): Promise<Response> {
  const shell = await keptShell()
  const cache = shell && (await caches.open(shellPart(shell, origin).cacheName))
  const { pathname } = new URL(request.url)
  return (await cache?.match(pathname === canvasFramePath ? pathname : '/index.html')) ?? fetch(request)
}

/** What the deployment is made of, kept for when it cannot be asked. A full disk keeps nobody from knowing it now. */
async function freshConfig(): Promise<Response> {
  const cache = await caches.open(stateCacheName)
  const fresh = await fetch(configPath, { cache: 'no-store' })
  if (fresh.ok) await cache.put(configPath, fresh.clone()).catch(() => undefined)
  return fresh
}

async function answerConfig(): Promise<Response> {
  const fresh = await freshConfig().catch(() => undefined)
  if (fresh?.ok) return fresh
  const kept = await (await caches.open(stateCacheName)).match(configPath)
  if (!kept) return fresh ?? Response.error()
  const headers = new Headers(kept.headers)
  headers.set(keptAnswerHeader, '1')
  return new Response(kept.body, { headers })
}

/** Remotes may stand on another server, where pages under edit have other things to ask for. */
function isLate({ destination }: Request, url: URL, origin: string): boolean {
  return latePath.test(url.pathname) && (url.origin === origin || destination === 'script')
}

async function answerLate(request: Request): Promise<Response> {
  const cache = await caches.open(lateCacheName)
  const known = await cache.match(request, { ignoreVary: true })
  if (known) return known
  const fresh = await fetch(request)
  // A full disk keeps nobody from using what has arrived.
  if (fresh.ok) await cache.put(request, fresh.clone()).catch(() => undefined)
  return fresh
}

async function fillLate(urls: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(lateCacheName)
  for (const url of urls) if (!(await fetchInto(cache, url).catch(() => false))) return
}

async function sweepLate(named: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(lateCacheName)
  const old = (await cache.keys()).filter(({ url }) => !named.has(url))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** A file with a version in its address. A retry asks the network first: the kept copy may be what failed. */
async function answerFile(request: Request): Promise<Response> {
  if (new URL(request.url).searchParams.has('retry')) {
    const fresh = await fetch(request).catch(() => undefined)
    if (fresh?.ok) return fresh
  }
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request)
}

/** Whatever the suite needs without a network, and no file of one version beside one of another. */
export function createOfflineCache({ origin, late }: OfflineCacheOptions): OfflineCache {
  return {
    async sync() {
      const fresh = await fetchFresh(remotesPath, parseRemotes)
      const [shell, remotes, config] = await Promise.all([syncShell(origin), syncRemotes(fresh, origin), freshConfig()])
      await config.body?.cancel()
      return [...shell, ...remotes]
    },

    async answer(request) {
      if (request.method !== 'GET') return undefined
      const url = new URL(request.url)
      if (request.mode === 'navigate') return url.origin === origin ? answerPage(request, origin) : undefined
      if (url.origin === origin && url.pathname === remotesPath) return answerRemotes(origin, late)
      if (url.origin === origin && url.pathname === configPath) return answerConfig()
      if (url.origin === origin && ['/sw.js', shellPath].includes(url.pathname)) return undefined
      if (isLate(request, url, origin)) return answerLate(request)
      // Ranges are for media, which is never part of the suite.
      return request.headers.has('range') ? undefined : answerFile(request)
    },

    async keepLate() {
      const [shell, remotes] = await Promise.all([keptShell(), keptRemotes()])
      if (shell && remotes) await fillLate(lateUrls(shell, remotes, origin))
    },

    async sweep() {
      const [shell, remotes] = await Promise.all([keptShell(), keptRemotes()])
      if (!shell || !remotes) return
      const named = [shellPart(shell, origin), ...remotes.remotes.map((remote) => remotePart(remote, origin))]
      await sweepLate(lateUrls(shell, remotes, origin))
      await sweepParts(named.map(({ cacheName }) => cacheName))
    },
  }
}
