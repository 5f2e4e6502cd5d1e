import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

let harness: OpenHarness
let page: Page

beforeAll(async () => {
  harness = await openHarness()
  page = await harness.newTab(await harness.newContext())
})
afterAll(() => harness.close())

test('a call is answered, and what nobody asked for is heard', async () => {
  const outcome = await page.evaluate(async () => {
    const calls = globalThis.harness.startSlowCalls(5000)
    const answers = await Promise.all([calls.call('double', 2), calls.call('double', 3)])
    return { answers, events: await calls.heard(2) }
  })
  expect(outcome.answers).toEqual([
    { ok: true, value: 4 },
    { ok: true, value: 6 },
  ])
  expect(outcome.events).toEqual(['doubling 2', 'doubling 3'])
})

test('what the worker said before its answer is heard before it, also by a busy page', async () => {
  const heard = await page.evaluate(async () => {
    const calls = globalThis.harness.startSlowCalls(5000)
    await calls.call('double', 1)
    const counted = calls.call('count', { to: 40 })
    await new Promise((resolve) => setTimeout(resolve))
    const end = performance.now() + 300
    while (performance.now() < end);
    await counted
    return (await calls.heard(0)).length - 1
  })
  expect(heard).toBe(40)
})

test('a mistake in a handler is thrown here, with the verb and the message', async () => {
  const message = await page.evaluate(() =>
    globalThis.harness
      .startSlowCalls(5000)
      .call('fail', null)
      .then(String, (error: Error) => error.message),
  )
  expect(message).toMatch(/^fail: .*a mistake in a handler/)
})

test('code that could not be fetched is no mistake of the caller: it is answered, with the reason', async () => {
  const answer = await page.evaluate(() => globalThis.harness.startSlowCalls(5000).call('lack', null))
  expect(answer).toEqual({
    ok: false,
    failure: 'worker-lost',
    detail: 'A part of Pergola could not be fetched: no network',
  })
})

test('who gets no answer in time is told so', async () => {
  const answer = await page.evaluate(() => globalThis.harness.startSlowCalls(50).call('never', null))
  expect(answer).toMatchObject({ ok: false, failure: 'timed-out' })
})

test('work that goes on may take longer than the limit', async () => {
  const outcome = await page.evaluate(async () => {
    const labels: string[] = []
    const onProgress = ({ label }: { label: string }) => void labels.push(label)
    const calls = globalThis.harness.startSlowCalls(1500)
    await calls.call('double', 1)
    return { answer: await calls.call('steps', { count: 5, pause: 400 }, { onProgress }), labels }
  })
  expect(outcome.answer).toEqual({ ok: true, value: 5 })
  expect(outcome.labels).toEqual(['step 1', 'step 2', 'step 3', 'step 4', 'step 5'])
})

test('work is cancelled by its signal', async () => {
  const answer = await page.evaluate(async () => {
    const abort = new AbortController()
    const calls = globalThis.harness.startSlowCalls(5000)
    await calls.call('double', 1)
    const waiting = calls.call('untilCancelled', null, { signal: abort.signal })
    abort.abort()
    return waiting
  })
  expect(answer).toEqual({ ok: false, failure: 'cancelled' })
})

test('a worker that ends answers everybody, and the next call has a new one', async () => {
  const outcome = await page.evaluate(async () => {
    const calls = globalThis.harness.startSlowCalls(5000)
    await calls.call('double', 1)
    const waiting = [calls.call('never', null), calls.call('die', null)]
    const answers = (await Promise.all(waiting)).map((answer) => answer.ok || answer.failure)
    return { answers: answers[0], lost: calls.lost.length, again: await calls.call('double', 21) }
  })
  expect(outcome).toEqual({ answers: 'worker-lost', lost: 1, again: { ok: true, value: 42 } })
})

test('a worker that cannot be loaded is a lost one', async () => {
  const outcome = await page.evaluate(async () => {
    const calls = globalThis.harness.startBrokenCalls()
    const answer = await calls.call('double', 1)
    return { answer: answer.ok || answer.failure, lost: calls.lost.length }
  })
  expect(outcome).toEqual({ answer: 'worker-lost', lost: 1 })
})
