import { limits } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { createQuota } from './quota.ts'

const megabyte = 1024 * 1024

const quotaOf = (usage: number, quota: number) => createQuota({ estimate: async () => ({ usage, quota }) })

test.each([
  ['the cap of a project', quotaOf(0, 10_000 * megabyte), 50 * megabyte, limits.projectBytes - 50 * megabyte],
  ['what the browser has left, where that is less', quotaOf(90 * megabyte, 100 * megabyte), 0, 10 * megabyte],
  ['nothing, where the browser is full', quotaOf(100 * megabyte, 100 * megabyte), 0, 0],
  ['nothing, where it is over its cap', quotaOf(0, 10_000 * megabyte), limits.projectBytes + 1, 0],
])('a project may grow by %s', async (_rule, quota, size, expected) => {
  expect(await quota.freeBytes(size)).toBe(expected)
})

test.each([
  [99.5, true],
  [50, false],
])('with %f of 100 MB used, full is %s', async (used, full) => {
  const stats = await quotaOf(used * megabyte, 100 * megabyte).stats()
  expect(stats).toEqual({ usage: used * megabyte, quota: 100 * megabyte, persisted: false, isStorageFull: full })
})

test('a browser that tells nothing is taken to have room', async () => {
  const quota = createQuota({ estimate: async () => ({}) })
  expect(await quota.freeBytes(0)).toBe(limits.projectBytes)
})

test('with plenty left the browser is asked once in a while, with little left every time', async () => {
  let [asked, clock, usage] = [0, 0, 0]
  const source = {
    async estimate() {
      asked += 1
      return { usage, quota: 10_000 * megabyte }
    },
  }
  const quota = createQuota(source, () => clock)
  await quota.freeBytes(0)
  await quota.freeBytes(0)
  expect(asked).toBe(1)
  clock += 5000
  usage = 9_900 * megabyte
  expect(await quota.freeBytes(0)).toBe(100 * megabyte)
  await quota.freeBytes(0)
  expect(asked).toBe(3)
})
