import { createFile } from '@pergola/contracts/testing'
import { expect, test } from 'vitest'
import { lineChanges } from '@pergola/ui/line-changes'
import { stillDocument } from './still-document.ts'

const files: Readonly<Record<string, ReturnType<typeof createFile>>> = {
  'css/a.css': createFile('a.css', 'p { background: url(../assets/a.png) }', 'text/css'),
  'assets/a.png': createFile('a.png', new Uint8Array([1, 2, 3]), 'image/png'),
}

/** As a service does that knows no encoding but UTF-8. */
const decode = async () => null

const draw = (html: string, path = 'pages/about.html') =>
  stillDocument({ path, html }, async (file) => files[file] ?? null, decode)

test('sheets and pictures of the version stand inside', async () => {
  const html = await draw('<link rel="stylesheet" href="../css/a.css"><img src="../assets/a.png" srcset="x 2x">')
  expect(html).toContain('<style>p { background: url("data:image/png;base64,AQID") }</style>')
  expect(html).toContain('<img src="data:image/png;base64,AQID">')
})

test('nothing that runs, fetches or leads away is left, and the policy stands first', async () => {
  const html = await draw(
    `<script>alert(1)</script><iframe src="x"></iframe><object data="x"></object><base href="https://evil.test">
     <meta http-equiv="refresh" content="0;url=https://evil.test"><link rel="preload" href="https://evil.test/x">
     <p>Kept</p>`,
  )
  expect(html).not.toMatch(/<script|<iframe|<object|<base|refresh|evil/)
  expect(html).toContain('<p>Kept</p>')
  expect(html).toMatch(
    /^<!doctype html><html[^>]*><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
  )
})

test('addresses that no file has are left as they are', async () => {
  expect(await draw('<img src="https://elsewhere.test/a.png"><img src="%E0%A4%A">')).toContain(
    'src="https://elsewhere.test/a.png"',
  )
})

test('lines are told with three around them, and long ones are cut', () => {
  const then = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  const now = then.with(9, 'x'.repeat(5000))
  const changes = lineChanges(then.join('\n'), now.join('\n')) ?? []
  expect(changes.map(({ kind }) => kind[0]).join('')).toBe('gsssrasss')
  expect(changes.find(({ kind }) => kind === 'added')?.text.length).toBeLessThan(2001)
  expect(changes.find(({ kind }) => kind === 'removed')).toEqual({
    kind: 'removed',
    text: 'line 9',
    older: 10,
    newer: null,
  })
})
