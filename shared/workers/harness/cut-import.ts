import { createProject } from '@pergola/site/project'
import { cutLock } from './cut-lock.ts'
import type { CutAnswer, CutImport } from './cut.worker.ts'

/** The site that is imported: pages of small text, a text that fills a batch of them, and a picture for the tree. */
export function siteToCut(): Omit<CutImport, 'step'> {
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
export async function cutImport(step: number): Promise<string | null> {
  const worker = new Worker(new URL('./cut.worker.ts', import.meta.url), { type: 'module' })
  const answer = await new Promise<CutAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CutAnswer>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.addEventListener('unhandledrejection', () => reject(new Error('the import failed')))
    worker.postMessage({ ...siteToCut(), step } satisfies CutImport)
  })
  worker.terminate()
  // Until it has really ended, it holds the project.
  await navigator.locks.request(cutLock, () => undefined)
  return 'cut' in answer ? answer.cut : null
}
