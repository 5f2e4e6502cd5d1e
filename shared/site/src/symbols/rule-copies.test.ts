import { expect, test } from 'vitest'
import { paths, projectSchema } from '@pergola/contracts'
import * as v from 'valibot'
import { flattenRules, removeRuleOperations, styleOperations } from '../css/index.ts'
import type { CssOperation, CssSheet } from '../css/index.ts'
import { createHistory, createSiteDocument } from '../document/index.ts'
import { findAll, parseFragment } from '../html/index.ts'
import { blockStyle, withBlockStyle } from './index.ts'
import { keepSymbols } from './keep-symbols.ts'

const file = 'docs/page.html'
const own = ':not(html):where(.inf-a, .inf-a *)'
const copies = `.c${own} {\n  color: red;\n  background: url(../img/x.png);\n}\n\nh2${own} {\n  margin: 0;\n}`
const page = (head = '') =>
  `<!doctype html><head><link rel=stylesheet href=../site.css>${head}</head><body><div inf-symbol-id="card" inf-class-name="inf-a" class="c inf-a">x</div></body>`
const site = '.c { color: red; background: url(img/x.png) }\nh2 { margin: 0 }\n.other { top: 0 }\n'

function open(files: Readonly<Record<string, string>> = {}, html = page()) {
  const pathes = { content: 'editor/symbols/card/card.html', style: 'editor/symbols/card/card.css' }
  const record = v.parse(projectSchema, {
    name: 'Site',
    pages: { page: { id: 'page', name: 'page', pathes: { html: file } } },
    symbols: { card: { id: 'card', label: 'Card', type: 'symbol', pathes } },
  })
  const shared = withBlockStyle('/* first */\n.mine { top: 0 }\n', 'card', copies)
  const texts = { [file]: html, 'site.css': site, [paths.symbolsCss]: shared, ...files }
  const document = createSiteDocument({ files: texts, record })
  const history = createHistory(document, { follow: keepSymbols({ document, file, pageName: 'page' }) })
  const block = () => blockStyle(document.text(paths.symbolsCss) ?? '', 'card') ?? ''
  const run = (key: string, work: (sheet: CssSheet) => readonly CssOperation[]) => {
    const sheet = document.sheet(key)
    if (!sheet) throw new Error(`no ${key}`)
    history.run(
      'Edit',
      work(sheet).map((operation) => ({ sheet: key, ...operation })),
    )
  }
  const set = (key: string, selector: string, property: string, value: string | null) =>
    run(key, (sheet) => styleOperations(sheet, { selector, states: [], atRule: null }, [{ property, value }]))
  return { document, history, block, run, set, text: (path: string) => document.text(path) ?? '' }
}

test('an edit of a page’s rule is one of the symbol’s copy, as one step', () => {
  const { set, block, history, text } = open()
  set('site.css', '.c', 'color', 'blue')
  expect(block()).toBe(copies.replace('red', 'blue'))
  set('site.css', '.c', 'background', 'url("img/deep/y.png")')
  expect(block()).toContain('background: url("../img/deep/y.png")')
  set('site.css', 'h2', 'margin', null)
  expect(block()).not.toContain('margin')
  history.undo()
  history.undo()
  history.undo()
  expect(history.state.canUndo).toBe(false)
  expect(block()).toBe(copies)
  expect(text('site.css')).toBe(site)
  while (history.state.canRedo) history.redo()
  expect(block()).toContain('color: blue')
  expect(text('site.css')).toContain('color: blue')
})

test('and the other way round; nothing else of either file is another', () => {
  const { set, block, text, history } = open()
  set(paths.symbolsCss, `.c${own}`, 'color', 'blue')
  expect(text('site.css')).toBe(site.replace('red', 'blue'))
  set(paths.symbolsCss, `.c${own}`, 'background', 'url(../img/z.png)')
  expect(text('site.css')).toContain('url(./img/z.png)')
  expect(block()).toContain('url(../img/z.png)')
  history.undo()
  history.undo()
  expect(text('site.css')).toBe(site)
})

test('what differs already goes its own way', () => {
  const { set, block, text } = open({ 'site.css': site.replace('red', 'green') })
  set('site.css', '.c', 'color', 'blue')
  expect(block()).toBe(copies)
  set(paths.symbolsCss, `.c${own}`, 'color', 'black')
  expect(text('site.css')).toContain('color: blue')
  expect(block()).toContain('color: black')
})

