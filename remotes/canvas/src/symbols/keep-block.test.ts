import { expect, test } from 'vitest'
import { limits, succeed } from '@pergola/contracts'
import { card } from '../testing/card-symbol.ts'
import { openCore } from '../testing/open-core.ts'
import { createKeepBlock } from './keep-block.ts'

const instance = '<p inf-symbol-id="card" class="c" inf-symbol-property="text:Words">One</p>'

async function open(content: string) {
  const opened = await openCore(content)
  const { core, page } = opened
  page.history.run('Symbol', [{ type: 'record', key: 'symbols', value: { card } }])
  page.history.clear()
  const keepBlock = createKeepBlock({ core, readFile: async () => succeed('') })
  const keep = (name: string, type: 'symbol' | 'template', label = '') =>
    keepBlock(opened.find(name), { type, name: label, category: '', media: '' })
  return { ...opened, keep }
}

test('a template of a copy of a symbol is a plain copy, and no copy of the symbol is marked by it', async () => {
  const content = `<main>${instance}${instance}</main>`
  const { keep, page, html } = await open(content)
  const outcome = await keep('p', 'template', 'Hero')
  const id = outcome.ok ? outcome.value.id : ''
  expect(html()).toBe(content)
  const block = page.project().blocks[id]
  expect(block).toMatchObject({ type: 'template', label: 'Hero', category: 'templates' })
  expect(page.site.text(block?.pathes?.content ?? '')).toBe(`<p inf-template-id="${id}" class="c">One</p>`)
  page.undo()
  expect(page.project().blocks).toEqual({})
})

test('a symbol is not made from a symbol, nor from what is in one', async () => {
  const { keep, page } = await open(`<div inf-symbol-id="card"><b>x</b></div>`)
  expect(await keep('div', 'symbol')).toEqual({ ok: false, failure: 'symbol-in-symbol' })
  expect(await keep('b', 'symbol')).toEqual({ ok: false, failure: 'symbol-in-symbol' })
  expect(page.history.state.canUndo).toBe(false)
})

test('a name is not asked for, may be there twice, and may hold anything', async () => {
  const { keep, page } = await open('<p>a</p><i>b</i><b>c</b>')
  for (const [tag, name] of [
    ['p', ''],
    ['i', '<img src=x> "../é'],
    ['b', '<img src=x> "../é'],
  ] as const) {
    await keep(tag, 'symbol', name)
  }
  const { symbols } = page.project()
  const kept = Object.entries(symbols).filter(([id]) => id !== 'card')
  expect(kept.map(([, { label }]) => label)).toEqual(['symbol', '<img src=x> "../é', '<img src=x> "../é'])
  for (const [id, block] of kept) {
    expect(id).toMatch(/^[a-z][a-z\d-]+$/)
    expect(block.pathes?.content).toBe(`editor/symbols/${id}/${id}.html`)
  }
})

test('a longer name is cut where one of a file is, between letters', async () => {
  const { keep, page } = await open('<p>a</p>')
  await keep('p', 'symbol', '🥐'.repeat(500))
  const labels = Object.values(page.project().symbols).map(({ label }) => label)
  expect(labels).toEqual(['Card', '🥐'.repeat(limits.blockName)])
})
