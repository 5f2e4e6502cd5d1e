import { createFindHandlers } from './find-handlers.ts'
import type { FindAnswer, FindRequest } from './find-worker.ts'

/** Reads files for a search, apart from the editor: an expression can take longer than a life. */
interface WorkerScope {
  addEventListener(type: 'message', listen: (event: MessageEvent<FindRequest>) => void): void
  postMessage(message: FindAnswer, transfer: readonly Transferable[]): void
}

const scope = globalThis as unknown as WorkerScope
const handlers = createFindHandlers()

function carryOut({ verb, input }: FindRequest): unknown {
  if (verb === 'begin') return handlers.begin(...input)
  return verb === 'find' ? handlers.find(...input) : handlers.replace(...input)
}

scope.addEventListener('message', ({ data }) => {
  try {
    scope.postMessage({ id: data.id, value: carryOut(data) }, [])
  } catch (error) {
    scope.postMessage({ id: data.id, problem: String(error) }, [])
  }
})