test('a whole text that somebody writes is followed rule by rule: changed, renamed, gone, new for a state', () => {
  const { history, block, text } = open()
  const write = (css: string) => history.run('Code', [{ type: 'text', file: 'site.css', text: css }])
  write(site.replace('red', 'blue'))
  expect(block()).toContain('color: blue')
  write(site.replace('red', 'blue') + '@media (max-width: 600px) { .c { color: tan } }\n.c:hover { color: pink }\n')
  expect(block()).toMatch(
    /@media \(max-width: 600px\) \{\s*\.c:not\(html\):where\(\.inf-a, \.inf-a \*\) \{\s*color: tan/,
  )
  expect(block()).toMatch(/\.c:not\(html\):where\(\.inf-a, \.inf-a \*\):hover \{\s*color: pink/)
  write(site.replace('h2 { margin: 0 }\n', '').replace('red', 'blue'))
  expect(block()).not.toMatch(/h2|pink|tan/)
  expect(text(paths.symbolsCss)).toMatch(
    /^\/\* first \*\/\n\.mine \{ top: 0 \}\n\/\* card \*\/\n[^]*\/\* end card \*\/\n$/,
  )
  while (history.state.canUndo) history.undo()
  expect(block()).toBe(copies)
})

test('rules that stand in the page itself are followed too, wherever addresses start there', () => {
  const html = page('<base href="../"><style>.c { color: red; background: url(img/x.png) }</style>')
  const { document, set, block } = open({ 'site.css': '' }, html)
  const style = [...findAll(document.html(file), ({ name }) => name === 'style')][0]?.id ?? -1
  set(document.sheetKey(file, style), '.c', 'background', 'url(img/w.png)')
  expect(block()).toContain('url(../img/w.png)')
})

test('a preview goes there and back, and what is looked at aside leaves nothing behind', () => {
  const { history, document, block } = open()
  const edit = (value: string) => {
    const sheet = document.sheet('site.css')
    const rule = sheet && flattenRules(sheet)[0]
    return [{ sheet: 'site.css', type: 'css.set', rule: rule?.id ?? -1, property: 'color', value } as const]
  }
  const gesture = history.begin('Edit')
  gesture.replace(edit('blue'))
  gesture.replace(edit('tan'))
  expect(block()).toContain('color: tan')
  gesture.cancel()
  expect(block()).toBe(copies)
  history.aside(edit('pink'), () => expect(block()).toContain('color: pink'))
  expect(block()).toBe(copies)
  history.run('Edit', edit('gold'))
  expect(block()).toContain('color: gold')
})

test('a rule that has just been copied and taken from the page stays with the symbol', () => {
  const { history, document, block } = open()
  const sheet = document.sheet('site.css') as CssSheet
  const [removed] = removeRuleOperations(sheet, { selector: '.other', states: [], atRule: null })
  history.group('Create', (apply) => {
    if (removed) apply({ sheet: 'site.css', ...removed })
    const text = document.text(paths.symbolsCss) ?? ''
    const style = `${copies}\n\n.other${own} {\n  top: 0;\n}`
    apply({ type: 'text', file: paths.symbolsCss, text: withBlockStyle(text, 'card', style) })
  })
  expect(block()).toContain(`.other${own}`)
})

test('a class that comes to an element of the symbol brings its rules, in the same step, and once', () => {
  const sheet = `${site}.btn { color: tan; background: url(img/b.png) }\n@media print { .btn:hover { top: 1px } }\n`
  const { document, history, block, text } = open({ 'site.css': sheet })
  const tree = document.html(file)
  const root = [...findAll(tree, ({ name }) => name === 'div')][0]?.id ?? -1
  const dress = (names: string) =>
    history.run('Class', [{ file, type: 'html.attributes', node: root, attributes: { class: names } }])
  dress('c inf-a btn')
  expect(block()).toMatch(
    /\.btn:not\(html\):where\(\.inf-a, \.inf-a \*\) \{\s*color: tan;\s*background: url\(\.\.\/img\/b\.png\)/,
  )
  expect(block()).toMatch(/@media print \{\s*\.btn:not\(html\):where\(\.inf-a, \.inf-a \*\):hover \{\s*top: 1px/)
  expect(text(file)).toMatch(/site\.css><link rel="stylesheet" href="\.\.\/css\/symbols\.css">/)
  const adopted = block()
  dress('c inf-a')
  dress('c inf-a btn')
  expect(block()).toBe(adopted)
  while (history.state.canUndo) history.undo()
  expect(block()).toBe(copies)
  expect(text(file)).toBe(page())

  history.run('Into it', [
    { file, type: 'html.insert', parent: root, index: 0, nodes: parseFragment(tree, '<i class="btn">x</i>', root) },
  ])
  expect(block()).toBe(adopted)
  history.undo()
  history.run('Beside it', [
    {
      file,
      type: 'html.insert',
      parent: tree.body(),
      index: 0,
      nodes: parseFragment(tree, '<i class="btn">x</i>', root),
    },
  ])
  expect(block()).toBe(copies)
})
