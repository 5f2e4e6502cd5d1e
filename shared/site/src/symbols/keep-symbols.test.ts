import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectSchema } from '@pergola/contracts'
import * as v from 'valibot'
import { createHistory, createSiteDocument } from '../document/index.ts'
import { canApply, descendants, parseFragment, parseHtml } from '../html/index.ts'
import type { HtmlOperation, HtmlTree } from '../html/index.ts'
import { createChance, draws } from '../html/testing/chance.ts'
import { randomOperation } from '../html/testing/random-operation.ts'
import { findInstances } from './instances.ts'
import { withCurrentSymbols } from './index.ts'
import { keepSymbols } from './keep-symbols.ts'

const file = 'editor/pages/index.html'
const content = 'editor/symbols/card/card.html'
const card = (text: string) =>
  `<article inf-symbol-id="card" class="c">\n  <h2 inf-symbol-property="text:Title">${text}</h2>\n  <p>Body <b>bold</b></p>\n</article>`

function open(html: string, files: Readonly<Record<string, string>> = {}) {
  const pathes = { content, style: 'editor/symbols/card/card.css' }
  const symbol = { id: 'card', label: 'Card', type: 'symbol', pathes }
  const page = (name: string) => ({ id: name, name, pathes: { html: `editor/pages/${name}.html` } })
  const record = v.parse(projectSchema, {
    name: 'Site',
    pages: { index: page('index'), about: page('about') },
    symbols: { card: symbol },
  })
  const document = createSiteDocument({ files: { [content]: card('Default'), ...files, [file]: html }, record })
  const history = createHistory(document, { follow: keepSymbols({ document, file, pageName: 'index' }) })
  const tree = () => document.html(file)
  const run = (operation: HtmlOperation) => history.run('Edit', [{ file, ...operation }])
  return { document, history, tree, run, html: () => document.text(file) ?? '' }
}

function nodeWith(tree: HtmlTree, name: string, nth = 0) {
  const found = [...descendants(tree, tree.body())].filter((node) => node.name === name)[nth]
  if (!found) throw new Error(`no ${name}`)
  return found.id
}

/** What a browser shows: names, attributes in any order, words. */
function shape(tree: HtmlTree, root: number): string {
  const own = new Set<number>()
  const parts = [...descendants(tree, root)].flatMap(({ id, kind, name, attributes, value }) => {
    if (own.has(id)) return []
    const isOwn = attributes.some((attribute) => attribute.name === 'inf-symbol-property')
    if (isOwn) for (const inner of descendants(tree, id)) own.add(inner.id)
    const text = value.replace(/\s+/g, ' ').trim()
    if (kind === 'text') return text === '' ? [] : [text]
    return [[kind, name, attributes.map((each) => `${each.name}=${each.value}`).toSorted(), text]]
  })
  return JSON.stringify(parts)
}

