import { describe, expect, test } from 'vitest'
import { pathProblem } from './path-problem.ts'
import { safeNames } from './safe-names.ts'

describe('safeNames', () => {
  test('leaves names alone that every system unpacks', () => {
    const paths = ['index.html', 'a b/(c).css', '.htaccess', '页面/ملف.html', `${'x'.repeat(130)}.jpg`, '100%#1.png']
    expect([...safeNames(paths)]).toEqual([])
  })

  test.each([
    ['nul.html', 'file-nul.html'],
    ['js/aux.js', 'js/file-aux.js'],
    ['index.html?p=2.html', 'index.html-p=2.html'],
    ['a:b.html', 'a-b.html'],
    ['dir./b.html', 'dir/b.html'],
    ['a.html ', 'a.html'],
    ['a\nb.html', 'a-b.html'],
    ['?', '-'],
    ['...', 'file'],
  ])('offers for %j the name %s', (path, safe) => expect(safeNames([path]).get(path)).toBe(safe))

  test('tells apart what differs in case, in accents or as file and folder only', () => {
    const paths = ['FAQ.html', 'faq.html', 'caf\u00e9', 'cafe\u0301', 'A', 'a/b.html', 'x:y', 'x-y', 'x?y']
    expect(Object.fromEntries(safeNames(paths))).toEqual({
      'faq.html': 'faq-2.html',
      'cafe\u0301': 'cafe\u0301-2',
      A: 'A-2',
      'x:y': 'x-y-2',
      'x?y': 'x-y-3',
    })
  })

  test('shortens what no system unpacks, and keeps the type', () => {
    const [safe = ''] = safeNames([`a/${'漢'.repeat(250)}.webp`]).values()
    expect(safe).toMatch(/^a\/漢+\.webp$/u)
    expect(pathProblem(safe.replace(/漢{10}/u, ''))).toBe(null)
  })
})
