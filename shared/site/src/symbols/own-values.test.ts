import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectSchema } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import * as v from 'valibot'
import { createHistory, createSiteDocument } from '../document/index.ts'
import { attributeOf, canApply, descendants, parseFragment, printNode } from '../html/index.ts'
import type { HtmlNode, HtmlOperation, HtmlTree } from '../html/index.ts'
import { findInstances } from './instances.ts'
import { printProperties, propertiesOf } from './index.ts'
import { keepSymbols } from './keep-symbols.ts'
import type { SymbolProperty } from './index.ts'

// A longer run, with other edits every time: PERGOLA_FUZZ=20 npx vitest run
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)

const file = 'editor/pages/index.html'
const content = 'editor/symbols/card/card.html'

/** A symbol with a place of every kind; `own` is what one instance says in them. */
function card(own: string): string {
  return `<article inf-symbol-id="card">
  <h2 inf-symbol-property="text:Title">${own} title</h2>
  <ul><li><a inf-symbol-property="link:Go; text:Words" href="#${own}">${own} <b>more</b></a></li><li>plain</li></ul>
  <img inf-symbol-property="image:Photo" src="${own}.png" alt="${own}">
  <div inf-symbol-property="slot:Body"><p>${own}</p><!-- ${own} --><hr></div>
  <footer inf-symbol-property="visibility:Foot"${own === 'one' ? ' hidden' : ''}>Same</footer>
</article>`
}

const owners = ['one', 'two', 'three']
const page = `<!doctype html>\n<MAIN  class=x>\n${card('one')}<p>kept <i>as it is</i>\n${card('two')}\n${card('three')}</MAIN>`

function open() {
  const pathes = { content, style: 'editor/symbols/card/card.css' }
  const record = v.parse(projectSchema, {
    name: 'Site',
    pages: { index: { id: 'index', name: 'index', pathes: { html: file } } },
    symbols: { card: { id: 'card', label: 'Card', type: 'symbol', pathes } },
  })
  const document = createSiteDocument({ files: { [content]: card('symbol'), [file]: page }, record })
  const history = createHistory(document, { follow: keepSymbols({ document, file, pageName: 'index' }) })
  const tree = () => document.html(file)
  const run = (...operations: readonly HtmlOperation[]) =>
    history.run(
      'Edit',
      operations.map((operation) => ({ file, ...operation })),
    )
  return { document, history, tree, run, html: () => document.text(file) ?? '' }
}

const instance = (tree: HtmlTree, nth: number): NodeId => findInstances(tree)[nth]?.id ?? -1

function within(tree: HtmlTree, root: NodeId): readonly HtmlNode[] {
  return [...descendants(tree, root)].filter(({ id }) => id !== root)
}

function place(tree: HtmlTree, nth: number, name: string): HtmlNode {
  const found = within(tree, instance(tree, nth)).find((node) => propertiesOf(node).some((each) => each.name === name))
  if (!found) throw new Error(`no place ${name}`)
  return found
}

/** What an instance says of its own, by the name of the property. */
function valuesOf(tree: HtmlTree, nth: number): Readonly<Record<string, string>> {
  const values = within(tree, instance(tree, nth)).flatMap((node) => {
    const inner = node.children.map((id) => printNode(tree, id)).join('')
    const attribute = (name: string) => attributeOf(node, name) ?? 'none'
    const by = {
      text: inner,
      slot: inner,
      link: attribute('href'),
      image: attribute('src'),
      visibility: attribute('hidden'),
    }
    return propertiesOf(node).map(({ name, type }) => [name, by[type]])
  })
  return Object.fromEntries(values)
}

/** The page with its instances taken out. */
function around(tree: HtmlTree, html: string): string {
  return findInstances(tree).reduce((text, { id }) => text.replace(printNode(tree, id), '#'), html)
}

/** What all instances have to have alike: elements and words outside of their own places. */
function common(tree: HtmlTree, nth: number): string {
  const words: string[] = []
  const visit = (node: HtmlNode) => {
    const types = propertiesOf(node).map(({ type }) => type)
    const own = new Set([types.includes('link') ? 'href' : '', types.includes('visibility') ? 'hidden' : ''])
    if (types.includes('image')) for (const name of ['src', 'srcset', 'alt']) own.add(name)
    const attributes = node.attributes.filter(({ name }) => !own.has(name)).map(({ name, value }) => `${name}=${value}`)
    words.push(`<${node.name}`, ...attributes.toSorted(), node.value.replace(/\s+/g, ' ').trim())
    const isOwn = types.includes('text') || types.includes('slot')
    if (!isOwn) for (const id of node.children) visit(tree.node(id)!)
    words.push('>')
  }
  visit(tree.node(instance(tree, nth))!)
  return words.filter((word) => word !== '').join(' ')
}

