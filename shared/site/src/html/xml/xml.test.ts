import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameNodes } from '../compare.ts'
import { applyHtml, attributeOf, canApply, findAll, parseFragment, printHtml, printNode, rereadHtml } from '../index.ts'
import type { HtmlOperation, HtmlTree } from '../index.ts'
import { documentOrder } from '../measure.ts'
import { sourceTree } from '../source-tree.ts'
import { createChance, draws } from '../testing/chance.ts'
import { randomOperation } from '../testing/random-operation.ts'
import { findXmlProblem, isXmlProblem, parseXml, scanXml } from './index.ts'

const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)

const page = (body: string, head = '<title>t</title>', before = '') =>
  `${before}<html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body>${body}</body></html>`

const strict =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">'

const pages = [
  page('<p>a</p>'),
  page('<p>a &amp; b<br /><img src="a.png" alt="" /></p>', '<meta charset="utf-8"/>', '\ufeff<?xml version="1.0"?>\n'),
  page('<p>&nbsp;&copy;</p>', '<title>t</title>', `<?xml version="1.0" encoding="utf-8"?>\r\n${strict}\r\n`),
  page('<p>&firm;</p>', '<title/>', '<!DOCTYPE html [<!ENTITY firm "A]B">]>'),
  page('<script>//<![CDATA[\nif (a < b && c) d()\n//]]></script><style>/*<![CDATA[*/ p > a {} /*]]>*/</style>'),
  page("<div class='a' id = \"b\"><?php echo 1 ?>text<!-- note --><x:y xmlns:x='urn:x' x:z='1'/></div>\n\n"),
  page('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><linearGradient id="g"/><g><path d="M0"/></g></svg>'),
  page('<h:p xmlns:h="http://www.w3.org/1999/xhtml">prefixed</h:p><pre>\n\nkept</pre><template><td>x</td></template>'),
  page('<table><p>in a table</p></table><p><div>in a paragraph</div></p><li>]]&gt;</li>a]]<b/>]'),
]

function read(source: string): HtmlTree {
  const tree = parseXml(source)
  if (isXmlProblem(tree)) throw new Error(`${tree.message} at ${tree.from}: ${source}`)
  return tree
}

function same(one: HtmlTree, other: HtmlTree): boolean {
  const [left, right] = [sourceTree(one), sourceTree(other)]
  return sameNodes(
    left.get(left.root).children,
    (id) => left.get(id),
    right.get(right.root).children,
    (id) => right.get(id),
  )
}

function printedAnew(tree: HtmlTree): string {
  const source = sourceTree(tree)
  for (const node of documentOrder(source, source.get(source.root))) {
    if (node.kind === 'element' || node.kind === 'fragment' || node.kind === 'document') node.printed = null
  }
  return printHtml(tree)
}

const named = (tree: HtmlTree, name: string) => [...findAll(tree, (node) => node.name === name)][0]!

function edited(source: string, operation: (tree: HtmlTree) => HtmlOperation): string {
  const tree = read(source)
  const wanted = operation(tree)
  expect(canApply(tree, wanted)).toBe(true)
  applyHtml(tree, wanted)
  const printed = printHtml(tree)
  expect(same(tree, read(printed)), printed).toBe(true)
  return printed
}

const inserted = (name: string, markup: string) => (tree: HtmlTree) => {
  const parent = named(tree, name).id
  return { type: 'html.insert', parent, index: 0, nodes: parseFragment(tree, markup, parent) } as const
}

