import { expect, test } from 'vitest'
import { moveAddresses } from './move-addresses.ts'

test.each([
  ['<img src="./assets/a.png">', '<img src="../assets/a.png">'],
  ["<a  href='pages/about.html#top'>x</a>", "<a  href='../pages/about.html#top'>x</a>"],
  [
    '<img srcset="a.png 1x, assets/b.png 2x"><form action="send.php?a=1&amp;b=2">',
    '<img srcset="../a.png 1x, ../assets/b.png 2x"><form action="../send.php?a=1&amp;b=2">',
  ],
  [
    `<p style="background: url('assets/a.png')">x</p><style>p { mask: url(b.svg) }</style>`,
    `<p style="background: url('../assets/a.png')">x</p><style>p { mask: url(../b.svg) }</style>`,
  ],
  ['<a href="#top">x</a><img src="https://x.y/z"><img src="/a.png"><img :src="{{ a }}">', null],
  ['<a href="mailto:a@b.c">x</a><img src="data:image/gif;base64,R0">', null],
])('addresses of %s mean the same on a page in a folder, and back', (html, moved) => {
  expect(moveAddresses(html, 'index.html', 'pages/team.html')).toBe(moved ?? html)
  expect(moveAddresses(html, 'index.html', 'other.html')).toBe(html)
})
