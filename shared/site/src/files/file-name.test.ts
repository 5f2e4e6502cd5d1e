import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathProblem } from '../project/index.ts'
import { safeFileName, uniqueFileName } from './file-name.ts'

describe('a name', () => {
  test.each([
    ['photo.webp', 'photo.webp'],
    ['My photo (2).JPG', 'My-photo-(2).JPG'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\pictures\\cat.png', 'cat.png'],
    ['Brötchen 🥐.png', 'Brötchen-.png'],
    ['.hidden', 'hidden'],
    ['...png', 'file.png'],
    ['.png', 'file.png'],
    ['🥐.png', 'file.png'],
    ['--cat-.png', 'cat-.png'],
    ['cat.png. ', 'cat.png'],
    [`1. ${'word '.repeat(60)}`, `1.${'-word'.repeat(60)}`.slice(0, 120)],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(116)}.png`],
    ['', 'file'],
    ['con.png', 'file-con.png'],
  ])('%j is stored as %j', (given, expected) => {
    expect(safeFileName(given)).toBe(expected)
  })

  test('is safe whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        expect(pathProblem(`assets/${safeFileName(given)}`)).toBeNull()
      }),
    )
  })

  test('that is taken is numbered, names in another case included', () => {
    const taken = new Set(['photo.png', 'photo-2.png'])
    expect(uniqueFileName('Photo.png', (folded) => taken.has(folded))).toBe('Photo-3.png')
  })

  test('that is taken and as long as one can be is numbered all the same', () => {
    const name = `${'é'.repeat(58)}.png`
    expect(uniqueFileName(name, (folded) => folded === name)).toBe(`${'é'.repeat(57)}-2.png`)
  })
})