describe('keepSymbols', () => {
  const html = `<main>\n${card('One')}\n<p  class=x>between</p>\n  ${card('Two')}\n</main>\n`

  test('an edit in one instance is one step for all, and the symbol says it too', () => {
    const { run, history, tree, document, html: now } = open(html)
    run({ type: 'html.text', node: tree().node(nodeWith(tree(), 'b'))?.children[0] ?? -1, value: 'strong' })
    expect(now()).toBe(html.replaceAll('bold', 'strong'))
    expect(document.text(content)).toBe(card('Default').replace('bold', 'strong'))
    history.undo()
    expect(now()).toBe(html)
    expect(document.text(content)).toBe(card('Default'))
    expect(history.state.canUndo).toBe(false)
    history.redo()
    expect(now()).toBe(html.replaceAll('bold', 'strong'))
  })

  test('what is looked at aside is there as it would be, and leaves nothing behind', () => {
    const { run, history, tree, document, html: now } = open(html)
    const words = () => tree().node(nodeWith(tree(), 'b'))?.children[0] ?? -1
    run({ type: 'html.text', node: words(), value: 'strong' })
    history.undo()
    const before = history.state
    const edit = { file, type: 'html.text', node: words(), value: 'typed' } as const
    const files = history.aside([edit], () => document.changedFiles())
    expect(files).toMatchObject({ [file]: html.replaceAll('bold', 'typed') })
    expect(now()).toBe(html)
    expect(document.changedFiles()).toEqual({})
    expect(history.state).toEqual(before)
    run(edit)
    expect(now()).toBe(html.replaceAll('bold', 'typed'))
    history.undo()
    expect(now()).toBe(html)
  })

  test('attributes and structure follow; what a property leaves to an instance stays', () => {
    const { run, tree, html: now } = open(html)
    run({ type: 'html.attributes', node: nodeWith(tree(), 'h2', 1), attributes: { class: 'big' } })
    run({ type: 'html.remove', node: nodeWith(tree(), 'p', 0) })
    expect(now()).toMatch(/class="big">One<\/h2>[^]*class="big">Two<\/h2>/)
    expect(now().match(/Body/g)).toBeNull()
    expect(now()).toContain('<p  class=x>between</p>')
  })

  test('a property is a place of its own: its text is the instance’s, in the symbol the symbol’s', () => {
    const { run, tree, html: now, document } = open(html)
    run({ type: 'html.text', node: tree().node(nodeWith(tree(), 'h2', 1))?.children[0] ?? -1, value: 'Mine' })
    expect(now()).toBe(html.replace('Two', 'Mine'))
    expect(document.text(content)).toBe(card('Default'))
  })

  test('an old copy becomes what the symbol is now; inside an instance it is plain content', () => {
    const { run, tree, html: now } = open(html)
    const pasted = (context: number) => parseFragment(tree(), card('Pasted').replace('bold', 'stale'), context)
    const main = nodeWith(tree(), 'main')
    run({ type: 'html.insert', parent: main, index: 0, nodes: pasted(main) })
    expect(now()).toContain('Pasted')
    expect(now()).not.toContain('stale')
    const inside = findInstances(tree())[1]?.id ?? -1
    run({ type: 'html.insert', parent: inside, index: 0, nodes: pasted(inside) })
    expect(findInstances(tree())).toHaveLength(3)
    expect(now().match(/inf-symbol-id/g)).toHaveLength(3)
  })

  test('the page lists the symbols it uses; pages at hand are kept too', () => {
    const about = `<h1>About</h1>${card('There')}`
    const { run, tree, document, history } = open(html, { 'editor/pages/about.html': about })
    run({ type: 'html.attributes', node: nodeWith(tree(), 'article'), attributes: { class: 'd' } })
    expect(document.record.pages['index']?.symbols).toEqual(['card'])
    expect(document.text('editor/pages/about.html')).toBe(about.replace('"c"', '"d"'))
    run({ type: 'html.remove', node: nodeWith(tree(), 'main') })
    expect(document.record.pages['index']?.symbols).toEqual([])
    history.undo()
    history.undo()
    expect(document.text('editor/pages/about.html')).toBe(about)
  })

  test('whatever is done inside one instance, all are the same after it, and undo gives every byte back', () => {
    fc.assert(
      fc.property(fc.array(draws, { minLength: 1, maxLength: 5 }), (edits) => {
        const { run, history, tree, document, html: now } = open(html)
        for (const numbers of edits) {
          const operation = randomOperation(tree(), createChance(numbers))
          const roots = findInstances(tree()).map(({ id }) => id)
          const targets = ['node' in operation ? operation.node : -1, 'parent' in operation ? operation.parent : -1]
          const within = new Set([...roots].flatMap((root) => [...descendants(tree(), root)].map(({ id }) => id)))
          const isInside = targets.every((id) => id === -1 || within.has(id))
          if (!isInside || roots.includes(targets[0] ?? -1) || !canApply(tree(), operation)) continue
          run(operation)
        }
        const [one = '', other = ''] = findInstances(tree()).map(({ id }) => shape(tree(), id))
        expect(other).toBe(one)
        expect(now()).toContain('<p  class=x>between</p>')
        expect(findInstances(tree())).toHaveLength(findInstances(parseHtml(now())).length)
        while (history.state.canUndo) history.undo()
        expect(now()).toBe(html)
        expect(document.text(content)).toBe(card('Default'))
      }),
      { numRuns: 60 },
    )
  })
})

test('a stored page gets what its symbols say now, and nothing else of it changes', () => {
  const page = `<!doctype html><body >${card('Own')}<P>kept as it is<br/>`
  const contents = new Map([['card', card('Default').replace('bold', 'strong')]])
  expect(withCurrentSymbols(page, contents)).toBe(page.replace('bold', 'strong'))
  expect(withCurrentSymbols(page, new Map([['card', card('Default')]]))).toBe(page)
  expect(withCurrentSymbols(page, new Map([['other', '<b>x</b>']]))).toBe(page)
})
