import { expect, test } from 'vitest'
import { paths, projectSchema } from '@pergola/contracts'
import * as v from 'valibot'
import { createHistory, createSiteDocument } from '../document/index.ts'
import { attributeOf, findAll, parseFragment } from '../html/index.ts'
import { withBlockStyle } from './index.ts'
import { keepSymbols } from './keep-symbols.ts'

const content = 'editor/symbols/card/card.html'
const link = '<link rel="stylesheet" href="../css/symbols.css">'
const site = (head: string) =>
  `<!doctype html>\n<html>\n<head>\n<title>A</title>\n${head}</head>\n<body class=x><main></main></body>\n</html>`

function open(html: string, file = 'docs/page.html', css = withBlockStyle('', 'card', '.c { color: red; }')) {
  const pathes = { content, style: 'editor/symbols/card/card.css' }
  const record = v.parse(projectSchema, {
    name: 'Site',
    pages: { page: { id: 'page', name: 'page', pathes: { html: file } } },
    symbols: { card: { id: 'card', label: 'Card', type: 'symbol', pathes } },
  })
  const files = { [file]: html, [content]: '<p inf-symbol-id="card">Card</p>', [paths.symbolsCss]: css }
  const document = createSiteDocument({ files, record })
  const history = createHistory(document, { follow: keepSymbols({ document, file, pageName: 'page' }) })
  const tree = () => document.html(file)
  const find = (name: string) => [...findAll(tree(), (node) => node.name === name)][0]?.id ?? -1
  const drop = (markup = '<p inf-symbol-id="card">Card</p>') => {
    const parent = find('main')
    history.run('Drop', [{ file, type: 'html.insert', parent, index: 0, nodes: parseFragment(tree(), markup, parent) }])
  }
  return { history, tree, find, drop, file, html: () => document.text(file) ?? '' }
}

test('a whole document is linked to the styles of its first symbol, behind its own, once, in the same step', () => {
  const { drop, html, history } = open(site('<link rel=stylesheet href=own.css>\n'))
  drop()
  expect(html()).toContain(`<link rel=stylesheet href=own.css>${link}\n`)
  drop()
  expect(html().match(/symbols\.css/g)).toHaveLength(1)
  history.undo()
  history.undo()
  expect(html()).toBe(site('<link rel=stylesheet href=own.css>\n'))
})

test('a link that somebody took out stays out while the page is edited', () => {
  const { drop, html, history, tree, find, file } = open(site(''))
  drop()
  const node = [...findAll(tree(), (each) => attributeOf(each, 'href') === '../css/symbols.css')][0]?.id ?? -1
  history.run('Remove', [{ file, type: 'html.remove', node }])
  const instance = find('p')
  history.run('Edit', [{ file, type: 'html.attributes', node: instance, attributes: { class: 'a' } }])
  history.run('Move', [{ file, type: 'html.move', node: instance, parent: tree().body(), index: 0 }])
  expect(html()).not.toContain('symbols.css')
})

test.each([
  ['../', './css/symbols.css'],
  ['/', './css/symbols.css'],
  ['../blog/posts/', '../../css/symbols.css'],
  ['start.html', '../css/symbols.css'],
])('under the base %s of the same site the sheet is %s, behind the base and the own sheets', (base, href) => {
  const head = `<style></style><base href="${base}"><link rel=stylesheet href=own.css>`
  const { drop, html, history } = open(site(head))
  drop()
  drop()
  expect(html()).toContain(
    `<base href="${base}"><link rel=stylesheet href=own.css><link rel="stylesheet" href="${href}">`,
  )
  expect(html().match(/symbols\.css/g)).toHaveLength(1)
  history.undo()
  history.undo()
  expect(html()).toBe(site(head))
})

test.each([
  ['is linked already, however it is written', site('<link rel="stylesheet" href="/css/./symbols.css?v=2">')],
  ['is linked through its base', site('<base href="../"><link rel="stylesheet" href="css/symbols.css">')],
  ['has its base on another site', site('<base href="https://a.b/">')],
])('nothing is added to a page that %s', (_rule, html) => {
  const page = open(html)
  page.drop()
  expect(page.html().match(/<link/g)?.length ?? 0).toBe(html.match(/<link/g)?.length ?? 0)
})

test('nor for what has no styles, or to a page that the build composes', () => {
  const plain = open(site(''), 'docs/page.html', '')
  plain.drop()
  expect(plain.html()).not.toContain('<link')
  const composed = open('<main></main>', 'editor/pages/page.html')
  composed.drop()
  expect(composed.html()).not.toContain('<link')
})
