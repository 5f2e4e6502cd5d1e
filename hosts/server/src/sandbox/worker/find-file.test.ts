import { expect, test } from 'vitest'
import { siteAddress } from '../site-cache.ts'
import { readRange } from './find-file.ts'

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=10-', null],
  ['bytes=4-2', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('%s of ten bytes', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected)
})

test.each([
  ['pages/a b#.html', 'http://s.test/pages/a%20b%23.html'],
  ['../escape.html', null],
  ['a//b.html', null],
  ['./index.html', null],
  ['__bridge.html', null],
  ['__sandbox-worker.js', null],
])('a file named %s is kept at %s', (path, expected) => {
  expect(siteAddress(path, 'http://s.test')).toBe(expected)
})
