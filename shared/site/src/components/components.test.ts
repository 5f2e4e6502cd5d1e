import { expect, test } from 'vitest'
import { joinSplit, looperDirectives, splitMarkup } from './index.ts'

const word = '<span style="display: inline-block; white-space: nowrap">'

test('a split text has a span per word and one per letter, letters as people see them', () => {
  expect(splitMarkup('a<b 👩‍👧é', 'char')).toBe(
    `${word}<span class="char">a</span><span class="char">&lt;</span><span class="char">b</span></span> ` +
      `${word}<span class="char">👩‍👧</span><span class="char">é</span></span>`,
  )
  expect(splitMarkup('a', '"><script>')).toBe(`${word}<span class="&quot;&gt;&lt;script&gt;">a</span></span>`)
  expect(joinSplit('  one\n two ')).toBe('one two')
})

test('a looper fetches into its data and keeps the others', () => {
  const made = looperDirectives({
    url: 'https://a.test/x?"y"',
    headers: { accept: 'application/json' },
    name: 'posts',
    scope: '({ page: 1, items: [] })',
    formerName: 'items',
  })
  expect(made['v-scope']).toBe('{ page: 1, posts: [] }')
  expect(made['v-effect']).toBe(
    'fetch("https://a.test/x?\\"y\\"", { headers: {"accept":"application/json"} }).then((response) => response.json())' +
      '.then((data) => { posts = data }).catch((error) => console.error(error))',
  )
  const none = looperDirectives({ url: '', headers: {}, name: 'posts', scope: '{ posts: [] }', formerName: 'posts' })
  expect(none).toEqual({ 'v-scope': null, 'v-effect': null })
})
