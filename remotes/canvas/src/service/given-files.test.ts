import { succeed } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { uploadedFiles } from './given-files.ts'

test('many files are read several at a time, never all at once, and stay in order', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `assets/${index}.txt`)
  let open = 0
  let most = 0
  const files = await uploadedFiles(
    {
      async readFile(path) {
        open += 1
        most = Math.max(most, open)
        await Promise.resolve()
        open -= 1
        return succeed(new Blob([path]))
      },
    },
    { paths: names, replaced: {} },
  )
  expect(files.map(({ file }) => file)).toEqual(names)
  expect(await (files[99]!.content as Blob).text()).toBe('assets/99.txt')
  expect(most).toBeGreaterThan(10)
  expect(most).toBeLessThan(names.length)
})
