import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlAddresses } from './html-addresses.ts'
import { mapHtmlAddresses } from './map-addresses.ts'

function inTree(html: string): Set<string> {
  const found = new Set<string>()
  mapHtmlAddresses(html, 'document', (address) => {
    found.add(address)
    return address
  })
  return found
}

test.each([
  ['quoted in any way', `<img src="a b.png"><img SRC='c.png'><img src=d.png><img src = e.png/>`],
  ['with signs that are spelled out', '<a href="a&amp;b.html&copy=1&#46;"><img src=a&quot;b.png>'],
  ['of a list', '<img srcset="a.png 1x, b.png 2x"><source data-srcset="c.png,d.png 2x">'],
  ['of a style', '<p style="background:url(a.png)"><style>b{background:url(&amp;.png)}</style>'],
  ['written twice', '<img src=a.png src=b.png>'],
  ['without a value', '<a href><img src= >'],
  ['in a tag that never ends', '<img src=a.png><img src="b.png'],
  ['in a quote that never ends', '<img src=a.png alt="><img src=b.png>'],
  ['behind a comment', '<!-- <img src=a.png> --><!--><img src=b.png><!-- x --!><img src=c.png><!->-><img src=d.png>'],
  ['in a comment that never ends', '<img src=a.png><!-- <img src=b.png>'],
  [
    'in what is text',
    '<title><img src=a.png></title><textarea><img src=b.png></TEXTAREA ><noscript><img src=c></noscript>',
  ],
  [
    'in a script',
    '<script src=a.js>"<img src=b.png>"</script><script>"<!-- <script> </script>"<img src=c.png></script>',
  ],
  ['in text that never ends', '<img src=a.png><style>b{background:url(b.png)}<img src=c.png>'],
  ['in a drawing', '<svg><title/><image xlink:href=a.png /><style/><use href="b.svg#c"/></svg><img src=d.png>'],
  ['in CDATA', '<![CDATA[<img src=a.png>]]>'],
  ['of an end tag', '</p src=a.png></p title="<img src=b.png>"><img src=c.png>'],
  ['beside loose signs', '1 < 2 <img src=a.png> <3 </ ><?php <img src=b.png> ?><img src=c.png>'],
  ['behind a slash or a sign', '<img/src=a.png><img =src=b.png ="c" src=d.png><img "src"=e.png>'],
])('addresses %s are those of the tree', (_what, html) => {
  expect(htmlAddresses(html, 'document')).toEqual(inTree(html))
})

const part = fc.constantFrom(
  ...'<|>|/|!|--|=|"|\'| |a.png|<img src=|<a href="|b.html"|<p|</p>|<style>|</style>|url(c.png)|<script|</script>'.split(
    '|',
  ),
  ...'<!--|-->|<title|</title>|<svg>|</svg>|<textarea>|&amp;|\n|<b style="|</|src=d|>text<|<noscript>|<?'.split('|'),
)

test('no address of the tree is missed, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const html = parts.join('')
      const found = htmlAddresses(html, 'document')
      expect([...inTree(html)].filter((address) => !found.has(address))).toEqual([])
    }),
    { numRuns: 3000 },
  )
})
