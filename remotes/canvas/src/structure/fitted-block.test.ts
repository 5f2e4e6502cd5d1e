import { describe, expect, test } from 'vitest'
import { createBlocks } from '../blocks/blocks.ts'
import { openStructure } from '../testing/open-structure.ts'
import { createStructure } from './structure.ts'

/** A heading dropped at the element named m, or at its side. */
async function heading(html: string, position: 'inside' | 'before' | 'after' = 'inside') {
  const opened = await openStructure(html)
  const target = html === '' ? opened.page.tree.body() : opened.find('m')
  opened.structure.insertBlock('heading', { target, position })
  return /<(h\d) class="p-10">/.exec(opened.html())?.[1]
}

describe('a dropped heading', () => {
  test.each([
    ['the first of the page', '', 'h1'],
    ['below the title', '<main id="m"><h1>Title</h1><p>Text</p></main>', 'h2'],
    ['beside headings', '<main id="m"><h1>Title</h1><h2>One</h2><h3>Deeper</h3><h2>Two</h2></main>', 'h2'],
    ['a section behind the hero', '<section><h1>Title</h1></section><section id="m"></section>', 'h2'],
    ['a card of a section', '<h1>T</h1><section><h2>Cards</h2><div><div id="m"></div></div></section>', 'h3'],
    [
      'a second card',
      '<h1>T</h1><section><h2>Cards</h2><div><div><h3>A</h3><h4>B</h4></div><div id="m"></div></div></section>',
      'h3',
    ],
    ['below a heading of the last level', '<h1>T</h1><section><h6>Deep</h6><div id="m"></div></section>', 'h6'],
    ['the title in front of what has none yet', '<header id="m"></header><h2>One</h2>', 'h1'],
    ['in front of a title', '<header id="m"></header><h1>One</h1>', 'h2'],
  ])('is, as %s, of the level that the outline needs', async (_place, html, level) => {
    expect(await heading(html)).toBe(level)
  })

  test('counts what stands before it and not what comes', async () => {
    expect(await heading('<h1>T</h1><h2>A</h2><p id="m">x</p><h4>B</h4>', 'before')).toBe('h2')
    expect(await heading('<h1>T</h1><h2 id="m">A</h2><h4>B</h4>', 'before')).toBe('h2')
  })
})

describe('a dropped block', () => {
  test('of the project stays as it was made', async () => {
    const { core, page, find, html } = await openStructure('<h1 id="m">Title</h1>')
    const card = { id: 'card', label: 'Card', category: 'templates', content: '<h1 class="p-10">Card</h1>' }
    const blocks = createBlocks({ project: () => ({ blocks: { card }, symbols: {} }) as never, text: () => null })
    const structure = createStructure({ core, blocks, select: () => undefined })
    expect(structure.insertBlock('card', { target: find('m'), position: 'after' }).ok).toBe(true)
    expect(html()).toContain('<h1 class="p-10">Card</h1>')
    page.undo()
  })

  test('brings the rules of its classes to a page that has none, in the same step', async () => {
    const source =
      '<!doctype html><html><head><style>.section { color: red }</style></head><body><p id="m">x</p></body></html>'
    const { structure, find, page } = await openStructure(source, 'site/index.html')
    structure.insertBlock('section', { target: find('m'), position: 'after' })
    const text = page.site.text('site/index.html') ?? ''
    expect(text).toContain('.section { color: red }')
    expect(text.match(/\.section\b/g)).toHaveLength(1)
    expect(text).toMatch(/\.p-10 \{\s*padding: 10px;?\s*\}/)
    expect(text).toMatch(/\.inf-container \{[^}]*max-width: 80rem/)
    expect(text).not.toContain('.inf-button')
    structure.insertBlock('block', { target: find('m'), position: 'after' })
    expect(page.site.text('site/index.html')?.match(/\.p-10/g)).toHaveLength(1)
    page.undo()
    page.undo()
    expect(page.site.text('site/index.html')).toBe(source)
  })

  test('leaves a page alone that links the base sheet', async () => {
    const { structure, page } = await openStructure('')
    const sheets = () => page.sheets().map(({ sheet }) => page.site.text(sheet))
    const before = sheets()
    structure.insertBlock('section')
    structure.insertBlock('button')
    expect(sheets()).toEqual(before)
  })
})

/** What a block is at the end of the element named m. */
async function dropped(block: string, html: string, times = 1) {
  const opened = await openStructure(html)
  for (let time = 0; time < times; time += 1) {
    expect(opened.structure.insertBlock(block, { target: opened.find('m'), position: 'inside' }).ok).toBe(true)
  }
  return opened.html()
}

describe('a dropped field', () => {
  test('has a name of its own within its form', async () => {
    const html = await dropped('input', '<form><input name="default-name"></form><form id="m"></form>', 3)
    expect(html.match(/name="[^"]*"/g)).toEqual([
      'name="default-name"',
      'name="default-name"',
      'name="default-name-2"',
      'name="default-name-3"',
    ])
    expect(html).not.toContain('aria-label')
  })

  test('with a label is found by it, whatever ids the page has', async () => {
    const html = await dropped('label-and-input', '<p id="field">x</p><form id="m"></form>', 2)
    expect(html.match(/(?:for|id|name)="field[^"]*"/g)).toEqual([
      'id="field"',
      'for="field-2"',
      'id="field-2"',
      'name="field"',
      'for="field-3"',
      'id="field-3"',
      'name="field-2"',
    ])
  })
})

describe('a dropped button', () => {
  test.each([
    ['sends the form that it stands in', 'button', '<form><div id="m"></div></form>', 'submit'],
    ['does nothing by itself elsewhere', 'button', '<div id="m"></div>', 'button'],
    ['for a list sends no form', 'looper-load-more-button', '<form id="m"></form>', 'button'],
  ])('%s', async (_what, block, html, type) => {
    expect(await dropped(block, html)).toContain(` type="${type}"`)
  })
})
