// Plain JavaScript, as seed-files.mjs: it starts a thread, and only tests do.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
const outDir = join(root, '.cache/font-thread')
/** Megabytes: a font that unpacks to more than this is ended like one that never comes back. */
const memory = 512

/**
 * Reads fonts as the product does: in a thread that is ended with a file that it does not come back from, since such a
 * file can make the reader loop or fill the memory.
 *
 * @param {number} longest milliseconds that one file may take
 */
export async function createFontThread(longest) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, 'font-thread-entry.ts'), outDir, emptyOutDir: true },
  })
  const bundle = join(outDir, 'font-thread-entry.js')
  /** @type {Worker | null} */
  let thread = null
  const counts = { read: 0, refused: 0, ended: 0 }

  /** How long a thread takes to start is not a font's fault. */
  async function start() {
    const started = new Worker(bundle, { resourceLimits: { maxOldGenerationSizeMb: memory } })
    await new Promise((resolve, reject) => started.once('message', resolve).once('error', reject))
    // What becomes of a file is heard by the reading that waits for it.
    started.on('error', () => undefined)
    return started
  }

  async function end() {
    const ended = thread
    thread = null
    await ended?.terminate()
  }

  /** @param {Uint8Array} bytes */
  async function read(bytes) {
    const worker = (thread ??= await start())
    const answer = await answerOf(worker, bytes, longest)
    if (answer === 'ended') await end()
    if (typeof answer === 'object') throw new Error(`read as a font: ${answer.problem}`)
    counts[answer] += 1
    return answer
  }

  return { read, end, counts }
}

/**
 * @param {Worker} worker
 * @param {Uint8Array} bytes
 * @param {number} longest
 * @returns {Promise<'read' | 'refused' | 'ended' | { readonly problem: string }>}
 */
function answerOf(worker, bytes, longest) {
  return new Promise((resolve) => {
    const clock = setTimeout(() => settle('ended'), longest)
    const onError = (error) => settle(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'ended' : { problem: error.message })
    function settle(answer) {
      clearTimeout(clock)
      worker.off('message', settle)
      worker.off('error', onError)
      resolve(answer)
    }
    worker.on('message', settle)
    worker.on('error', onError)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(bytes)
  })
}
