import { expect, test } from 'vitest'
import { applyHtml, canApply, canInsert, findAll, parseFragment, parseHtml, printHtml } from './index.ts'
import type { HtmlTree } from './index.ts'
import { sourceTree } from './source-tree.ts'
import { dumpTree } from './testing/canonical-dump.ts'

const page = `<!DOCTYPE html>\r\n<html lang=en>\n<head><title>A</title></head>\n<body>\n<ul>\n<li>one\n<li CLASS='x' >two\n</ul><p>a<p>b</body></html>\n`

function first(tree: HtmlTree, name: string): number {
  for (const { id } of findAll(tree, (node) => node.name === name)) return id
  throw new Error(`no ${name}`)
}

test('an untouched page prints its own bytes', () => {
  expect(printHtml(parseHtml(page))).toBe(page)
})

test('a byte order mark says nothing, and stays in front of all that is put there', () => {
  const source = `\ufeff${page}`
  const tree = parseHtml(source)
  expect(tree.mode).toBe('no-quirks')
  expect(dumpTree(tree)).toBe(dumpTree(parseHtml(page)))
  const { inverse } = applyHtml(tree, { type: 'html.move', node: first(tree, 'title'), parent: tree.body(), index: 0 })
  expect(printHtml(tree)).toMatch(/^\ufeff<!DOCTYPE html>/)
  applyHtml(tree, inverse)
  const nodes = parseFragment(tree, '<!-- x -->', tree.body())
  applyHtml(tree, { type: 'html.insert', parent: tree.root, index: 0, nodes })
  expect(printHtml(tree)).toBe(`\ufeff<!-- x -->${page}`)
})

test('an attribute changes alone, in the quotes it had', () => {
  const tree = parseHtml(page)
  const li = [...findAll(tree, ({ name }) => name === 'li')][1]
  const { inverse } = applyHtml(tree, { type: 'html.attributes', node: li?.id ?? -1, attributes: { class: 'y' } })
  expect(printHtml(tree)).toBe(page.replace("CLASS='x'", "CLASS='y'"))
  applyHtml(tree, inverse)
  expect(printHtml(tree)).toBe(page)
})

test('a node inserted after one without an end tag closes that one first', () => {
  const tree = parseHtml(page)
  const body = tree.body()
  const nodes = parseFragment(tree, '<b>new</b>', body)
  const { inverse } = applyHtml(tree, { type: 'html.insert', parent: body, index: 99, nodes })
  expect(printHtml(tree)).toBe(page.replace('<p>b</body>', '<p>b</p><b>new</b></body>'))
  const redo = applyHtml(tree, inverse)
  expect(printHtml(tree)).toBe(page)
  applyHtml(tree, redo.inverse)
  expect(printHtml(tree)).toContain('<b>new</b></body>')
})

test.each([
  ['a p in a p', 'p', '<p>x</p>', false],
  ['a div in a p', 'p', '<div>x</div>', false],
  ['a span in a p', 'p', '<span>x</span>', true],
  ['a li in a ul', 'ul', '<li>x', true],
  ['anything in a title', 'title', '<b>x</b>', true],
])('%s', (_rule, name, html, expected) => {
  const tree = parseHtml(page)
  const parent = first(tree, name)
  expect(canInsert(tree, parent, 0, parseFragment(tree, html, tree.body()))).toBe(expected && name !== 'title')
})

test('a renamed element keeps everything but its name', () => {
  const tree = parseHtml(page)
  const operation = { type: 'html.tag', node: first(tree, 'ul'), name: 'ol' } as const
  expect(canApply(tree, operation)).toBe(true)
  applyHtml(tree, operation)
  expect(printHtml(tree)).toBe(page.replace('<ul>', '<ol>').replace('</ul>', '</ol>'))
})

test.each([
  ['<div class="a"></div>b', 'div', 'img', '<img class="a">b'],
  ['<div></div>b', 'div', 'br', '<br>b'],
  ['<hr>b', 'hr', 'div', '<div></div>b'],
])('%s whose %s becomes a %s has the tags that such an element has', (source, from, name, expected) => {
  const tree = parseHtml(source)
  const operation = { type: 'html.tag', node: first(tree, from), name } as const
  expect(canApply(tree, operation)).toBe(true)
  const { inverse } = applyHtml(tree, operation)
  expect(printHtml(tree)).toBe(expected)
  applyHtml(tree, inverse)
  expect(printHtml(tree)).toBe(source)
})

