import { expect, test } from 'vitest'
import { createSheetViews } from './sheet-views.ts'

function sheetOf(nodes: string[]) {
  const link = document.createElement('link')
  const views = createSheetViews(document, {
    chunkCount: () => nodes.length,
    chunk: (_sheet, index) => nodes[index] ?? '',
    addressed: (_sheet, css) => css,
  })
  views.mount('a.css', link, null)
  const text = () => [...link.children].map((style) => style.textContent).join('')
  function splice(index: number, removed: number, ...inserted: string[]) {
    nodes.splice(index, removed, ...inserted)
    views.follow('a.css', { type: 'chunk', index, removed, inserted: inserted.length })
  }
  return { link, text, splice, nodes }
}

const rules = (count: number) => Array.from({ length: count }, (_, index) => `.r${index}{}`)

test('a sheet is drawn in runs that together are the sheet', () => {
  const { link, text, nodes } = sheetOf(rules(100))
  expect(link.children).toHaveLength(4)
  expect(text()).toBe(nodes.join(''))
})

test('imports, fonts and keyframes stand alone', () => {
  const { link } = sheetOf(['@import "b.css";', '.a{}', '.b{}', '\n@font-face{}', '.c{}', '/* x */@keyframes y{}'])
  expect(link.children).toHaveLength(5)
})

/** What the browser has to read again: elements whose text is another one, and those that were not there. */
function readAgain(link: Element, work: () => void): number {
  const before = new Map([...link.children].map((style) => [style, style.textContent]))
  work()
  return [...link.children].filter((style) => before.get(style) !== style.textContent).length
}

test('a rule that is edited gets a run of its own, and no other is read again from then on', () => {
  const { link, splice, text, nodes } = sheetOf(rules(100))
  expect(readAgain(link, () => splice(40, 1, '.r40{color:red}'))).toBe(3)
  expect(readAgain(link, () => splice(40, 1, '.r40{color:blue}'))).toBe(1)
  expect([...link.children].map((style) => style.textContent)).toContain('.r40{color:blue}')
  expect(text()).toBe(nodes.join(''))
})

test('a rule behind the last makes none be read again, and many of them share their elements', () => {
  const { link, splice, text, nodes } = sheetOf(rules(96))
  expect(readAgain(link, () => splice(96, 0, '.new{}'))).toBe(1)
  expect(link.children).toHaveLength(4)
  for (let index = 97; index < 137; index += 1) splice(index, 0, `.new${index}{}`)
  expect(link.children.length).toBeLessThan(10)
  expect(text()).toBe(nodes.join(''))
})

test('a namespace stands in front of every run', () => {
  const { link } = sheetOf(['@namespace svg url(x);', ...rules(40)])
  expect([...link.children].every((style) => style.textContent?.startsWith('@namespace'))).toBe(true)
})

test('whatever is put in and taken out, the runs are the sheet', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const { splice, text, nodes } = sheetOf(rules(10))
  for (let round = 0; round < 300; round += 1) {
    const index = random(nodes.length + 1)
    const removed = Math.min(random(round % 10 === 0 ? 60 : 4), nodes.length - index)
    splice(index, removed, ...rules(random(round % 17 === 0 ? 90 : 5)))
    expect(text()).toBe(nodes.join(''))
  }
})
