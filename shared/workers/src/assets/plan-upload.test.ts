import { limits } from '@pergola/contracts'
import { pathProblem } from '@pergola/site/project'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeName, uniqueName } from './asset-name.ts'
import { planUpload } from './plan-upload.ts'

describe('a name', () => {
  test.each([
    ['photo.webp', 'photo.webp'],
    ['My photo (2).JPG', 'My-photo-(2).JPG'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\pictures\\cat.png', 'cat.png'],
    ['Brötchen 🥐.png', 'Brötchen-.png'],
    ['.hidden', 'hidden'],
    ['', 'file'],
    ['con.png', 'file-con.png'],
  ])('%j is stored as %j', (given, expected) => {
    expect(safeName(given)).toBe(expected)
  })

  test('is safe whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        expect(pathProblem(`assets/${safeName(given)}`)).toBeNull()
      }),
    )
  })

  test('that is taken is numbered, names in another case included', () => {
    const taken = new Set(['photo.png', 'photo-2.png'])
    expect(uniqueName('Photo.png', (folded) => taken.has(folded))).toBe('Photo-3.png')
  })
})

const file = (name: string, size: number) => ({ name, size })

describe('an upload', () => {
  const room = { taken: [], free: 100 * 1024 * 1024 }

  test('leaves out what is too large for a file', () => {
    const plan = planUpload([file('a.png', 10), file('b.mp4', limits.assetBytes + 1)], room)
    expect([plan.planned.map(({ path }) => path), plan.ignored]).toEqual([['assets/a.png'], ['b.mp4']])
  })

  test('leaves out files from the end until the rest fits', () => {
    const plan = planUpload([file('a', 40), file('b', 40), file('c', 40)], { taken: [], free: 100 })
    expect([plan.planned.map(({ name }) => name), plan.ignored]).toEqual([['a', 'b'], ['c']])
  })

  test('stops at the number of files a project may have', () => {
    const taken = Array.from({ length: limits.assetCount - 1 }, (_, at) => `${at}.png`)
    const plan = planUpload([file('a.png', 1), file('b.png', 1)], { taken, free: 100 })
    expect([plan.planned.length, plan.ignored]).toEqual([1, ['b.png']])
  })

  test('gives two files of one name two names', () => {
    const plan = planUpload([file('a.png', 1), file('A.png', 1)], room)
    expect(plan.planned.map(({ name }) => name)).toEqual(['a.png', 'A-2.png'])
  })
})
