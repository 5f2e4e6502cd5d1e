import type { ProjectsService } from '@pergola/contracts'
import { createProject } from '@pergola/site/project'
import { cutLock } from './cut-lock.ts'
import type { CutAnswer, CutImport } from './cut.worker.ts'

/** The site that is imported: pages of small text, a text that fills a batch of them, and a picture for the tree. */
function siteToCut(): Omit<CutImport, 'step'> {
  let id = 0
  const { project, files } = createProject({ name: 'Cut', ids: () => `id-${(id += 1)}` })
  const bytes = new Map(
    Object.entries({
      ...files,
      'editor/pages/index.html': '<!doctype html><title>Bakery</title><h1>Bread</h1>',
      'css/long.css': 'a { order: 1 }\n'.repeat(20_000),
      'css/index.css': 'h1 { color: brown }',
    }).map(([path, text]): [string, Uint8Array<ArrayBuffer>] => [path, new TextEncoder().encode(text)]),
  )
  bytes.set('assets/picture.png', new Uint8Array(50_000).fill(1))
  return { project, files: new Map([...bytes].toSorted(([left], [right]) => (left < right ? -1 : 1))) }
}

/** Where it was cut; null when it came to its end. */
async function cutImport(step: number): Promise<string | null> {
  const worker = new Worker(new URL('./cut.worker.ts', import.meta.url), { type: 'module' })
  const answer = await new Promise<CutAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CutAnswer>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.addEventListener('unhandledrejection', () => reject(new Error('the import failed')))
    worker.postMessage({ ...siteToCut(), step } satisfies CutImport, [])
  })
  worker.terminate()
  // Until it has really ended, it holds the project.
  await navigator.locks.request(cutLock, () => undefined)
  return 'cut' in answer ? answer.cut : null
}

interface Repaired {
  /** `whole`, or why it did not open at first. */
  readonly opened: string
  readonly missing: readonly string[]
}

/** Opens it, after a repair where that is needed. What is repaired must open. */
async function repairCut(projects: ProjectsService, id: string): Promise<Repaired> {
  const first = await projects.open(id)
  if (first.ok) return { opened: 'whole', missing: [] }
  const repaired = await projects.repair(id)
  const again = await projects.open(id)
  if (!repaired.ok || !again.ok) throw new Error(`${first.failure} before the repair, and it does not open after it`)
  return { opened: first.failure, missing: repaired.value?.missing ?? [] }
}

/** Files of the open project that do not say what was imported. */
async function differentFiles(projects: ProjectsService): Promise<readonly string[]> {
  const different: string[] = []
  for (const [path, bytes] of siteToCut().files) {
    const file = await projects.readFile(path)
    const stored = file.ok ? new Uint8Array(await file.value.arrayBuffer()) : null
    if (stored === null || !isSame(stored, bytes)) different.push(path)
  }
  return different
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at])
}

/** Tables with rows, and folders with anything in them. */
async function leftOver(): Promise<readonly string[]> {
  const { dexie } = await globalThis.harness.database()
  const left: string[] = []
  for (const table of dexie.tables) if ((await table.count()) > 0) left.push(table.name)
  dexie.close()
  const tree = await globalThis.harness.tree()
  for (const folder of ['projects', 'journals', 'staging', 'removals'])
    for (const { name } of (await tree.list(folder)) ?? []) left.push(`${folder}/${name}`)
  return left
}

export const cuts = { cutImport, repairCut, differentFiles, leftOver }
