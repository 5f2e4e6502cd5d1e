import type { Block } from '@pergola/contracts'
import type { createFakeSettings } from '@pergola/contracts/testing'
import { withBlockStyle } from '@pergola/site/symbols'
import { expect, test } from 'vitest'
import { createBlocks } from '../blocks/blocks.ts'
import { createClipboard } from '../clipboard/clipboard.ts'
import { publishSelection } from '../service/follow-page.ts'
import { createAttributes } from '../structure/attributes.ts'
import { createStructure } from '../structure/structure.ts'
import { openCore } from '../testing/open-core.ts'

const card: Block = {
  id: 'card',
  name: 'Card',
  label: 'Card',
  category: 'symbols',
  type: 'symbol',
  media: '',
  content: '',
  style: '',
  pathes: { content: 'editor/symbols/card/card.html', style: 'editor/symbols/card/card.css' },
}
const one = '<div inf-symbol-id="card" id="one">Card</div>'
const two = '<section id="around"><div inf-symbol-id="card" id="two">Card</div></section>'
const files = {
  'editor/symbols/card/card.html': '<div inf-symbol-id="card">Card</div>',
  'editor/symbols/card/card.css': '.card {}',
  'css/symbols.css': withBlockStyle('.mine {}\n', 'card', '.card {}'),
}

async function open(content: string, given: { takes?: boolean; elsewhere?: boolean } = {}) {
  const opened = await openCore(content, files)
  const { core, page } = opened
  const settings = core.services.settings as ReturnType<typeof createFakeSettings>
  settings.set('delete_symbols_after_delete_from_page', given.takes ?? true)
  const attributes = createAttributes(core)
  attributes.editRecord('blocks', { card }, 'Blocks')
  attributes.editRecord('symbols', { card }, 'Symbols')
  const [index] = Object.values(page.project().pages)
  const about = { ...index!, name: 'about', pathes: { html: 'editor/pages/about.html', css: '', js: '' } }
  const pages = { ...page.project().pages, about: { ...about, symbols: given.elsewhere ? ['card'] : [] } }
  attributes.editRecord('pages', pages, 'Pages')
  for (const [file, text] of Object.entries(files)) page.site.admit(file, text)
  const select = (ids: readonly number[]) => publishSelection(core, ids)
  const structure = createStructure({ core, blocks: createBlocks(), select })
  const clipboard = createClipboard({ core, ...structure })
  const known = () => [Object.keys(page.project().blocks), Object.keys(page.project().symbols)]
  const texts = () => Object.keys(files).map((file) => page.site.text(file))
  return { ...opened, structure, clipboard, select, known, texts }
}

test('a symbol whose last element is deleted from the pages leaves the project, and one undo brings all back', async () => {
  const { structure, find, known, texts, page, html } = await open(one + two)
  structure.remove([find('one')])
  expect(known()).toEqual([['card'], ['card']])
  structure.remove([find('around')])
  expect([known(), texts()]).toEqual([
    [[], []],
    [null, null, '.mine {}\n'],
  ])
  page.undo()
  expect([known(), texts()]).toEqual([[['card'], ['card']], Object.values(files)])
  expect(html()).toContain('id="two"')
})

test('so it does when the canvas is cleared', async () => {
  const { structure, known } = await open(one)
  structure.clear()
  expect(known()).toEqual([[], []])
})

test.each([
  ['is off', { takes: false }],
  ['is on, and another page has it', { elsewhere: true }],
])('a symbol stays in the project where the setting %s', async (_case, given) => {
  const { structure, find, known } = await open(one, given)
  structure.remove([find('one')])
  expect(known()).toEqual([['card'], ['card']])
})

test('what is cut is put elsewhere, so its symbol stays', async () => {
  const { clipboard, select, find, known, html } = await open(one)
  select([find('one')])
  clipboard.cut()
  expect(html()).not.toContain('inf-symbol-id')
  expect(known()).toEqual([['card'], ['card']])
})