describe('what an instance has of its own survives', () => {
  const wrap = (tree: HtmlTree, node: HtmlNode, name = 'section'): HtmlOperation[] => {
    const parent = node.parent ?? -1
    const [box] = parseFragment(tree, `<${name}></${name}>`, parent)
    const index = tree.node(parent)?.children.indexOf(node.id) ?? 0
    return [
      { type: 'html.insert', parent, index, nodes: box ? [box] : [] },
      { type: 'html.move', node: node.id, parent: box?.id ?? -1, index: 0 },
    ]
  }

  const mark = ({ id }: HtmlNode, marker: string | null): HtmlOperation => {
    return { type: 'html.attributes', node: id, attributes: { 'inf-symbol-property': marker } }
  }

  test.each(['Title', 'Go', 'Photo', 'Body', 'Foot'])('when the place of %s is wrapped', (name) => {
    const { run, tree, html, history } = open()
    const before = owners.map((_owner, nth) => valuesOf(tree(), nth))
    run(...wrap(tree(), place(tree(), 1, name)))
    expect(html().match(/<section>/g)).toHaveLength(3)
    expect(owners.map((_owner, nth) => valuesOf(tree(), nth))).toEqual(before)
    history.undo()
    expect(html()).toBe(page)
  })

  test.each(['Body', 'Foot'])('when the place of %s is wrapped in an element of its own kind', (name) => {
    const { run, tree, html, history } = open()
    const before = owners.map((_owner, nth) => valuesOf(tree(), nth))
    const node = place(tree(), 1, name)
    run(...wrap(tree(), node, node.name))
    expect(owners.map((_owner, nth) => valuesOf(tree(), nth))).toEqual(before)
    expect(new Set(owners.map((_owner, nth) => common(tree(), nth))).size).toBe(1)
    history.undo()
    expect(html()).toBe(page)
  })

  test.each([
    ['Foot', 'Title', 'text:Title; visibility:Foot'],
    ['Words', 'Foot', 'visibility:Foot; text:Words'],
  ])('when the property %s goes to the place of %s', (name, other, marker) => {
    const { run, tree, html, history } = open()
    const before = owners.map((_owner, nth) => valuesOf(tree(), nth))
    const [from, to] = [place(tree(), 1, name), place(tree(), 1, other)]
    const rest = propertiesOf(from).filter((each) => each.name !== name)
    run(mark(from, printProperties(rest)), mark(to, marker))
    for (const nth of [0, 2]) expect(valuesOf(tree(), nth)).toEqual(before[nth])
    expect(new Set(owners.map((_owner, nth) => common(tree(), nth))).size).toBe(1)
    history.undo()
    expect(html()).toBe(page)
  })

  test('when its property gets another name, or another kind beside it', () => {
    const { run, tree } = open()
    run(mark(place(tree(), 1, 'Title'), 'text:Headline'))
    run(mark(place(tree(), 1, 'Body'), 'slot:Body; visibility:Shown'))
    expect(owners.map((_owner, nth) => valuesOf(tree(), nth)['Headline'])).toEqual(owners.map((own) => `${own} title`))
    expect(owners.map((_owner, nth) => valuesOf(tree(), nth)['Body'])).toEqual(
      owners.map((own) => `<p>${own}</p><!-- ${own} --><hr>`),
    )
  })

  test('when a plain element of its kind comes before it', () => {
    const { run, tree, html } = open()
    const parent = instance(tree(), 1)
    run({ type: 'html.insert', parent, index: 0, nodes: parseFragment(tree(), '<h2>New</h2>', parent) })
    expect(html().match(/<h2>New<\/h2>/g)).toHaveLength(3)
    expect(owners.map((_owner, nth) => valuesOf(tree(), nth)['Title'])).toEqual(owners.map((own) => `${own} title`))
  })

  test('in a slot: what is put there is the instance’s alone, one step, and no business of the symbol', () => {
    const { run, tree, html, history, document } = open()
    const slot = place(tree(), 1, 'Body').id
    run({ type: 'html.insert', parent: slot, index: 0, nodes: parseFragment(tree(), '<h3>Only here</h3>', slot) })
    const paragraph = within(tree(), slot).find(({ name }) => name === 'p')?.id ?? -1
    run({ type: 'html.attributes', node: paragraph, attributes: { class: 'own' } })
    expect(html()).toBe(page.replace('<p>two</p>', '<h3>Only here</h3><p class="own">two</p>'))
    expect(document.text(content)).toBe(card('symbol'))
    history.undo()
    history.undo()
    expect(html()).toBe(page)
    expect(history.state.canUndo).toBe(false)
  })

  const names = ['Title', 'Words', 'Photo', 'Body', 'Foot']
  const edit = fc.record({
    nth: fc.nat(2),
    kind: fc.constantFrom('wrap', 'move', 'class', 'add', 'rename', 'own', 'text', 'remove', 'carry'),
    name: fc.constantFrom(...names),
    number: fc.nat(1000),
  })

  type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

  function operationsFor(tree: HtmlTree, { nth, kind, name, number }: Edit) {
    const root = instance(tree, nth)
    const node = place(tree, nth, name)
    const own = new Set(
      within(tree, root).flatMap((each) => (propertiesOf(each).length > 0 ? within(tree, each.id) : [])),
    )
    const plain = within(tree, root).filter((each) => ![...own].some(({ id }) => id === each.id))
    const isPlace = (each: HtmlNode) => propertiesOf(each).length > 0
    const elements = plain.filter((each) => each.kind === 'element')
    const holders = elements.filter((each) => !isPlace(each) && !['ul', 'img', 'hr', 'p'].includes(each.name))
    const holder = [...holders, tree.node(root)!][number % (holders.length + 1)]!
    const parent = holder.id
    const index = number % (holder.children.length + 1)
    const texts = plain.filter((each) => each.kind === 'text' && each.value.trim() !== '')
    const removable = elements.filter((each) => !isPlace(each) && !within(tree, each.id).some(isPlace))
    const added = () =>
      parseFragment(tree, ['<h2>x</h2>', '<div><b>y</b></div>', 'words', '<footer>z</footer>'][number % 4]!, parent)
    /** The property goes to another element of the symbol. */
    const carry = () => {
      const [property] = propertiesOf(node).filter((each) => each.name === name)
      const isContent = ({ type }: SymbolProperty) => type === 'text' || type === 'slot'
      const takers = elements.filter((each) => {
        if (each.id === node.id || within(tree, each.id).some(isPlace)) return false
        return property && isContent(property)
          ? !['ul', 'img', 'hr', 'p', 'h2'].includes(each.name) && !propertiesOf(each).some(isContent)
          : true
      })
      const taker = takers[number % Math.max(1, takers.length)]
      if (!property || !taker) return []
      const rest = propertiesOf(node).filter((each) => each.name !== name)
      return [mark(node, printProperties(rest)), mark(taker, printProperties([...propertiesOf(taker), property]))]
    }
    const byKind: Record<string, () => readonly HtmlOperation[]> = {
      carry,
      wrap: () => wrap(tree, node, ['section', 'div', 'footer'][number % 3]),
      move: () => [{ type: 'html.move', node: node.id, parent, index: 0 }],
      class: () => [
        { type: 'html.attributes', node: elements[number % elements.length]!.id, attributes: { class: `c${number}` } },
      ],
      add: () => [{ type: 'html.insert', parent, index, nodes: added() }],
      rename: () => [
        { type: 'html.tag', node: place(tree, nth, 'Foot').id, name: ['div', 'aside', 'footer'][number % 3]! },
      ],
      own: () => [
        {
          type: 'html.insert',
          parent: place(tree, nth, 'Body').id,
          index: 0,
          nodes: parseFragment(tree, `<p>${number}</p>`, parent),
        },
      ],
      text: () => texts.slice(0, 1).map((each) => ({ type: 'html.text', node: each.id, value: `t${number}` }) as const),
      remove: () => removable.slice(0, 1).map((each) => ({ type: 'html.remove', node: each.id }) as const),
    }
    return byKind[kind]!()
  }

  /** Does the edits one after the other and takes them all back; says what breaks on the way. */
  function edits(done: readonly Edit[]): void {
    const { run, tree, html, history, document } = open()
    const outside = around(tree(), html())
    for (const each of done) {
      const operations = operationsFor(tree(), each)
      const [first] = operations
      if (!first || !canApply(tree(), first)) continue
      const before = owners.map((_owner, nth) => valuesOf(tree(), nth))
      run(...operations)
      for (const nth of owners.keys()) {
        if (nth !== each.nth) expect(valuesOf(tree(), nth), each.kind).toEqual(before[nth])
      }
      expect(new Set(owners.map((_owner, nth) => common(tree(), nth))).size, each.kind).toBe(1)
      expect(around(tree(), html())).toBe(outside)
    }
    while (history.state.canUndo) history.undo()
    expect(html()).toBe(page)
    expect(document.text(content)).toBe(card('symbol'))
  }

  test.each<[string, readonly Edit[]]>([
    [
      'its place goes into a plain element of its own kind',
      [
        { nth: 0, kind: 'wrap', name: 'Foot', number: 0 },
        { nth: 0, kind: 'remove', name: 'Title', number: 0 },
        { nth: 0, kind: 'add', name: 'Title', number: 115 },
        { nth: 0, kind: 'move', name: 'Foot', number: 758 },
      ],
    ],
    [
      'an element becomes a place beside one that held it',
      [
        { nth: 0, kind: 'wrap', name: 'Body', number: 0 },
        { nth: 0, kind: 'wrap', name: 'Foot', number: 0 },
        { nth: 0, kind: 'move', name: 'Words', number: 226 },
        { nth: 0, kind: 'move', name: 'Title', number: 596 },
        { nth: 0, kind: 'carry', name: 'Title', number: 0 },
      ],
    ],
  ])('when %s', (_what, done) => edits(done))

  test('whatever is done to the symbol in any of its instances; and nothing around them changes by a byte', () => {
    fc.assert(fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), edits), { numRuns: 40 * rounds })
  })
})
