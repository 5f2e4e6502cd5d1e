import { fail, type Outcome, type ProjectsService, succeed } from '@pergola/contracts'
import type { PreviewFile, PreviewSource } from '@pergola/workers/client'
import type { LocalStore } from '../local-store.ts'
import { readDeployment } from './deployment.ts'
import { pageAt, pageInFile, pathOfPage } from './page-at.ts'
import { projectOrigin, siteName } from './project-origin.ts'
import { createPushedFiles } from './pushed-files.ts'
import { createRunningChoice } from './running-choice.ts'
import { connectSandbox, type SandboxBridge } from './sandbox-bridge.ts'
import { createSharedOriginLock } from './shared-origin-lock.ts'

/** Where a page can be seen: an address on the sandbox origin, or, without one, a whole document. */
export interface PushedPage {
  readonly url: string | null
  readonly document: string | null
  /** The address can be opened by itself; else a tab has to be handed the files: browsers keep those of frames apart. */
  readonly standsAlone: boolean
  /** Nothing in it runs: the project is restricted, and nobody let its scripts run. */
  readonly isStill: boolean
}

type PushFailure = 'not-built' | 'sandbox-unreachable'

export interface Pusher {
  push(pageName: string): Promise<Outcome<PushedPage, PushFailure>>
  /** Puts what was pushed last into a tab that the editor opened, and shows it there. False where it cannot stand there. */
  handOver(tab: Window, url: string): Promise<boolean>
  /** From the next push on the scripts of the open project run, though it is restricted: in all tabs of the editor. */
  letRun(): Promise<void>
  /** Another file of what was pushed, by its path, where pages are shown as documents. Null where there is none. */
  documentAt(path: string): Promise<{ readonly document: string; readonly pageName: string | null } | null>
  /** The page of the project that a frame of this window shows; null when it shows none. */
  pageIn(frame: object): Promise<string | null>
  /** Readies the project's own origin while there is a network, so that it can be previewed without one. */
  ready(projectId: string): void
  /** What the project's own origin holds goes with the project. */
  forget(projectId: string): Promise<void>
}

/** Null: no origin answers, or there is none, and pages are shown as documents. */
type Line = { readonly origin: string; readonly bridge: SandboxBridge; readonly isShared: boolean } | null

/** The project's own origin first; where the browser or the deployment refuses it, the one that all projects share. */
async function connect(projectId: string, store: LocalStore): Promise<Line> {
  const { sandboxOrigin, projectOrigins, serverAnswers } = await readDeployment(store)
  const own = projectOrigins === undefined ? null : await projectOrigin(projectOrigins, projectId, store)
  for (const origin of [own, sandboxOrigin]) {
    const bridge = origin === null ? null : await connectSandbox(origin, serverAnswers)
    if (origin !== null && bridge) return { origin, bridge, isShared: origin === sandboxOrigin }
  }
  return null
}

/** The line to the origin of one project at a time. */
function createLines(store: LocalStore, locks: LockManager | undefined) {
  const originLock = createSharedOriginLock(locks)
  let held: { readonly projectId: string; readonly line: Promise<Line> } | null = null

  function hangUp(): void {
    void held?.line.then((line) => line?.bridge.close())
    held = null
  }

  /** A page of the project before may have moved into the frame that fed it: every project is fed through a frame of its own. */
  function lineFor(projectId: string): Promise<Line> {
    if (held?.projectId !== projectId) hangUp()
    held ??= { projectId, line: connect(projectId, store) }
    return held.line
  }

  return {
    hangUp,
    lineFor,
    /** Where projects share an origin, one at a time has it; the others are shown as documents. */
    async lineToPush(projectId: string): Promise<Line> {
      const line = await lineFor(projectId)
      return line?.isShared && !(await originLock.take(projectId)) ? null : line
    },
    held: async () => held?.line,
  }
}

/**
 * One push after the other: each is the difference to the one before, and a project that is trusted while its preview
 * opens is pushed twice, under two policies. The later push is the one that the origin keeps.
 */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work, work)
    last = next
    return next
  }
}

/** Brings the sandbox origin up to date with the stored project and says where the page is. */
export function createPusher(projects: ProjectsService, source: PreviewSource, store: LocalStore): Pusher {
  const files = createPushedFiles(source)
  const locks = navigator.locks as LockManager | undefined
  const running = createRunningChoice(locks)
  const lines = createLines(store, locks)

  const pages = () => projects.state.getState().open?.project.pages ?? {}
  const inTurn = createTurns()

  async function push(pageName: string): Promise<Outcome<PushedPage, PushFailure>> {
    const open = projects.state.getState().open
    const page = open?.project.pages[pageName]
    if (!open || !page) return fail('not-built')
    const isStill = open.trust === 'restricted' && !(await running.isGiven(open.id))
    const line = await lines.lineToPush(open.id)
    const site = await siteName(open.id, store)
    const bridge = line?.bridge ?? null
    const took = await files.bringUpToDate({ projectId: open.id, site, bridge, areStill: isStill })
    // Asked again at the next try: who did not answer may only have been slow.
    if (!line || !took) lines.hangUp()
    if (took === null) return fail('not-built')
    if (!took) return fail('sandbox-unreachable')
    const path = pathOfPage(pageName, page)
    if (line) {
      const url = `${line.origin}/${path.split('/').map(encodeURIComponent).join('/')}`
      return succeed({ url, document: null, standsAlone: line.isShared, isStill })
    }
    files.forget()
    const document = await asDocument(files.all(), path, isStill)
    return succeed({ url: null, document, standsAlone: false, isStill })
  }

  return {
    push: (pageName) => inTurn(() => push(pageName)),
    async handOver(tab, url) {
      const { handOver } = await import('./hand-over.ts')
      return handOver(tab, url, files.served())
    },
    async letRun() {
      const { open } = projects.state.getState()
      if (open) await running.give(open.id)
    },
    async documentAt(path) {
      const document = await asDocument(files.all(), path, files.areStill())
      return document === null ? null : { document, pageName: pageInFile(pages(), path) }
    },
    async pageIn(frame) {
      const line = await lines.held()
      const pathname = await line?.bridge.pathIn(frame)
      return pathname ? pageAt(pages(), pathname) : null
    },
    ready: (projectId) => void lines.lineFor(projectId),
    async forget(projectId) {
      if ((await readDeployment(store)).projectOrigins === undefined) return
      const line = await connect(projectId, store)
      const site = await siteName(projectId, store)
      await line?.bridge.push({ generation: 0, reset: true, site, put: [], del: [] })
      line?.bridge.close()
    },
  }
}

/** Only a deployment with one origin shows pages so. */
async function asDocument(
  files: ReadonlyMap<string, PreviewFile>,
  path: string,
  isStill: boolean,
): Promise<string | null> {
  const { singleFile } = await import('./single-file.ts')
  return singleFile(files, path, isStill)
}
