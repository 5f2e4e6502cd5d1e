import { createCaller } from '../src/calls/caller.ts'
import type { Caller } from '../src/calls/caller.ts'
import type { SlowVerbs } from './slow.worker.ts'

export interface SlowCalls extends Caller<SlowVerbs> {
  /** What the worker said by itself, once it is so much. */
  heard(count: number): Promise<readonly string[]>
  readonly lost: readonly string[]
}

export function startSlowCalls(timeLimit: number): SlowCalls {
  const events: string[] = []
  const lost: string[] = []
  const listeners: (() => void)[] = []
  const caller = createCaller<SlowVerbs, string>({
    spawn: () => new Worker(new URL('./slow.worker.ts', import.meta.url), { type: 'module' }),
    onEvent(event) {
      events.push(event)
      for (const listener of listeners) listener()
    },
    onLost: (reason) => void lost.push(reason),
    timeLimit,
  })
  const heard = (count: number) =>
    new Promise<readonly string[]>((resolve) => {
      const check = () => events.length >= count && resolve(events)
      listeners.push(check)
      check()
    })
  return { ...caller, heard, lost }
}

export function startBrokenCalls(): SlowCalls {
  const lost: string[] = []
  const caller = createCaller<SlowVerbs, string>({
    spawn: () => new Worker('/no-such-worker.js', { type: 'module' }),
    onEvent: () => undefined,
    onLost: (reason) => void lost.push(reason),
  })
  return { ...caller, heard: async () => [], lost }
}
