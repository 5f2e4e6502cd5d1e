import fc from 'fast-check'
import { expect, test } from 'vitest'
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
