import { expect, test } from 'vitest'
import { inlineSvg } from './inline-svg.ts'

const inline = (body: string, former: { name: string; value: string }[] = []) =>
  inlineSvg({ file: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`, former, suffix: 'x' })

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
  expect(inlineSvg({ file: '<html/>', former: [], suffix: 'x' })).toBeNull()
})
