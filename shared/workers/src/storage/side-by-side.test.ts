import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

const megabyte = 1024 * 1024

/** Runs works that end when they are told, and answers how many ran at once. */
async function most(sizes: readonly number[]): Promise<number> {
  let running = 0
  let highest = 0
  await sideBySide(sizes, {
    sizeOf: (size) => size,
    async work() {
      running += 1
      highest = Math.max(highest, running)
      await Promise.resolve()
      running -= 1
    },
  })
  return highest
}

test.each([
  ['many small ones go side by side, and not all of them', Array.from({ length: 100 }, () => 1), 16],
  ['large ones go alone', [9 * megabyte, 9 * megabyte], 1],
  ['so many as are held together', Array.from({ length: 8 }, () => 2 * megabyte), 2],
  ['nothing is nothing', [], 0],
])('%s', async (_rule, sizes, highest) => {
  expect(await most(sizes)).toBe(highest)
})

test('they begin in their order, and what has begun is waited for when one fails', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const items = Array.from({ length: 40 }, (_, at) => at)
  const work = async (item: number) => {
    begun.push(item)
    await Promise.resolve()
    if (item === 3) throw new Error('no room')
    await Promise.resolve()
    ended.push(item)
  }
  await expect(sideBySide(items, { sizeOf: () => 0, work })).rejects.toThrow('no room')
  expect(begun).toEqual(items.slice(0, begun.length))
  expect(ended).toEqual(begun.filter((item) => item !== 3))
  expect(begun.length).toBeLessThan(items.length)
})
