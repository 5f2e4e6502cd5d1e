import { readFont } from '../fonts/read-font.ts'

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
// The compiler knows nothing of Node here.
declare const process: { getBuiltinModule(name: 'node:worker_threads'): { readonly parentPort: Port } }

interface Port {
  on(event: 'message', hear: (bytes: Uint8Array) => void): void
  postMessage(answer: 'ready' | 'read' | 'refused' | { readonly problem: string }): void
}

const { parentPort } = process.getBuiltinModule('node:worker_threads')

parentPort.on('message', (bytes) => {
  try {
    parentPort.postMessage(readFont(bytes).ok ? 'read' : 'refused')
  } catch (error) {
    parentPort.postMessage({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

parentPort.postMessage('ready')
