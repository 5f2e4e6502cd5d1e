import type { createFakeSettings } from '@pergola/contracts/testing'
import { withBlockStyle } from '@pergola/site/symbols'
import { expect, test, vi } from 'vitest'
import { createBlocks } from '../blocks/blocks.ts'
import { createClipboard } from '../clipboard/clipboard.ts'
import { publishSelection } from '../service/follow-page.ts'
import { createAttributes } from '../structure/attributes.ts'
import { createStructure } from '../structure/structure.ts'
import { card } from '../testing/card-symbol.ts'
import { openCore } from '../testing/open-core.ts'
import { letSymbolsGo } from './leaving-symbols.ts'

const one = '<div inf-symbol-id="card" id="one">Card</div>'
const two = '<section id="around"><div inf-symbol-id="card" id="two">Card</div></section>'
const files = {
  'editor/symbols/card/card.html': '<div inf-symbol-id="card">Card</div>',
  'editor/symbols/card/card.css': '.card {}',
  'css/symbols.css': withBlockStyle('.mine {}\n', 'card', '.card {}'),
}

async function open(content: string, given: { takes?: boolean; elsewhere?: string } = {}) {
  const about = 'editor/pages/about.html'
  const opened = await openCore(content, { ...files, [about]: given.elsewhere ?? '<h1>About</h1>' })
  const { core, page } = opened
  const settings = core.services.settings as ReturnType<typeof createFakeSettings>
  settings.set('delete_symbols_after_delete_from_page', given.takes ?? true)
  const attributes = createAttributes(core)
  attributes.editRecord('blocks', { card }, 'Blocks')
  attributes.editRecord('symbols', { card }, 'Symbols')
  const [index] = Object.values(page.project().pages)
  // Neither list is what the pages say.
  const other = { ...index!, name: 'about', pathes: { html: about, css: '', js: '' }, symbols: [] }
  const gone = {
    ...other,
    name: 'gone',
    pathes: { ...other.pathes, html: 'editor/pages/gone.html' },
    symbols: ['card'],
  }
  attributes.editRecord('pages', { ...page.project().pages, about: other, gone }, 'Pages')
  const select = (ids: readonly number[]) => publishSelection(core, ids)
  const structure = createStructure({ core, blocks: createBlocks(), select })
  const clipboard = createClipboard({ core, ...structure })
  const known = () => [Object.keys(page.project().blocks), Object.keys(page.project().symbols)]
  const texts = () => Object.keys(files).map((file) => page.site.text(file))
  /** Whatever began to look at the other pages before has done so by the time this has. */
  const looked = (id = 'card') => letSymbolsGo(core, page, [id])
  return { ...opened, structure, clipboard, select, known, texts, looked }
}

test('a symbol whose last element is deleted from the pages leaves the project, and one undo brings all back', async () => {
  const { structure, find, known, texts, page, html, looked } = await open(one + two)
  structure.remove([find('one')])
  await looked()
  expect(known()).toEqual([['card'], ['card']])
  structure.remove([find('around')])
  await vi.waitFor(() =>
    expect([known(), texts()]).toEqual([
      [[], []],
      [null, null, '.mine {}\n'],
    ]),
  )
  page.undo()
  expect([known(), texts()]).toEqual([[['card'], ['card']], Object.values(files)])
  expect(html()).toContain('id="two"')
  page.redo()
  expect([known(), html()]).toEqual([[[], []], ''])
})

test('a page that came while this one was open is looked at, too', async () => {
  const { core, page, structure, find, known, looked } = await open(one)
  const { projects } = core.services
  const late = await projects.createPage('late')
  expect(Object.keys(page.project().pages)).not.toContain('late')
  const file = late.ok ? late.value.pathes.html : ''
  await projects.save({ projectId: page.projectId, files: { [file]: one } })
  structure.remove([find('one')])
  await looked()
  expect(known()).toEqual([['card'], ['card']])
})

test('a step that is taken back before the pages were looked at leaves the symbol where it is', async () => {
  const { structure, find, known, page, looked } = await open(one)
  structure.remove([find('one')])
  page.undo()
  await looked()
  expect([known(), page.history.state.canRedo]).toEqual([[['card'], ['card']], true])
})

test('after another step it is a step of its own', async () => {
  const { structure, find, known, page } = await open(`${one}<p>Other</p>`)
  structure.remove([find('one')])
  structure.remove([find('p')])
  await vi.waitFor(() => expect(known()).toEqual([[], []]))
  page.undo()
  expect(known()).toEqual([['card'], ['card']])
})

test('so it does when the canvas is cleared', async () => {
  const { structure, known } = await open(one)
  structure.clear()
  await vi.waitFor(() => expect(known()).toEqual([[], []]))
})

test.each([
  ['is off', { takes: false }],
  ['is on, and another page has it that its list does not say', { elsewhere: two }],
])('a symbol stays in the project where the setting %s', async (_case, given) => {
  const { structure, find, known, looked } = await open(one, given)
  structure.remove([find('one')])
  await looked()
  expect(known()).toEqual([['card'], ['card']])
})

test('what is cut is put elsewhere, so its symbol stays', async () => {
  const { clipboard, select, find, known, html, looked, core } = await open(one)
  select([find('one')])
  const read = vi.spyOn(core.services.projects, 'readText')
  clipboard.cut()
  await looked('another')
  expect(read).not.toHaveBeenCalledWith(card.pathes?.content)
  expect(html()).not.toContain('inf-symbol-id')
  expect(known()).toEqual([['card'], ['card']])
})
