import { expect, test } from 'vitest'
import { inlineSvg } from './inline-svg.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const inline = (body: string, former: { name: string; value: string }[] = []) =>
  inlineSvg({
    file: bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`),
    former,
    suffix: 'x',
  })

test('names inside a svg become its own, wherever they are used', () => {
  const markup = inline(
    '<defs><linearGradient id="a"/><clipPath id="b"/></defs><rect fill="url(#a)" clip-path="url(\'#b\')"/><use href="#b"/><path fill="url(#other)"/>',
  )
  for (const part of [
    'id="a-x"',
    'id="b-x"',
    'fill="url(#a-x)"',
    'clip-path="url(#b-x)"',
    'href="#b-x"',
    'url(#other)',
  ])
    expect(markup).toContain(part)
})

test('nothing of a svg runs in the page', () => {
  const markup = inline(
    '<script>a()</script><foreignObject><iframe/></foreignObject><a href="javascript:b()"><text onclick="c()">t</text></a><image href="https://a.test/x.png"/>',
  )
  expect(markup).not.toMatch(/script|foreignObject|iframe|onclick|a\.test/)
})

test('what the element wears stays, and what is no svg is refused', () => {
  expect(
    inline('<path/>', [
      { name: 'class', value: 'icon' },
      { name: 'v-if', value: 'a' },
      { name: 'viewBox', value: '1' },
    ]),
  ).toMatch(/<svg[^>]* viewBox="0 0 9 9"[^>]* class="icon" v-if="a"/)
  expect(inlineSvg({ file: bytesOf('<html/>'), former: [], suffix: 'x' })).toBeNull()
})

test.each([
  ['the size of the former one', 'width="24" height="24"', { width: '24', height: '24', viewBox: '0 0 512 256' }],
  ['no side of its own beside one of the former', 'width="24"', { width: '24', height: null }],
  ['its own size where the former had none', '', { width: '512', height: '256', viewBox: null }],
])('a picture in the place of another has %s', (_rule, sides, expected) => {
  const former = Array.from(sides.matchAll(/(\w+)="(\w+)"/g), ([, name = '', value = '']) => ({ name, value }))
  former.push({ name: 'tabindex', value: '0' }, { name: 'lang', value: 'ar' })
  const file = '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="256"><path/></svg>'
  const markup = inlineSvg({ file: bytesOf(file), former, suffix: 'x' }) ?? ''
  const root = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement
  for (const [name, value] of Object.entries({
    ...expected,
    tabindex: '0',
    lang: 'ar',
  }))
    expect([name, root.getAttribute(name)]).toEqual([name, value])
})

test.each([
  ['its declaration', 'latin1', '<?xml version="1.0" encoding="iso-8859-1"?>'],
  ['its mark', 'utf16le', '\ufeff<?xml version="1.0" encoding="UTF-16"?>'],
  ['nothing', 'utf8', ''],
  ['a declaration that is wrong', 'utf8', '<?xml version="1.0" encoding="none-such"?>'],
] as const)('a svg is read in the encoding that %s says', (_what, encoding, head) => {
  const text = `${head}<svg xmlns="http://www.w3.org/2000/svg"><text>é</text></svg>`
  const file = new Uint8Array(Buffer.from(text, encoding))
  expect(inlineSvg({ file, former: [], suffix: 'x' })).toContain('>é<')
})
