import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSpelled } from './spelled-paths.ts'

const paths = [
  'assets/a.png',
  'assets/b/a.png',
  'assets/c/a.png',
  "assets/my photo's.png",
  'assets/café.webp',
  'assets/LICENSE',
]

test.each([
  ['load("assets/a.png")', ['assets/a.png']],
  ['load("../assets/b/a.png")', ['assets/b/a.png']],
  ['content="https://example.org/assets/b/a.png?v=2"', ['assets/b/a.png']],
  ['{"pictures":["b\\/a.png"]}', ['assets/b/a.png']],
  // Whatever folder is put before it.
  ['load(folder + "a.png")', ['assets/a.png', 'assets/b/a.png', 'assets/c/a.png']],
  ['load(`${folder}/a.png`)', ['assets/a.png', 'assets/b/a.png', 'assets/c/a.png']],
  ['load("./a.png", "../a.png")', ['assets/a.png', 'assets/b/a.png', 'assets/c/a.png']],
  ["load(folder + '/a.png')", ['assets/a.png', 'assets/b/a.png', 'assets/c/a.png']],
  ["as it is: assets/my photo's.png.", ["assets/my photo's.png"]],
  ['as an address: assets/my%20photo%27s.png', ["assets/my photo's.png"]],
  ['in an attribute: assets/my photo&#39;s.png', ["assets/my photo's.png"]],
  ['as JSON: "assets/caf\\u00e9.webp"', ['assets/café.webp']],
  ['as an address: caf%C3%A9.webp', ['assets/café.webp']],
  ['fetch("assets/LICENSE")', ['assets/LICENSE']],
  // Of other files.
  ['aa.png my-a.png a.pngx other/a.png 100% LICENSE', []],
  ['a.pn', []],
])('%s', (text, expected) => {
  expect(findSpelled(paths)(text)).toEqual(new Set(expected))
})

const part = fc.constantFrom('a', 'b', 'a.png', 'logo', 'x y')
const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join('/')}.svg`)
const around = fc.constantFrom('', '"', ' ', '(', '/', '../', 'https://example.org/')

test('a path that stands in the text as a whole is found, written out or as an address', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path), path, around, fc.boolean(), (others, wanted, lead, isAddress) => {
      const text = `${lead}${isAddress ? encodeURI(wanted) : wanted}"`
      expect(findSpelled([...others, wanted])(text)).toContain(wanted)
    }),
  )
})
