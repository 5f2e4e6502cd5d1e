import { AbsentPart } from '../src/calls/absent-part.ts'
import { answer } from '../src/calls/answer.ts'

/** Verbs that do what no verb should, for the tests of the layer between page and worker. */
export interface SlowVerbs {
  double(input: number): Promise<number>
  /** Says numbers by itself, and answers at once. */
  count(input: { readonly to: number }): Promise<number>
  fail(input: null): Promise<never>
  /** As when a part of the worker cannot be fetched. */
  lack(input: null): Promise<never>
  never(input: null): Promise<never>
  /** Tells of progress as often as it is asked to. */
  steps(input: { count: number; pause: number }): Promise<number>
  untilCancelled(input: null): Promise<void>
  die(input: null): Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

answer<SlowVerbs, string>((tell) => ({
  async double(input) {
    tell(`doubling ${input}`)
    return input * 2
  },
  async count({ to }) {
    for (let number = 1; number <= to; number += 1) tell(String(number))
    return to
  },
  fail: () => Promise.reject(new Error('a mistake in a handler')),
  lack: () => Promise.reject(new AbsentPart(new TypeError('no network'))),
  never: () => new Promise(() => undefined),
  async steps({ count, pause: milliseconds }, { progress }) {
    for (let done = 1; done <= count; done += 1) {
      await pause(milliseconds)
      progress({ done, total: count, label: `step ${done}` })
    }
    return count
  },
  untilCancelled: (_input, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
  die: async () => close(),
}))