test.each([
  ['<h1>a</h1><p>b', 'h1', 'h2', true],
  ['<div><p>a<p>b</div>', 'p', 'section', true],
  ['<p>a <span>b</span></p>', 'span', 'div', false],
  ['<div><ul><li>a</ul></div>', 'div', 'p', false],
])('whether in %s a %s may be a %s is asked without doing it and reading the page', (source, from, name, expected) => {
  const tree = parseHtml(source)
  printHtml(tree)
  const root = sourceTree(tree).get(tree.root)
  expect(canApply(tree, { type: 'html.tag', node: first(tree, from), name })).toBe(expected)
  expect(root.printed).not.toBeNull()
})

test.each([
  ['in a section that ends', '<body><section><form><i>a</i></section><p>z</p>'],
  ['in a table', '<body><table><form><tr><td>a</table><p>z</p>'],
  ['with its end tag behind the section', '<body><section><form><i>a</i></section></form><p>z</p>'],
])('a form left open %s does not swallow one put behind it', (_where, source) => {
  const tree = parseHtml(source)
  const nodes = parseFragment(tree, '<form action=x><input></form>', tree.body())
  const operation = { type: 'html.insert', parent: tree.body(), index: 99, nodes } as const
  expect(canApply(tree, operation)).toBe(true)
  const { inverse } = applyHtml(tree, operation)
  const forms = [...findAll(parseHtml(printHtml(tree)), ({ name }) => name === 'form')]
  expect(forms).toHaveLength(2)
  applyHtml(tree, inverse)
  expect(printHtml(tree)).toBe(source)
})

test('elements of svg with names of html are closed one by one', () => {
  const tree = parseHtml('<svg><tbody><tbody>')
  const outer = first(tree, 'tbody')
  const parent = first(tree, 'svg')
  applyHtml(tree, { type: 'html.insert', parent, index: 1, nodes: parseFragment(tree, 'new', parent) })
  expect(printHtml(tree)).toBe('<svg><tbody><tbody></tbody></tbody>new')
  expect(tree.node(outer)?.parent).toBe(parent)
})

test('an end tag dropped in the head stays in front of what is put into the body', () => {
  const tree = parseHtml('<head></p>')
  applyHtml(tree, {
    type: 'html.insert',
    parent: tree.body(),
    index: 0,
    nodes: parseFragment(tree, 'new', tree.body()),
  })
  expect(printHtml(tree)).toBe('<head></p>new')
})

test.each([
  ['<math></div><div>a</div>', 'div', 'p', '<math></div><p>a</p>'],
  ['<svg><g><div>a</div>', 'div', 'h1', '<svg><g><h1>a</h1>'],
  ['<p>a</section><div>b</div>', 'div', 'section', '<p>a</section><section>b</section>'],
  // No `section` ends what is open of svg, and nothing does in an element of it that holds html.
  ['<svg><g><div>a</div>', 'div', 'section', '<svg><g></g></svg><section>a</section>'],
  ['<math></div><div>a</div>', 'div', 'a', '<math></div></math><a>a</a>'],
  ['<svg><desc></desc></g><p>a</p>', 'p', 'div', '<svg><desc></desc></g><div>a</div>'],
])(
  'in %s the %s becomes a %s, and what stands open before it stays open where it may',
  (source, from, name, expected) => {
    const tree = parseHtml(source)
    const { inverse } = applyHtml(tree, { type: 'html.tag', node: first(tree, from), name })
    expect(printHtml(tree)).toBe(expected)
    expect(dumpTree(parseHtml(expected))).toBe(dumpTree(tree))
    applyHtml(tree, inverse)
    expect(printHtml(tree)).toBe(source)
  },
)

