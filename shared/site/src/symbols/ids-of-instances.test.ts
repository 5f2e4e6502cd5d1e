import { projectSchema } from '@pergola/contracts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createHistory, createSiteDocument } from '../document/index.ts'
import { attributeOf, copySubtree, findAll, parseFragment } from '../html/index.ts'
import type { HtmlOperation } from '../html/index.ts'
import { withCurrentSymbols } from './index.ts'
import { keepSymbols } from './keep-symbols.ts'

const file = 'editor/pages/index.html'
const content = 'editor/symbols/card/card.html'
const inner = (number: string) =>
  `<label for="em${number}">E</label><input id="em${number}" aria-describedby="note${number} out"><i id="note${number}"></i>`
const card = (number: string, more = '') => `<form inf-symbol-id="card">${inner(number)}${more}</form>`

function open(source: string, symbol = card('')) {
  const pathes = { content, style: 'editor/symbols/card/card.css' }
  const record = v.parse(projectSchema, {
    name: 'Site',
    pages: { index: { id: 'index', name: 'index', pathes: { html: file } } },
    symbols: { card: { id: 'card', label: 'Card', type: 'symbol', pathes } },
  })
  const document = createSiteDocument({
    files: { [content]: symbol, [file]: source },
    record,
  })
  const history = createHistory(document, {
    follow: keepSymbols({ document, file, pageName: 'index' }),
  })
  const tree = document.html(file)
  const find = (name: string, nth = 0) => [...findAll(tree, (each) => each.name === name)][nth]?.id ?? -1
  const run = (operation: HtmlOperation) => history.run('Edit', [{ file, ...operation }])
  const insert = (parent: number, markup: string, index = 0) =>
    run({
      type: 'html.insert',
      parent,
      index,
      nodes: parseFragment(tree, markup, parent),
    })
  return {
    history,
    tree,
    find,
    run,
    insert,
    html: () => document.text(file) ?? '',
    symbol: () => document.text(content) ?? '',
  }
}

describe('ids of instances', () => {
  test('an edit of one instance reaches the other, which keeps its ids', () => {
    const { find, html, symbol, insert, history } = open(card('') + card('-2'))
    insert(find('form', 1), '<b>New</b>', 3)
    expect(html()).toBe(card('', '<b>New</b>') + card('-2', '<b>New</b>'))
    expect(symbol()).toBe(card('', '<b>New</b>'))
    history.undo()
    expect(html()).toBe(card('') + card('-2'))
  })

  test('what comes with an id gets one of its own in each, and what names it follows', () => {
    const { find, html, symbol, insert } = open(card('') + card('-2'))
    insert(find('form'), '<u id="x"></u><a href="#x"></a><a href="#em"></a>', 3)
    expect(html()).toBe(
      card('', '<u id="x"></u><a href="#x"></a><a href="#em"></a>') +
        card('-2', '<u id="x-2"></u><a href="#x-2"></a><a href="#em-2"></a>'),
    )
    expect(symbol()).toBe(card('', '<u id="x"></u><a href="#x"></a><a href="#em"></a>'))
  })

  test('a name that is given later is translated in both directions', () => {
    const { find, html, symbol, run } = open(card('') + card('-2'))
    run({
      type: 'html.attributes',
      node: find('i', 1),
      attributes: { 'aria-labelledby': 'em-2' },
    })
    expect(html()).toContain('<i id="note" aria-labelledby="em">')
    expect(symbol()).toContain('<i id="note" aria-labelledby="em">')
  })

  test('an id that one instance was given stays there, and the others keep theirs', () => {
    const { find, html, symbol, run, insert } = open(card('') + card('-2'))
    run({
      type: 'html.attributes',
      node: find('i', 1),
      attributes: { id: 'hint' },
    })
    insert(find('form', 0), '<b></b>', 3)
    expect([...html().matchAll(/<i id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['note', 'hint'])
    expect(html()).toContain('aria-describedby="note out"')
    expect(symbol()).toBe(card('', '<b></b>'))
  })

  test('an element that is taken away in one leaves all, whatever its id is there', () => {
    const list = (number: string) =>
      `<ul inf-symbol-id="card"><li id="a${number}">A</li><li id="b${number}">B</li><li id="c${number}">C</li></ul>`
    const { find, html, run } = open(list('') + list('-7'), list(''))
    run({ type: 'html.remove', node: find('li', 3) })
    expect(html()).toBe((list('') + list('-7')).replace(/<li id="a[-\d]*">A<\/li>/g, ''))
  })

  test('instances that came with the same ids are told apart by the next edit of the symbol alone', () => {
    const before = card('') + card('')
    const { find, html, insert, history } = open(before)
    expect(html()).toBe(before)
    insert(find('form', 1), '<b>New</b>', 3)
    expect(html()).toBe(card('', '<b>New</b>') + card('-2', '<b>New</b>'))
    history.undo()
    expect(html()).toBe(before)
  })

  test('a page that is not open keeps its ids, gets new ones that are free, and every other byte', () => {
    const page = `<b id="x"></b>${card('-4')}\n${card('')}`
    const next = card('', '<u id="x"></u>')
    expect(withCurrentSymbols(page, new Map([['card', next]]))).toBe(
      `<b id="x"></b>${card('-4', '<u id="x-2"></u>')}\n${card('', '<u id="x-3"></u>')}`,
    )
    expect(withCurrentSymbols(page, new Map([['card', card('')]]))).toBe(page)
  })

  test('what stands in the content of its own of an inserted part has ids of its own in each', () => {
    const root = (number: string) => `<main inf-symbol-id="card"><i id="k${number}"></i></main>`
    const { find, html, tree, insert } = open(root('') + root('-2'), root(''))
    insert(find('main'), '<div inf-symbol-property="slot:S"><u id="own"></u></div>')
    const ids = [...findAll(tree, (each) => attributeOf(each, 'id') !== null)].map((each) => attributeOf(each, 'id'))
    expect(new Set(ids).size).toBe(4)
    expect(html()).toContain('<u id="own-2">')
  })

  test('a copy of an instance that stands there keeps what it was given', () => {
    const { find, html, tree, run } = open(card(''))
    const copy = copySubtree(tree, find('form'))
    run({ type: 'html.insert', parent: tree.body(), index: 1, nodes: [copy] })
    run({
      type: 'html.attributes',
      node: find('input', 1),
      attributes: { id: 'em-2' },
    })
    expect(html()).toContain('<input id="em" ')
    expect(html()).toContain('<input id="em-2" ')
  })
})
