import { expect, test } from 'vitest'
import type { CallContext } from '../calls/messages.ts'
import { AbsentPart } from '../calls/absent-part.ts'
import { onDemand } from './on-demand.ts'
import type { WorkerContext } from './worker-context.ts'

const context = {} as WorkerContext
const call: CallContext = { signal: new AbortController().signal, progress: () => undefined }

test('code is asked for with the first call, again after it could not be had, and keeps what it remembers', async () => {
  let asked = 0
  let made = 0
  const verbs = onDemand(context, ['listRunnable'], async () => {
    asked += 1
    if (asked < 4) throw new Error('no network')
    return () => {
      made += 1
      let calls = 0
      return { listRunnable: async () => [`call ${(calls += 1)}`] as never }
    }
  })
  expect(asked).toBe(0)
  await expect(verbs.listRunnable(null, call)).rejects.toThrow(AbsentPart)
  expect(asked).toBe(2)
  // Lost once, and had with the same call.
  await expect(verbs.listRunnable(null, call)).resolves.toEqual(['call 1'])
  expect(asked).toBe(4)
  await expect(verbs.listRunnable(null, call)).resolves.toEqual(['call 2'])
  expect(made).toBe(1)
})
