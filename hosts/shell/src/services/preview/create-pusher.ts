import { builtPagePath, fail, type Outcome, paths, type ProjectsService, succeed } from '@pergola/contracts'
import type { PreviewFile, PreviewSource } from '@pergola/workers/client'
import { readDeployment } from './deployment.ts'
import { connectSandbox, type SandboxBridge } from './sandbox-bridge.ts'
import { singleFile } from './single-file.ts'

/** Where a page can be seen: an address on the sandbox origin, or, without one, a whole document. */
export interface PushedPage {
  readonly url: string | null
  readonly document: string | null
}

export type PushPage = (pageName: string) => Promise<Outcome<PushedPage, 'not-built' | 'sandbox-unreachable'>>

/** Null origin: this deployment has one only. */
interface Sandbox {
  readonly origin: string | null
  readonly bridge: SandboxBridge | null
}

async function connect(): Promise<Sandbox> {
  const { sandboxOrigin: origin } = await readDeployment()
  const bridge = origin === null ? null : await connectSandbox(origin)
  return { origin, bridge }
}

/** Brings the sandbox origin up to date with the stored project and says where the page is. */
export function createPusher(projects: ProjectsService, source: PreviewSource): PushPage {
  const files = createPushedFiles()
  let line: { readonly projectId: string; readonly sandbox: Promise<Sandbox> } | null = null

  function hangUp(): void {
    void line?.sandbox.then(({ bridge }) => bridge?.close())
    line = null
  }

  /** A page of the project before may have moved into the frame that fed it: every project is fed through a frame of its own. */
  function lineFor(projectId: string): Promise<Sandbox> {
    if (line?.projectId !== projectId) hangUp()
    line ??= { projectId, sandbox: connect() }
    return line.sandbox
  }

  return async (pageName) => {
    const open = projects.state.getState().open
    const page = open?.project.pages[pageName]
    if (!open || !page) return fail('not-built')
    const { origin, bridge } = await lineFor(open.id)
    if (origin !== null && !bridge) {
      // Asked again at the next try: the origin may only have been slow.
      hangUp()
      return fail('sandbox-unreachable')
    }

    const changes = await source.changes(open.id, files.since(open.id))
    if (!changes) return fail('not-built')
    files.take(open.id, changes)
    const { generation, reset, put, remove: del } = changes
    const took = (await bridge?.push({ generation, reset, put, del })) ?? true
    if (!took) {
      files.forget()
      hangUp()
      return fail('sandbox-unreachable')
    }
    const path = page.pathes.html.startsWith(`${paths.editorPages}/`) ? builtPagePath(pageName) : page.pathes.html
    if (origin !== null) return succeed({ url: `${origin}/${path}`, document: null })
    return succeed({ url: null, document: await singleFile(files.all(), path) })
  }
}

/** What was pushed last, so that the next push is the difference; the bytes serve a deployment with one origin. */
function createPushedFiles() {
  const held = new Map<string, PreviewFile>()
  let project = ''
  let generation = 0

  return {
    since: (id: string) => (id === project ? generation : 0),
    all: (): ReadonlyMap<string, PreviewFile> => held,
    forget() {
      generation = 0
    },
    take(id: string, changes: Awaited<ReturnType<PreviewSource['changes']>> & object) {
      if (changes.reset || id !== project) held.clear()
      for (const path of changes.remove) held.delete(path)
      for (const file of changes.put) held.set(file.path, file)
      project = id
      generation = changes.generation
    },
  }
}
