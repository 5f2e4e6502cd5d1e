import type { Progress, Readable, Services } from '@pergola/contracts'
import type { FileMatch, FindQuery, FindWhat, SearchedFile } from '@pergola/site/find'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createFindWorker } from './find-worker.ts'
import type { FindWorker } from './find-worker.ts'
import { findSources } from './find-sources.ts'
import type { FindSource } from './find-sources.ts'
import { messages, problems } from './messages.ts'
import type { FindScope } from './messages.ts'
import { readSources } from './read-sources.ts'

export type FindServices = Pick<
  Services,
  'canvas' | 'projects' | 'dialogs' | 'navigation' | 'settings' | 'toasts' | 'commands'
>

export interface FileResult {
  readonly source: FindSource
  readonly count: number
  /** The first of them. */
  readonly matches: readonly FileMatch[]
}

export interface FindState {
  readonly query: FindQuery
  readonly scope: FindScope
  /** Which element of the body was searched, in document order; null for whole files. */
  readonly within: number | null
  readonly replacement: string
  /** How far the search is, while it runs. */
  readonly progress: Progress | null
  /** What keeps it from finding anything. */
  readonly problem: string | null
  readonly cancelled: boolean
  /** Something was searched with the query as it is. */
  readonly searched: boolean
  readonly results: readonly FileResult[]
  /** Labels of what is no text. */
  readonly skipped: readonly string[]
}

/** The search of a site: what is asked, how far it is and what it found. */
export interface Find {
  readonly state: Readable<FindState>
  readonly worker: FindWorker
  /** Another query, scope or replacement; a search that runs is given up. */
  change(change: Partial<Pick<FindState, 'query' | 'scope' | 'replacement'>>): void
  run(): Promise<void>
  cancel(): void
  dispose(): void
}

/** Matches of one file that are listed; all are counted. */
const mostListed = 300

const emptyQuery: FindQuery = {
  what: 'text' as FindWhat,
  pattern: '',
  isRegex: false,
  matchCase: false,
  wholeWord: false,
}

const emptyState: FindState = {
  query: emptyQuery,
  scope: 'site',
  within: null,
  replacement: '',
  progress: null,
  problem: null,
  cancelled: false,
  searched: false,
  results: [],
  skipped: [],
}

const nothing: Pick<FindState, 'results' | 'skipped'> = { results: [], skipped: [] }

export function createFind(services: FindServices): Find {
  const store = createStore<FindState>(() => emptyState)
  const worker = createFindWorker()
  let running = new AbortController()

  async function run(): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const { query, scope } = store.getState()
    const begun = await worker.ask('begin', query)
    if (signal.aborted) return
    // Results of before stay until there are others: the list must not go away under the hand.
    store.setState({ problem: null, cancelled: false, progress: null, searched: false })
    if (!begun.ok) return store.setState({ ...nothing, problem: lostProblem(begun.failure, '') })
    const read = begun.value
    if (!read.ok) {
      const problem = read.failure === 'empty' ? null : problems[read.failure](read.detail ?? '')
      return store.setState({ ...nothing, problem })
    }
    await searchAll({ store, worker, services }, sourcesOf(scope, services), signal)
    if (!signal.aborted) store.setState({ progress: null, searched: true })
  }

  return {
    state: store,
    worker,
    change(change) {
      if (change.query || change.scope) running.abort()
      store.setState({ ...change, ...(change.query || change.scope ? { progress: null, searched: false } : {}) })
    },
    run,
    cancel() {
      running.abort()
      store.setState({ progress: null, cancelled: true, searched: true })
    },
    dispose() {
      running.abort()
      worker.dispose()
    },
  }
}

interface Searching {
  readonly store: StoreApi<FindState>
  readonly worker: FindWorker
  readonly services: FindServices
}

async function searchAll(
  { store, worker, services }: Searching,
  sources: readonly FindSource[],
  signal: AbortSignal,
): Promise<void> {
  const within = store.getState().scope === 'selection' ? selectedElement(services) : null
  store.setState(sources.length === 0 ? { within, ...nothing } : { within })
  let done = 0
  let found: Pick<FindState, 'results' | 'skipped'> = nothing
  for await (const batch of readSources(sources, services)) {
    if (signal.aborted) return
    store.setState({ progress: { done, total: sources.length, label: batch[0]?.source.label ?? '' } })
    const texts = batch.flatMap(({ source, file }) => (file ? [{ source, file }] : []))
    const answers = await Promise.all(texts.map((each) => searchOne(worker, each, within)))
    if (signal.aborted) return
    const slow = answers.find((each) => each.problem !== null)
    if (slow) return store.setState({ ...found, problem: slow.problem })
    const skipped = batch.flatMap(({ source, file }) => (file ? [] : [source.label]))
    const results = answers.flatMap(({ result }) => (result && result.count > 0 ? [result] : []))
    found = { results: [...found.results, ...results], skipped: [...found.skipped, ...skipped] }
    store.setState(found)
    done += batch.length
  }
}

async function searchOne(
  worker: FindWorker,
  { source, file }: { readonly source: FindSource; readonly file: SearchedFile },
  within: number | null,
) {
  const found = await worker.ask('find', file, { most: mostListed, within })
  if (!found.ok) return { result: null, problem: lostProblem(found.failure, source.label) }
  return { result: { source, ...found.value }, problem: null }
}

function lostProblem(failure: 'too-slow' | 'worker-lost', where: string): string {
  return failure === 'too-slow' ? messages.tooSlow(where) : messages.lost
}

function sourcesOf(scope: FindScope, { canvas, projects }: FindServices): readonly FindSource[] {
  const { open } = projects.state.getState()
  const current = canvas.state.getState().document?.pageName ?? ''
  const project = canvas.record.getState().project ?? open?.project
  return open && project ? findSources(scope, { project, files: Object.keys(open.files), current }) : []
}

/** Which element of the body is selected, in document order; the body itself is the whole page. */
function selectedElement({ canvas }: FindServices): number | null {
  const { selected } = canvas.state.getState()
  const root = canvas.rootLayer()
  if (!selected || root === null || selected.id === root) return null
  const at = canvas.find('*', root).indexOf(selected.id)
  return at === -1 ? null : at
}