test('a font that loses its colour stays behind the svg it ended', () => {
  const tree = parseHtml('<div><svg><g><font color=red>a</font></div>')
  const operation = { type: 'html.attributes', node: first(tree, 'font'), attributes: { color: null } } as const
  expect(canApply(tree, operation)).toBe(true)
  applyHtml(tree, operation)
  expect(printHtml(tree)).toBe('<div><svg><g></g></svg><font>a</font></div>')
})

test.each([
  ['<i>x</i>', true],
  // Nothing of a link ends in there, and yet the parser forgets that one is open around the drawing.
  ['<i><a>x</a></i>', false],
])('whether %s may stand in the title of a drawing in a link is asked of what follows, too', (html, expected) => {
  const tree = parseHtml('<ul><li><a><svg><title>t</title></svg> <span>after</span></a></li></ul>')
  const parent = first(tree, 'title')
  expect(canInsert(tree, parent, 0, parseFragment(tree, html, tree.body()))).toBe(expected)
})

test.each([
  // `</form>` ends the form alone.
  ['<section><form><div>a</form></section>', '<section><form><div>a</div></form><b>c</b></section>'],
  ['<section><form><p>a</form></section>', '<section><form><p>a</form><b>c</b></section>'],
])('what is left open in the form of %s does not take what is put behind it', (source, expected) => {
  const tree = parseHtml(source)
  const parent = first(tree, 'section')
  applyHtml(tree, { type: 'html.insert', parent, index: 1, nodes: parseFragment(tree, '<b>c</b>', parent) })
  expect(printHtml(tree)).toBe(expected)
  expect(dumpTree(parseHtml(expected))).toBe(dumpTree(tree))
})

test('in a template the end tag of a form ends what is left open in it, too', () => {
  const source = '<template><form><div>a</form></template>'
  const tree = parseHtml(source)
  const content = tree.node(first(tree, 'template'))?.content ?? -1
  applyHtml(tree, { type: 'html.insert', parent: content, index: 1, nodes: parseFragment(tree, '<b>c</b>', content) })
  expect(printHtml(tree)).toBe(source.replace('</form>', '</form><b>c</b>'))
})

test('the rows a table has without a tag stay without one', () => {
  const tree = parseHtml('<table></div><th>a</table>')
  const parent = first(tree, 'table')
  applyHtml(tree, { type: 'html.insert', parent, index: 0, nodes: parseFragment(tree, '<caption>c</caption>', parent) })
  expect(printHtml(tree)).toBe('<table><caption>c</caption></div><th>a</table>')
})

test('an end tag dropped in a template left open says nothing once the template is gone', () => {
  const source = '<!DOCTYPE html><div><template></p>'
  const tree = parseHtml(source)
  const gone = applyHtml(tree, { type: 'html.remove', node: first(tree, 'div') })
  expect(printHtml(tree)).toBe('<!DOCTYPE html></p>')
  const nodes = parseFragment(tree, 'new', tree.body())
  const put = applyHtml(tree, { type: 'html.insert', parent: tree.body(), index: 0, nodes })
  expect(printHtml(tree)).toBe('<!DOCTYPE html>new')
  applyHtml(tree, put.inverse)
  applyHtml(tree, gone.inverse)
  expect(printHtml(tree)).toBe(source)
})

test('a frameset dropped behind a text stays dropped when the text goes, whatever went before', () => {
  const tree = parseHtml('a<frameset><div></div>')
  applyHtml(tree, { type: 'html.remove', node: first(tree, 'div') })
  expect(printHtml(tree)).toBe('a<frameset>')
  const text = [...findAll(tree, ({ kind }) => kind === 'text')][0]
  applyHtml(tree, { type: 'html.text', node: text?.id ?? -1, value: '' })
  expect(printHtml(tree)).toBe('')
})

test.each(['<svg><foreignObject>', '<svg><desc>', '<math><mi>', '<math><annotation-xml encoding="text/html">'])(
  'character data is text in %s',
  (open) => {
    const tree = parseHtml(`${open}<![CDATA[a<b]]>`)
    expect([...findAll(tree, ({ kind }) => kind === 'text')].map(({ value }) => value)).toEqual(['a<b'])
    expect([...findAll(parseHtml(`${open}<p><![CDATA[a]]>`), ({ kind }) => kind === 'comment')]).toHaveLength(1)
  },
)
