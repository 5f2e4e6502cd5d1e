import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyHtml, canApply, findAll, parseFragment, parseHtml, printHtml } from './index.ts'
import type { HtmlNode, HtmlTree } from './index.ts'

const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)
const runs = (count: number) => ({ numRuns: count * rounds })

function firstText(tree: HtmlTree, parent: string): HtmlNode {
  for (const { children } of findAll(tree, ({ name }) => name === parent)) {
    const node = tree.node(children[0] ?? -1)
    if (node?.kind === 'text') return node
  }
  throw new Error(`no text in ${parent}`)
}

function retyped(source: string, parent: string, change: (value: string) => string): string {
  const tree = parseHtml(source)
  const node = firstText(tree, parent)
  const { inverse } = applyHtml(tree, { type: 'html.text', node: node.id, value: change(node.value) })
  const after = printHtml(tree)
  applyHtml(tree, inverse)
  expect(printHtml(tree)).toBe(source)
  return after
}

describe('an edited text keeps the bytes of what stays the same', () => {
  test.each([
    ['a word between references', 'a&nbsp;old&copy;b', 'old', 'new', 'a&nbsp;new&copy;b'],
    ['a reference without its semicolon', 'x &copy y old', 'old', 'new', 'x &copy y new'],
    ['bare characters of markup', 'a < b & c > d old', 'old', 'new', 'a < b & c > d new'],
    ['numbers, and line ends of both kinds', '&#8364;\r\nold\n&#xA9;', 'old', 'new', '&#8364;\r\nnew\n&#xA9;'],
    ['a reference that is itself replaced', 'a&mdash;b&nbsp;c', '\u2014', '-', 'a-b&nbsp;c'],
    ['one of two characters a reference stands for', 'a&NotEqualTilde;b', '\u0338', '', 'a\u2242b'],
    ['what would become a reference', 'a & old', 'old', 'amp;', 'a & amp;'],
    ['what becomes a reference', 'a &old', 'old', 'amp;', 'a &amp;amp;'],
    ['an end tag without a name, which says nothing', 'a</>b old</>c', 'old', 'new', 'a</>b new</>c'],
    ['what becomes a tag', 'a <', ' <', ' <b>', 'a &lt;b>'],
  ])('%s', (...[, source, from, to, expected]) => {
    expect(retyped(`<p>${source}</p>`, 'p', (value) => value.replace(from, to))).toBe(`<p>${expected}</p>`)
  })

  test('also in a title and in a style', () => {
    const source = '<title>A&amp;B &mdash; old</title><style>a{}\r\nb{ }\nc{}</style>'
    expect(retyped(source, 'title', (value) => value.replace('old', 'new'))).toBe(source.replace('old', 'new'))
    expect(retyped(source, 'style', (value) => value.replace('b{ }', 'b{x:y}'))).toBe(source.replace('b{ }', 'b{x:y}'))
  })

  test.each([
    ['<!DOCTYPE html></div>&nbsp', '<!DOCTYPE html></div>&nbsp;new'],
    ['<p>a &copy', '<p>a &copy;new'],
    ['<p>&#169', '<p>&#169;new'],
    ['<p>&notit', '<p>\u00acitnew'],
    ['<p>a &amp', '<p>a &amp;new'],
  ])('%s, where text follows its end', (source, expected) => {
    const tree = parseHtml(source)
    const text = [...findAll(tree, ({ kind }) => kind === 'text')].at(-1)
    const parent = text?.parent ?? -1
    const index = (tree.node(parent)?.children.indexOf(text?.id ?? -1) ?? 0) + 1
    const { inverse } = applyHtml(tree, {
      type: 'html.insert',
      parent,
      index,
      nodes: parseFragment(tree, 'new', parent),
    })
    expect(printHtml(tree)).toBe(expected)
    applyHtml(tree, inverse)
    expect(printHtml(tree)).toBe(source)
  })

  test('a text put right for an edit beside it keeps its references', () => {
    const tree = parseHtml('<div>a&nbsp;&copy;b</section><i>c</i></div><div><p>x<b>y</div>z')
    const bold = [...findAll(tree, ({ name }) => name === 'p')][0]
    applyHtml(tree, { type: 'html.remove', node: bold?.id ?? -1 })
    expect(printHtml(tree)).toContain('a&nbsp;&copy;b')
  })
})

const pieces = fc.constantFrom(
  'a',
  'b ',
  ' ',
  '&nbsp;',
  '&copy;',
  '&copy',
  '&amp;',
  '&',
  '&amp',
  '&#8364;',
  '&#x41;',
  '&lt;',
  '&notit;',
  '&ngE;',
  '\n',
  '\r\n',
  '\r',
  '<',
  '< ',
  '>',
  '"',
  '漢',
  '😀',
  '&#13;',
  '#',
  'x;',
  ';',
  'amp',
  '/',
  '!',
  '-',
)
const source = fc.array(pieces, { maxLength: 16 }).map((list) => `.${list.join('')}`)

/** Length of the longest start and end that are the same and do not overlap. */
function changedBytes(before: string, after: string): { removed: string; added: string } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { removed: before.slice(start, before.length - end), added: after.slice(start, after.length - end) }
}

describe.each(['p', 'title', 'td', 'textarea'])('any edit of a text in a %s', (name) => {
  const page = (text: string) =>
    name === 'td' ? `<table><tr><td>${text}</td></tr></table>` : `<${name}>${text}</${name}>`

  test('reads as what was typed, and is undone', () => {
    fc.assert(
      fc.property(source, source, fc.nat(20), fc.nat(20), (written, typed, from, to) => {
        const before = page(written)
        const tree = parseHtml(before)
        const node = firstText(tree, name)
        const value = node.value.slice(0, from) + typed + node.value.slice(from + to)
        const operation = { type: 'html.text', node: node.id, value } as const
        if (!canApply(tree, operation)) return
        const { inverse } = applyHtml(tree, operation)
        expect(firstText(parseHtml(printHtml(tree)), name).value).toBe(value)
        applyHtml(tree, inverse)
        expect(printHtml(tree)).toBe(before)
      }),
      runs(600),
    )
  })

  test('changes no more bytes than it has to', () => {
    fc.assert(
      fc.property(
        source,
        fc.constantFrom('x', 'word', ' ', 'é', ''),
        fc.nat(20),
        fc.nat(1),
        (written, typed, from, cut) => {
          const before = page(written)
          const tree = parseHtml(before)
          const node = firstText(tree, name)
          // Behind a bare sign the new letters could make a reference or a tag of it.
          if (/[&<][^&<\s]*$/.test(node.value.slice(0, from))) return
          if (name !== 'textarea' && name !== 'title' && /<\/?[a-z!]/.test(before.slice(4, -5))) return
          const value = node.value.slice(0, from) + typed + node.value.slice(from + cut)
          const operation = { type: 'html.text', node: node.id, value } as const
          if (value === '' || !canApply(tree, operation)) return
          applyHtml(tree, operation)
          const { removed, added } = changedBytes(before, printHtml(tree))
          expect(added.length, `${before}\n${printHtml(tree)}`).toBeLessThanOrEqual(typed.length + 8)
          expect(removed.length, `${before}\n${printHtml(tree)}`).toBeLessThanOrEqual(8)
        },
      ),
      runs(600),
    )
  })
})