describe('pages of XML', () => {
  test.each(pages)('page %# is read and printed byte for byte', (source) => {
    expect(printedAnew(read(source))).toBe(source)
  })

  test('edits stay well-formed, read back as the edited page, and are taken back byte for byte', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pages), fc.array(draws, { minLength: 1, maxLength: 6 }), (source, list) => {
        const tree = read(source)
        const inverses: HtmlOperation[] = []
        const texts = [source]
        for (const numbers of list) {
          const operation = randomOperation(tree, createChance(numbers))
          if (!canApply(tree, operation)) continue
          inverses.push(applyHtml(tree, operation).inverse)
          const printed = printHtml(tree)
          texts.push(printed)
          expect(same(tree, read(printed)), `${JSON.stringify(operation).slice(0, 400)}\n${printed}`).toBe(true)
        }
        for (const inverse of inverses.toReversed()) {
          texts.pop()
          applyHtml(tree, inverse)
          expect(printHtml(tree)).toBe(texts.at(-1))
        }
      }),
      { numRuns: 800 * rounds },
    )
  }, 60_000)

  test('no text hangs or throws', () => {
    const soup = fc.string({
      unit: fc.constantFrom(...'<>/!-?="\'&;:[]# \n\r', 'CDATA[', 'p', 'xmlns', 'DOCTYPE'),
      maxLength: 60,
    })
    fc.assert(
      fc.property(soup, (text) => {
        for (const source of [text, page(text)]) {
          const tree = parseXml(source)
          if (!isXmlProblem(tree)) expect(printedAnew(tree)).toBe(source)
          else expect(scanXml(source).length).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 800 * rounds },
    )
  })

  test('a hundred thousand levels are read, printed and edited', () => {
    const deep = page('<b>'.repeat(100_000) + '</b>'.repeat(100_000))
    const tree = read(deep)
    expect(printedAnew(tree)).toBe(deep)
    const made = inserted('body', '<i/>')(tree)
    applyHtml(tree, made)
    expect(printHtml(tree)).toContain('<body><i/><b>')
  })

  test.each([
    ['HTML is written as XML', '<img src=a.png><br>a & b', '<img src="a.png" /><br />a &amp; b'],
    ['XML stays as it is written', '<hr/><div/>', '<hr/><div/>'],
    [
      'a drawing gets its namespace',
      '<svg viewBox="0 0 1 1"><path d="M0"></path></svg>',
      '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><path d="M0" /></svg>',
    ],
    [
      'a script keeps what it says',
      '<script>if (a<b && c) d()</script>',
      '<script><![CDATA[if (a<b && c) d()]]></script>',
    ],
    ['an attribute without a value gets one', '<input disabled>', '<input disabled="" />'],
  ])('put in, %s', (_rule, markup, expected) => {
    expect(edited(page('<p>a</p>'), inserted('body', markup))).toBe(page(`${expected}<p>a</p>`))
  })

  test('an element written as one tag takes children', () => {
    expect(edited(page('<div id="a" />'), inserted('div', 'text'))).toBe(page('<div id="a">text</div>'))
  })

  test('an edited sheet stays in its section', () => {
    const source = page('', '<style>/*<![CDATA[*/ p > a { color: red } /*]]>*/</style>')
    const value = '/**/ p > a { color: blue } /**/'
    expect(edited(source, (tree) => ({ type: 'html.text', node: named(tree, 'style').children[0]!, value }))).toBe(
      source.replace('red', 'blue'),
    )
  })

  test('references that are not edited keep their bytes', () => {
    const source = page('<p>a&#160;b &lt; c</p>')
    expect(
      edited(source, (tree) => ({ type: 'html.text', node: named(tree, 'p').children[0]!, value: 'a\u00a0b < d & e' })),
    ).toBe(page('<p>a&#160;b &lt; d &amp; e</p>'))
  })

  test('an attribute is written as XML, and another one in capitals stays', () => {
    const source = page('<p CLASS="a" />')
    expect(
      edited(source, (tree) => ({
        type: 'html.attributes',
        node: named(tree, 'p').id,
        attributes: { class: '<"&\n' },
      })),
    ).toBe(page('<p CLASS="a" class=\'&lt;"&amp;&#10;\' />'))
  })

  test('a prefix means the same where a node is moved to', () => {
    const source = page('<div xmlns:x="urn:x"><x:a x:b="1"/></div><p/>')
    const printed = edited(source, (tree) => ({
      type: 'html.move',
      node: named(tree, 'a').id,
      parent: named(tree, 'p').id,
      index: 0,
    }))
    expect(printed).toContain('<p><x:a x:b="1" xmlns:x="urn:x"/></p>')
  })

  test.each([
    ['an attribute that is no name', { '@click': 'a' }],
    ['an attribute with a prefix nobody declares', { 'v-on:click': 'a' }],
    ['another namespace', { xmlns: 'urn:x' }],
    ['a character XML lacks', { title: '\u0001' }],
  ])('%s is refused', (_rule, attributes) => {
    const tree = read(page('<p/>'))
    expect(canApply(tree, { type: 'html.attributes', node: named(tree, 'p').id, attributes })).toBe(false)
  })

  test('a node stands outside of the page as HTML', () => {
    const tree = read(pages[4]!)
    expect(printNode(tree, named(tree, 'script').id)).toBe('<script>//\nif (a < b && c) d()\n//</script>')
    expect(printNode(read(pages[1]!), named(read(pages[1]!), 'p').id)).toBe('<p>a & b<br><img src="a.png" alt=""></p>')
  })

  test('a new text keeps the ids of what stays', () => {
    const tree = read(page('<p id="a">1</p><p id="b">2</p>'))
    const after = rereadHtml(tree, page('<p id="b">2</p>'))
    expect(attributeOf(after.node(named(after, 'p').id)!, 'id')).toBe('b')
    expect(named(after, 'p').id).toBe([...findAll(tree, ({ name }) => name === 'p')][1]!.id)
  })

  test.each([
    ['<p>', '</body> stands where </p> is expected'],
    ['a & b', '"&" is written as "&amp;" in XML'],
    ['&nbsp;', '&nbsp; stands for nothing in this file'],
    ['<p a=1/>', 'The tag <p> is not well-formed here: attributes have a value in quotes'],
    ['<p a="1" a="2"/>', 'The tag <p> has an attribute twice'],
    ['<x:p/>', 'The prefix of <x:p> is not declared'],
    ['<!-- a -- b -->', '"--" may not stand in a comment'],
    [']]>', '"]]>" may not stand in text'],
    ['\u0000', 'This character may not stand in XML'],
  ])('%s is not well-formed', (body, message) => {
    expect(findXmlProblem(page(body))).toMatchObject({ message, severity: 'error' })
  })

  test('a page without the namespace of XHTML is no page', () => {
    expect(findXmlProblem('<html><head/><body/></html>')?.message).toContain('namespace')
  })
})
