import { fail, succeed } from '@pergola/contracts'
import type { Dispose, Outcome } from '@pergola/contracts'
import type { FindHandlers } from './find-handlers.ts'

type Verb = keyof FindHandlers

export type FindRequest = {
  [Name in Verb]: { readonly id: number; readonly verb: Name; readonly input: Parameters<FindHandlers[Name]> }
}[Verb]

export interface FindAnswer {
  readonly id: number
  readonly value?: unknown
  readonly problem?: string
}

/** `too-slow`: what was asked took longer than the limit, and was given up. */
export type Asked<Name extends Verb> = Promise<Outcome<ReturnType<FindHandlers[Name]>, 'too-slow' | 'worker-lost'>>

export interface FindWorker {
  ask<Name extends Verb>(verb: Name, ...input: Parameters<FindHandlers[Name]>): Asked<Name>
  readonly dispose: Dispose
}

/** Milliseconds without an answer; the largest file is read many times faster. */
const patience = 5000

type Settle = (answer: Outcome<unknown, 'too-slow' | 'worker-lost'>) => void

/** Started by the first question, and anew after it was given up. */
export function createFindWorker(limit = patience): FindWorker {
  let worker: Worker | null = null
  let ids = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Map<number, Settle>()
  const here = hereAsWell()

  function giveUp(failure: 'too-slow' | 'worker-lost'): void {
    clearTimeout(timer)
    worker?.terminate()
    worker = null
    const given = [...waiting.values()]
    waiting.clear()
    for (const settle of given) settle(fail(failure))
  }

  /** From the last answer on. */
  function watch(): void {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(() => giveUp('too-slow'), limit)
  }

  function start(): Worker {
    const started = new Worker(new URL('./find.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<FindAnswer>) => {
      const settle = waiting.get(data.id)
      waiting.delete(data.id)
      watch()
      settle?.(data.problem === undefined ? succeed(data.value) : fail('worker-lost', data.problem))
    })
    started.addEventListener('error', () => giveUp('worker-lost'))
    return started
  }

  return {
    ask(verb, ...input) {
      if (typeof Worker === 'undefined') return here(verb, input)
      return new Promise((resolve) => {
        worker ??= start()
        const id = ++ids
        waiting.set(id, resolve as Settle)
        worker.postMessage({ id, verb, input }, [])
        if (waiting.size === 1) watch()
      })
    },
    dispose: () => giveUp('worker-lost'),
  }
}

/** Where there are no workers, as tests have it, the tab itself reads. */
function hereAsWell() {
  let handlers: FindHandlers | null = null
  return async <Name extends Verb>(verb: Name, input: Parameters<FindHandlers[Name]>): Asked<Name> => {
    handlers ??= (await import('./find-handlers.ts')).createFindHandlers()
    const handler = handlers[verb] as (...given: typeof input) => ReturnType<FindHandlers[Name]>
    return succeed(handler(...input))
  }
}
