import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { minifyJs } from './minify-js.ts'

const script = `/*! Licence: keep */
// gone
var count = 1
let held = 2
function greet(personName) {
  const longLocalName = 'Hello ' + personName
  return longLocalName
}
class Card { title() { return 'card' } }
`

test('it is shorter, keeps its licence and every name at the top, and does the same', async () => {
  const short = await minifyJs(script)
  expect(short.length).toBeLessThan(script.length)
  expect(short).toContain('Licence: keep')
  expect(short).not.toContain('gone')
  const ask = ';[count, held, greet("Ada"), new Card().title(), greet.name]'
  expect(runInNewContext(short + ask)).toEqual([1, 2, 'Hello Ada', 'card', 'greet'])
})

test.each(['function (', 'let a = 1; let a = 2', 'await fetch("/x")', '<p>markup</p>'])(
  'what a browser would not run as a script is refused: %s',
  async (broken) => {
    await expect(minifyJs(broken)).rejects.toThrow()
  },
)

test.each(['debugger; go()', '<!-- old\ngo()', '"use strict"; go()', 'with (a) go(b)', 'go?.(a ??= 1n)'])(
  'what it can read stays alive: %s',
  async (odd) => {
    expect(await minifyJs(odd)).toContain('go')
  },
)

test('the same text gives the same text', async () => {
  expect(await minifyJs(script)).toBe(await minifyJs(script))
})
