import { expect, test } from 'vitest'
import { bringSymbols } from '../document/lazy-symbols.ts'
import { card } from '../testing/card-symbol.ts'
import { openStructure } from '../testing/open-structure.ts'

const copy = (name: string) =>
  `<div inf-symbol-id="card"><h1 id="h-${name}">T</h1><p id="p-${name}">P</p><div inf-symbol-property="slot:More" id="s-${name}"></div></div>`
const texts = (html: string) => html.replace(/ (?:id|inf-\S+)="[^"]*"/g, '')
const moved = '<div><p>P</p><h1>T</h1><div></div></div>'

async function open(html = copy('a') + copy('b')) {
  await bringSymbols()
  const opened = await openStructure(html)
  opened.page.history.run('Symbol', [{ type: 'record', key: 'symbols', value: { card } }])
  opened.page.history.clear()
  return opened
}

test.each([
  ['behind a part of another copy', 'p-b', 'after', moved + moved],
  ['in front of what it is there', 'h-b', 'before', texts(copy('a') + copy('b'))],
] as const)('a part of a copy that is put %s is there in both, once', async (_where, target, position, expected) => {
  const { structure, find, html } = await open()
  expect(structure.move([find('h-a')], { target: find(target), position }).ok).toBe(true)
  expect(texts(html())).toBe(expected)
})

test('into what another copy has of its own it goes itself, and leaves the symbol', async () => {
  const { structure, find, html } = await open()
  structure.move([find('h-a')], { target: find('s-b'), position: 'inside' })
  expect(texts(html())).toBe('<div><p>P</p><div></div></div><div><p>P</p><div><h1>T</h1></div></div>')
})

test('out of a copy goes what stood there, in all of them', async () => {
  const { structure, find, html } = await open(`${copy('a')}<main id="m"></main>${copy('b')}`)
  structure.move([find('h-a')], { target: find('m'), position: 'inside' })
  expect(texts(html())).toBe('<div><p>P</p><div></div></div><main><h1>T</h1></main><div><p>P</p><div></div></div>')
})
