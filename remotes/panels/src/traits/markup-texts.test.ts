import { expect, test } from 'vitest'
import { optionsMarkup } from './select-traits.tsx'
import { htmlOfTemplate, templateOf } from './template-text.ts'

test('a template keeps its code as code', () => {
  expect(htmlOfTemplate('`a ${ b < c && d } <b>e</b>`')).toBe('a ${ b &lt; c &amp;&amp; d } <b>e</b>')
  expect(templateOf('a ${ b &lt; c &amp;&amp; d } &lt;')).toBe('`a ${ b < c && d } &lt;`')
  expect(htmlOfTemplate('a`')).toBeNull()
})

test.each([
  ['`${f({ a: 1 })<b ? 1 : 2} <b>e</b>`', '${f({ a: 1 })&lt;b ? 1 : 2} <b>e</b>'],
  [
    '`${list.map((x) => { return `<i>${x < 2}</i>` })}`',
    '${list.map((x) =&gt; { return `&lt;i&gt;${x &lt; 2}&lt;/i&gt;` })}',
  ],
  ['`${"}<"} ${ <u>`', '${"}&lt;"} ${ <u>'],
])('whatever brackets and texts it has in it: %s', (template, html) => {
  expect(htmlOfTemplate(template)).toBe(html)
  expect(templateOf(html)).toBe(template)
})

test('options are lines', () => {
  expect(optionsMarkup('One\n\n2 = T<wo')).toBe('<option>One</option><option value="2">T&lt;wo</option>')
})
