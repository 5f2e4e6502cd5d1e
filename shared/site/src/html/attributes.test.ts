import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyHtml, canApply, findAll, parseHtml, printHtml } from './index.ts'
import type { HtmlAttribute, HtmlTree } from './index.ts'

const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)

const written = fc.array(
  fc.constantFrom(
    ' class="a b"',
    " class='it''s'",
    ' CLASS=Q class=w',
    ' id=x',
    ' id',
    ' title="x\r\ny"',
    ' title = "1"b',
    ' data-x="&lt;&amp&quot;"',
    ' title="&#39;a&#x27;\r\n&notit; &amp"',
    ' data-x=a/b/',
    ' =odd',
    ' /',
    '/',
    '\n\t',
  ),
  { maxLength: 5 },
)
const anyValue = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'"\'&<>=/ \n\r\t;#xamplt`é😀'), maxLength: 8 }),
  fc.constant(null),
)

const elementIn = (tree: HtmlTree) => [...findAll(tree, ({ name }) => name === 'i')][0]

/** What the DOM does: the attribute keeps its place, a new one comes last. */
function expected(before: readonly HtmlAttribute[], name: string, value: string | null) {
  const others = before.filter((each) => each.name !== name).map((each) => [each.name, each.value])
  return { others, value }
}

test('any value of any attribute is read back, and no other attribute changes', () => {
  fc.assert(
    fc.property(written, fc.constantFrom('class', 'id', 'title', 'data-x', 'new'), anyValue, (list, name, value) => {
      const source = `<p>a<i${list.join('')}>b</i> c`
      const tree = parseHtml(source)
      const node = elementIn(tree)
      const operation = { type: 'html.attributes', node: node?.id ?? -1, attributes: { [name]: value } } as const
      expect(canApply(tree, operation)).toBe(true)
      const wanted = expected(node?.attributes ?? [], name, value)
      const { inverse } = applyHtml(tree, operation)
      const printed = printHtml(tree)
      for (const found of [elementIn(tree), elementIn(parseHtml(printed))]) {
        const attributes = found?.attributes ?? []
        expect(attributes.find((each) => each.name === name)?.value ?? null, printed).toBe(wanted.value)
        expect(
          attributes.filter((each) => each.name !== name).map((each) => [each.name, each.value]),
          printed,
        ).toEqual(wanted.others)
      }
      expect(printed.startsWith('<p>a<i') && printed.endsWith('>b</i> c')).toBe(true)
      applyHtml(tree, inverse)
      expect(printHtml(tree)).toBe(source)
    }),
    { numRuns: 1500 * rounds },
  )
})

test('a value with a character no page can hold is refused', () => {
  const tree = parseHtml('<i>')
  const node = elementIn(tree)?.id ?? -1
  expect(canApply(tree, { type: 'html.attributes', node, attributes: { title: 'a\0b' } })).toBe(false)
})

describe('a value that changes in part', () => {
  const edited = (tag: string, name: string, value: string) => {
    const tree = parseHtml(`<i ${tag}>`)
    applyHtml(tree, { type: 'html.attributes', node: elementIn(tree)?.id ?? -1, attributes: { [name]: value } })
    expect(elementIn(parseHtml(printHtml(tree)))?.attributes.find((each) => each.name === name)?.value).toBe(value)
    return printHtml(tree).slice(3, -1)
  }
  test.each([
    [
      'style="font-family: &#39;A&#39;; top: 0"',
      "font-family: 'A'; top: 1px",
      'style="font-family: &#39;A&#39;; top: 1px"',
    ],
    [
      'style="top: 0; font-family: &#39;A&#39;"',
      "left: 0; font-family: 'A'",
      'style="left: 0; font-family: &#39;A&#39;"',
    ],
    [
      'style=\'top: 0; font: "A", &apos;B&apos;; left: 0\'',
      'top: 1px; font: "A", \'B\'; left: 1px',
      'style=\'top: 1px; font: "A", &apos;B&apos;; left: 1px\'',
    ],
    [
      'style="background: url(a?b&amp;c&ampx); top: 0"',
      'background: url(a?b&c&ampx); top: 9px',
      'style="background: url(a?b&amp;c&ampx); top: 9px"',
    ],
    ['style="top: 0;\r\n  left: 0"', 'top: 0;\n  left: 1px', 'style="top: 0;\r\n  left: 1px"'],
    ['style="content: &quot;x&quot;"', 'content: "y"', 'style="content: &quot;y&quot;"'],
    ['style="content: &#39;x&#39;"', "content: '' 'x'", 'style="content: &#39;\' \'x&#39;"'],
    ['style="a&amp"', 'a&b', 'style="a&amp;b"'],
  ])('%s keeps the bytes of the rest', (tag, value, wanted) => {
    expect(edited(tag, 'style', value)).toBe(wanted)
  })
})
