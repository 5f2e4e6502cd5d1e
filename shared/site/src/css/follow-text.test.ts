import { expect, test } from 'vitest'
import { followText } from './follow-text.ts'
import { cssChunks, parseCss, printCss } from './index.ts'

const rule = (name: number) =>
  `\n.u-${name} {\n  order: ${name};\n  @media (width > ${name}px) {\n    order: 0;\n  }\n}`
const sheetOf = (names: readonly number[], theme: string) =>
  `/*! made */\n@layer theme {\n  :root {\n    --all: ${theme};\n  }\n}${names.map(rule).join('')}\n@property --x {\n  syntax: "*";\n}\n`

test('one more rule is read and put in its place; nothing else of ten thousand is another one', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => 2 * index)
  const sheet = parseCss(sheetOf(names, 'a'), 'made.css')
  const with7 = sheetOf(names.toSpliced(4, 0, 7), 'a')
  expect(followText(sheet, with7)).toEqual([{ type: 'chunk', index: 6, removed: 0, inserted: 1 }])
  expect(printCss(sheet)).toBe(with7)
  const withMore = sheetOf(names.toSpliced(4, 1, 7, 9), 'b')
  expect(followText(sheet, withMore)).toEqual([
    { type: 'chunk', index: 1, removed: 1, inserted: 1 },
    { type: 'chunk', index: 7, removed: 1, inserted: 1 },
  ])
  expect(printCss(sheet)).toBe(withMore)
  expect(followText(sheet, withMore)).toEqual([])
})

test('whatever came and went, the changes make the old rules the new ones', () => {
  let seed = 11
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 4_294_967_296) * below)
  }
  let names = Array.from({ length: 40 }, (_, index) => 10 * index)
  let sheet = parseCss(sheetOf(names, 'a'), 'made.css')
  let followed = 0
  for (let round = 0; round < 100; round += 1) {
    names = names.filter(() => random(30) > 0)
    for (let more = random(4); more > 0; more -= 1) names.push(random(1000))
    names = [...new Set(names)].toSorted((one, other) => one - other)
    const text = sheetOf(names, String(random(2)))
    const chunks = [...cssChunks(sheet)]
    const changes = followText(sheet, text)
    if (changes === null) {
      sheet = parseCss(text, 'made.css')
      continue
    }
    followed += 1
    const now = cssChunks(sheet)
    expect(printCss(sheet)).toBe(text)
    expect(now).toEqual(cssChunks(parseCss(text, 'made.css')))
    for (const { index, removed, inserted } of changes) {
      chunks.splice(index, removed, ...now.slice(index, index + inserted))
    }
    expect(chunks).toEqual(now)
  }
  expect(followed).toBeGreaterThan(60)
})

test.each([
  ['another sheet', '.other { color: red }'],
  ['no css', `${sheetOf([2, 4], 'a')}.open {`],
  ['rules cut in two', sheetOf([2, 4], 'a').replace('order: 2;', 'order: 2; }')],
])('%s changes nothing and is for who reads all of it', (_what, text) => {
  const before = sheetOf([2, 4], 'a')
  const sheet = parseCss(before, 'made.css')
  expect(followText(sheet, text)).toBeNull()
  expect(printCss(sheet)).toBe(before)
})
