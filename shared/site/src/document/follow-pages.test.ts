import { expect, test } from 'vitest'
import type { Project } from '@pergola/contracts'
import { attributeOf, findAll } from '../html/index.ts'
import { keepSymbols } from '../symbols/keep-symbols.ts'
import { withCurrentSymbols } from '../symbols/index.ts'
import { resume, type CachedPage } from './cached-page.ts'
import { createHistory } from './create-history.ts'
import { createSiteDocument } from './create-site-document.ts'
import { changedMarkup, followMarkup } from './follow-pages.ts'

const file = 'editor/pages/index.html'
const content = 'editor/symbols/card/card.html'
const card = '<div inf-symbol-id="card"><h2>One</h2><p class="x">Two</p></div>'
const texts = { [file]: `<h1>T</h1>\n${card}\n<p id="a">A</p>\n${card}\n<p id="b">B</p>`, [content]: card }
const page = { name: 'index', symbols: ['card'], pathes: { html: file, css: 'css/index.css', js: '' }, helmet: {} }
const block = { id: 'card', label: 'Card', pathes: { content, style: 'editor/symbols/card/card.css' } }
const record = { pages: { index: page }, symbols: { card: block }, blocks: { card: block } } as unknown as Project

function left(edit: (opened: ReturnType<typeof open>) => void) {
  const opened = open()
  edit(opened)
  const { document, history } = opened
  const cached: CachedPage = { document, history, went: history.stepsOfProject(file).past }
  return { ...opened, cached, stored: { [file]: document.text(file)!, [content]: document.text(content)! } }
}

function open() {
  const document = createSiteDocument({ files: texts, record })
  const history = createHistory(document, { follow: keepSymbols({ document, file, pageName: 'index' }) })
  const find = (name: string, id?: string) =>
    [...findAll(document.html(file), (node) => node.name === name && (!id || attributeOf(node, 'id') === id))][0]?.id ??
    -1
  const words = (name: string, value: string, id?: string) => {
    const node = document.html(file).node(find(name, id))?.children[0] ?? -1
    history.run(value, [{ file, type: 'html.text', node, value }])
  }
  return { document, history, find, words }
}

/** What another page stores that has the symbol, once the symbol says something else there. */
function elsewhere(stored: Record<string, string>, from: string, to: string) {
  const changed = stored[content]!.replace(from, to)
  return { [content]: changed, [file]: withCurrentSymbols(stored[file]!, new Map([['card', changed]]), 'index.html') }
}

function goOn({ cached }: ReturnType<typeof left>, now: Record<string, string>) {
  const input = { texts: now, record: cached.document.record }
  const lost = followMarkup(cached, changedMarkup(cached, cached.went, input))
  return { lost, isWhole: resume(cached, cached.went, input) }
}

test('steps beside and in a symbol that changed elsewhere are taken back and done again, and the change stays', () => {
  const opened = left(({ words, history, find }) => {
    words('h1', 'Title')
    words('h2', 'First')
    history.run('Remove', [{ file, type: 'html.remove', node: find('p', 'b') }])
  })
  const { document, history, stored } = opened
  const now = elsewhere(stored, '<p class="x">Two</p>', '<p class="x">Two!</p><i>new</i>')
  expect(now[file]).not.toBe(stored[file])
  expect(goOn(opened, now)).toEqual({ lost: [], isWhole: true })
  expect(document.text(file)).toBe(now[file])
  while (history.state.canUndo) history.undo()
  const other = (text: string) => text.replaceAll('<p class="x">Two</p>', '<p class="x">Two!</p><i>new</i>')
  expect([document.text(file), document.text(content)]).toEqual([other(texts[file]!), other(card)])
  while (history.state.canRedo) history.redo()
  expect([document.text(file), document.text(content)]).toEqual([now[file], now[content]])
})

test('a step whose node is other by now is named and left out, and the others stay', () => {
  const opened = left(({ words }) => {
    words('h1', 'Title')
    words('h2', 'First')
    words('p', 'Last', 'a')
  })
  const now = elsewhere(opened.stored, 'First', 'Elsewhere')
  expect(goOn(opened, now)).toEqual({ lost: ['First'], isWhole: true })
  const { document, history } = opened
  while (history.state.canUndo) history.undo()
  expect(document.text(file)).toBe(texts[file]!.replaceAll('One', 'Elsewhere'))
  expect(document.text(content)).toBe(card.replace('One', 'Elsewhere'))
})

test('steps that were taken back are done again over the change, too', () => {
  const opened = left(({ words, history }) => {
    words('h1', 'Title')
    words('h2', 'First')
    history.undo()
  })
  const now = elsewhere(opened.stored, 'Two', 'Three')
  expect(goOn(opened, now)).toEqual({ lost: [], isWhole: true })
  const { document, history } = opened
  history.redo()
  expect(document.text(content)).toBe(card.replace('One', 'First').replace('Two', 'Three'))
  expect(document.text(file)?.match(/First/g)).toHaveLength(2)
})

test('what else is stored of the page is followed by nothing', () => {
  const opened = left(({ words }) => words('h1', 'Title'))
  const plain = { texts: { ...opened.stored, [file]: '<p>Plain</p>' }, record }
  opened.cached.document.apply({ type: 'text', file, text: '<h1>Title</h1>' })
  expect(changedMarkup(opened.cached, opened.cached.went, plain)).toEqual([])
})
