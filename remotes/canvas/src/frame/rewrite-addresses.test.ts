import { expect, test } from 'vitest'
import { rewriteAddresses } from './rewrite-addresses.ts'

const rooted = (url: string) => (url.startsWith('data:') || url.startsWith('#') ? url : `/root/${url}`)

test.each([
  ['a{background:url(a.png)}', 'a{background:url("/root/a.png")}'],
  ["a{background:url( 'a b.png' )}", 'a{background:url( "/root/a b.png" )}'],
  ['a{background:url(a\\ b.png)}', 'a{background:url("/root/a b.png")}'],
  ['@import "x.css" screen;', '@import "/root/x.css" screen;'],
  ['@import url(x.css);', '@import url("/root/x.css");'],
  ['a{background:url(data:image/png;base64,AA==)}', 'a{background:url(data:image/png;base64,AA==)}'],
  ['a{fill:url(#g)}', 'a{fill:url(#g)}'],
  ['/* url(a.png) */a{content:"url(a.png)"}', '/* url(a.png) */a{content:"url(a.png)"}'],
])('%s', (css, expected) => {
  expect(rewriteAddresses(css, rooted)).toBe(expected)
})
