import { expect, test } from 'vitest'
import { createForeground } from './foreground.ts'

function deferred() {
  let resolve = (): void => undefined
  let reject = (_error: Error): void => undefined
  const promise = new Promise<void>((settle, refuse) => {
    resolve = settle
    reject = refuse
  })
  return { promise, resolve, reject }
}

test('what can wait waits until all work in front of it is over, also when that fails', async () => {
  const foreground = createForeground()
  const told: string[] = []
  const [first, second] = [deferred(), deferred()]
  const works = [first, second].map(({ promise }) => foreground.during(() => promise))
  const waited = foreground.over(new AbortController().signal).then(() => told.push('over'))
  first.resolve()
  await works[0]
  expect(told).toEqual([])
  second.reject(new Error('full'))
  await expect(works[1]).rejects.toThrow('full')
  await waited
  expect(told).toEqual(['over'])
  await foreground.over(new AbortController().signal)
})

test('whoever gives up waiting goes on at once', async () => {
  const foreground = createForeground()
  const giving = new AbortController()
  void foreground.during(() => new Promise(() => undefined))
  const waited = foreground.over(giving.signal)
  giving.abort()
  await waited
  await foreground.over(giving.signal)
})
