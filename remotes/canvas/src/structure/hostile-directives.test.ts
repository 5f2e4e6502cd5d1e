import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeOf, descendants, parseHtml, type HtmlTree } from '@pergola/site/html'
import { openCore } from '../testing/open-core.ts'
import { createAttributes } from './attributes.ts'

const source = '<main id="m">\n  <p id="p" title=plain>Text</p>\n  <i>End</i>\n</main>\n'

/** Pieces that end attributes, tags, scripts and comments elsewhere. */
const piece = fc.oneof(
  fc.constantFrom(
    '"',
    "'",
    '`',
    '<',
    '>',
    '</p>',
    '"><script>a()</script>',
    '-->',
    '<!--',
    '&quot;',
    '&amp;lt;',
    '&#34;',
  ),
  fc.constantFrom('=', ' ', '\n', '\t', '/', '\\', '${', '}', '({', '})', 'onclick=', '</script>', ']]>', '&'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
)
const text = fc
  .array(piece, { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.join(''))
  // No source can bring these; the panels refuse them.
  // oxlint-disable-next-line no-control-regex
  .filter((value) => !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(value))
const name = fc.constantFrom('v-scope', 'v-text', 'v-on:click.prevent', 'v-bind:class', 'v-for', 'v-ref', 'v-html')

function elementsOf(tree: HtmlTree) {
  return [...descendants(tree, tree.body())].flatMap((node) => (node.kind === 'element' ? [node] : []))
}

test('no text of a directive leaves its attribute, and undo brings back every byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 4 }), async (edits) => {
      const { core, find, html, page } = await openCore(source)
      const attributes = createAttributes(core)
      for (const [each, value] of edits) attributes.setAttributes(find('p'), { [each]: value })
      const read = elementsOf(parseHtml(html()))
      expect(read.map((node) => node.name)).toEqual(['body', 'main', 'p', 'i'])
      const paragraph = read.find((node) => node.name === 'p')
      for (const [each, value] of new Map(edits))
        expect(paragraph && attributeOf(paragraph, each)).toBe(value.replace(/\r\n?/g, '\n'))
      expect(paragraph?.attributes.map((attribute) => attribute.name).toSorted()).toEqual(
        [...new Set(['id', 'title', ...edits.map(([each]) => each)])].toSorted(),
      )
      while (page.history.state.canUndo) page.undo()
      expect(html()).toBe(source)
    }),
    { numRuns: 150 },
  )
})
