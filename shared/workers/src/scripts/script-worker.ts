import type { Dispose } from '@pergola/contracts'
import { createCaller } from '../calls/caller.ts'
import type { Caller } from '../calls/caller.ts'
import type { ScriptVerbs } from './script-verbs.ts'

export type { ScriptDescription, ScriptPlace, ScriptSpot, ScriptText, ScriptWord, ScriptWords } from './script-verbs.ts'

/** Answers null when the worker is gone or cannot be had: help with writing is a courtesy. */
export interface ScriptWorker extends ScriptVerbs {
  /** It has answered before, so the next answer is near. */
  isReady(): boolean
  readonly dispose: Dispose
}

/** Started by the first question. */
export function createScriptWorker(): ScriptWorker {
  let ready = false
  const caller: Caller<ScriptVerbs> = createCaller<ScriptVerbs, never>({
    spawn: () => new Worker(new URL('./script.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: () => undefined,
    onLost: () => {
      ready = false
    },
  })

  /** Rejects when the compiler could not be fetched, as without a network before the first visit of a script. */
  const orNull = async <Value>(answer: Promise<{ ok: true; value: Value } | { ok: false }>): Promise<Value | null> => {
    const given = await answer.catch(() => ({ ok: false }) as const)
    if (given.ok) ready = true
    return given.ok ? given.value : null
  }

  return {
    isReady: () => ready,
    complete: (place) => orNull(caller.call('complete', place)),
    describe: (place) => orNull(caller.call('describe', place)),
    hover: (place) => orNull(caller.call('hover', place)),
    dispose: caller.dispose,
  }
}
