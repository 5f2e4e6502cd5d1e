import fc from 'fast-check'
import { parseFragment, serialize } from 'parse5'
import { describe, expect, test } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'

const names =
  'b strong i em u span font a p div h2 ul ol li table tbody tr td th blockquote pre br img hr o:p script style svg'
const attributes = [
  '',
  ' style="font-weight:700"',
  ' style="font-weight:normal"',
  ' style="mso-list:l0 level2 lfo1"',
  ' href="javascript:x()"',
  ' href="/a" onclick="x()"',
  ' src="/a.png" onerror=x()',
  ' class="MsoListNumber3" v-on:click="x()" interaction-id="a"',
  ' data-aria-level="4"',
]
const texts = ['a', ' ', '\u00a0', 'a b', '&lt;', '·', '\n', '<', '"']

const tag = fc.tuple(fc.constantFrom(...names.split(' ')), fc.constantFrom(...attributes))
const piece = fc.oneof(
  tag.map(([name, own]) => `<${name}${own}>`),
  tag.map(([name]) => `</${name}>`),
  fc.constantFrom(...texts),
)
const markup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

const words = (html: string) => html.replace(/<[^>]*>/g, '').replace(/(?:&nbsp;|\s)+/g, '')

describe('cleanRichText, whatever comes', () => {
  test('is read by a browser as it was written, and cleaned again it stays as it is', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const clean = cleanRichText(html).html
        expect(serialize(parseFragment(clean))).toBe(clean)
        expect(cleanRichText(clean).html).toBe(clean)
      }),
    )
  })

  test('says no handler, style, class, mark or running address', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const { html: clean, lines } = cleanRichText(html)
        for (const text of [clean, ...lines]) {
          expect(text).not.toMatch(
            /<[^>]*(?:\son|style|class|v-|interaction|javascript|<)|<(?:script|style|svg|o:p|span|font)/,
          )
        }
      }),
    )
  })

  test('has the same words in its blocks and in its lines', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const { html: clean, lines } = cleanRichText(html)
        expect(words(lines.join(''))).toBe(words(clean))
      }),
    )
  })

  test('is there for 100,000 elements and for 20,000 in each other', () => {
    const many = cleanRichText('<p><b>a</b></p>'.repeat(50_000))
    expect(many.html.length).toBe('<p><b>a</b></p>'.length * 50_000)
    expect(words(cleanRichText(`${'<span>'.repeat(20_000)}a`).html)).toBe('a')
    expect(words(cleanRichText(`${'<ul><li>'.repeat(2000)}a`).html)).toBe('a')
  })
})
