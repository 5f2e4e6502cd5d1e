import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filesOfPackage } from '../archive/testing/files-of-package.ts'
import { textOf } from '../archive/testing/round-trip.ts'
import { mapHtmlAddresses, mapTagAddresses } from './map-addresses.ts'

const marked = (address: string) => `to/${address}?'"&amp;`

/** The text with each address that the tree knows mapped, and the same made by the tags. */
function bothWays(html: string, kind: 'document' | 'fragment' = 'document') {
  return { tree: mapHtmlAddresses(html, kind, marked), tags: mapTagAddresses(html, marked) }
}

describe('mapTagAddresses', () => {
  test.each([
    ['startbootstrap-clean-blog', 'dist'],
    ['startbootstrap-sb-admin-2', ''],
  ])('makes of every page of %s what a tree makes of it', (name, folder) => {
    const pages = Object.entries(filesOfPackage(name, folder)).filter(([path]) => /^[^/]+\.html$/.test(path))
    expect(pages.length).toBeGreaterThan(3)
    for (const [path, content] of pages) {
      const { tree, tags } = bothWays(textOf(content))
      expect([path, tags === tree]).toEqual([path, true])
    }
  })

  test.each([
    ['quotes of any kind', `<img src="a b.png"><img SRC='c.png'><img src=d.png><img src = e.png/>`],
    ['characters that are spelled out', '<a href="a&amp;b.html&copy=1&#46;"><a href="x&#x2F;y%2ehtml">'],
    ['line breaks of Windows in a value', '<a href="a\r\nb.html">'],
    ['a style sheet', '<p style="background:url(a.png)"><style>b{background:url(&amp;.png)}</style>'],
    ['an attribute that is written twice', '<img src=a.png src=b.png>'],
    ['an icon with a title', '<svg><title>Icon</title><use href="#a"/></svg><title>a < b</title><a href=b.html>'],
  ])('follows the tree over %s', (_what, html) => {
    const { tree, tags } = bothWays(html)
    expect(tags).toBe(tree)
  })

  test.each([
    ['a title of a drawing', '<svg><title><img src=a.png></title></svg>'],
    ['a style of a drawing', '<svg><style><img src=a.png></style>'],
    ['a title in a select', '<select><title><script src=a.js></script></title></select>'],
    [
      'a drawing in HTML of a drawing',
      '<svg><foreignObject><p></svg></p></foreignObject><title><b><img src=a></title>',
    ],
    ['CDATA of a drawing', '<svg><![CDATA[<b>x</b><img src=a.png>]]></svg>'],
    ['plaintext in a drawing', '<svg><plaintext/><image href=a.png /></svg>'],
    ['a script with a comment', '<script>"<!-- <script> </script>"<img src=c.png></script>'],
  ])('leaves %s to a tree', (_what, html) => {
    expect(bothWays(html).tags).toBeNull()
  })

  const parts =
    '<|>|/|!|--|=|"|\'| |a.png|<img src=|<a href="|b.html"|</p>|<style>|</style>|url(c.png)|<script>|</script>|<!--|-->|<title>|</title>|<svg>|</svg>|<textarea>|</textarea>|&amp;|\n|<img src=x.png>|<a href="y.html">|<select>|</select>|<svg/>|<math>|</math>|<foreignObject>|</foreignObject>|<mi>|<desc>|<template>|</template>|<frameset>|<plaintext>|<![CDATA[|]]>|<noscript>|</noscript>|<table>|</table>'
  test('misses no address of the tree, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts.split('|')), { maxLength: 14 }), (all) => {
        const html = all.join('')
        const found: string[] = []
        const seen = new Set<string>()
        mapHtmlAddresses(html, 'document', (address) => (found.push(address), address))
        const isRead = mapTagAddresses(html, (address) => (seen.add(address), address)) !== null
        if (isRead) expect(found.filter((address) => !seen.has(address))).toEqual([])
      }),
      { numRuns: 5000 },
    )
  })
})
