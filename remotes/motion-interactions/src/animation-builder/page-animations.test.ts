import { expect, test } from 'vitest'
import { overriddenAnimations, pageAnimations } from './page-animations.ts'

const sheet = (file: string, css: string) => ({ file, css, editable: true })

test('animations come in the order of the page, with their frames', () => {
  const found = pageAnimations([
    sheet('css/a.css', '.a { color: red }'),
    sheet(
      'css/b.css',
      '@keyframes fade { from { opacity: 0 } 50%, to { opacity: 1 } }\n@keyframes spin { to { rotate: 1turn } }',
    ),
  ])
  expect(found.map(({ name, file }) => [name, file])).toEqual([
    ['fade', 'css/b.css'],
    ['spin', 'css/b.css'],
  ])
  expect(found[0]?.frames.map(({ values }) => values)).toEqual([['0%'], ['50%', '100%']])
})

const k = '@keyframes a {}'

// What the browser makes of the same texts: remotes/canvas/src/service/winning-keyframes.chromium.test.ts
test.each([
  ['the last one', [`${k} ${k}`], [1, 0]],
  ['one of a later sheet', [k, k], [1, 0]],
  ['one in no layer', [`${k} @layer x { ${k} }`], [1, 1]],
  ['one of the later layer', [`@layer x, y; @layer y { ${k} } @layer x { ${k} }`], [1, 1]],
  [
    'one of a layer that an earlier sheet names last',
    ['@layer x, y;', `@layer y { ${k} }`, `@layer x { ${k} }`],
    [1, 1],
  ],
  ['one beside an inner layer', [`@layer x { ${k} @layer y { ${k} } }`], [1, 1]],
  ['of those in anonymous layers the last one', [`@layer { ${k} } @layer { ${k} }`], [1, 0]],
])('of two with one name %s wins', (_rule, texts, [count, loser]) => {
  const sheets = texts.map((css, at) => sheet(`${at}.css`, css))
  const animations = pageAnimations(sheets)
  const overridden = overriddenAnimations(animations, sheets)
  expect([...overridden.keys()].map((one) => animations.indexOf(one))).toEqual([loser])
  expect(overridden.size).toBe(count)
})

test("one in a condition takes nobody's place, and loses its own to a stronger one", () => {
  const of = (css: string) => {
    const animations = pageAnimations([sheet('a.css', css)])
    const found = overriddenAnimations(animations, [sheet('a.css', css)])
    return [...found.keys()].map((one) => animations.indexOf(one))
  }
  expect(of(`${k} @media print { ${k} }`)).toEqual([])
  expect(of(`@media print { ${k} } ${k}`)).toEqual([0])
  expect(of(`${k} @keyframes b {}`)).toEqual([])
  expect(of(`${k} @-webkit-keyframes a {}`)).toEqual([1])
})
