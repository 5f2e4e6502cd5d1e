import { expect, test } from 'vitest'
import { problemText } from './problem-text.ts'

test.each([
  ['404 Not Found', 'The server answered with 404 Not Found. There is nothing at this address.'],
  ['429', 'The server answered with 429. It was asked too often: wait a little, then fetch again.'],
  ['502 Bad Gateway', 'The server answered with 502 Bad Gateway. The fault lies with the server: fetch again later.'],
  ['418', 'The server answered with 418.'],
])('%s is told with what it means', (status, text) => {
  expect(problemText({ kind: 'status', status })).toBe(text)
})

test('what is no answer needs no status', () => {
  expect(problemText({ kind: 'not-json', status: '200 OK' })).toBe('The answer is no json.')
})
