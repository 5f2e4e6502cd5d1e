import { expect, test } from 'vitest'
import { assetKind, matchesRequest, megabytes } from './asset-kind.ts'

test.each([
  ['an image', { name: 'a.png', type: 'image/png' }, 'image'],
  ['a font the browser knows', { name: 'a.woff2', type: 'font/woff2' }, 'font'],
  ['a font without a type', { name: 'a.OTF', type: '' }, 'font'],
  ['anything else', { name: 'a.pdf', type: 'application/pdf' }, 'document'],
] as const)('%s has its kind', (_rule, file, kind) => {
  expect(assetKind(file)).toBe(kind)
})

test.each([
  ['part of the MIME type', { name: 'a.svg', type: 'image/svg+xml' }, { mime: 'svg' }, true],
  ['another MIME type', { name: 'a.png', type: 'image/png' }, { mime: 'video' }, false],
  ['the extension, in any case', { name: 'a.SplineCode', type: '' }, { extension: 'splinecode' }, true],
  ['no condition', { name: 'a.txt', type: 'text/plain' }, {}, true],
])('a request matches by %s', (_rule, file, request, expected) => {
  expect(matchesRequest(file, request)).toBe(expected)
})

test.each([
  [1_572_864, '1.500 MB'],
  [600, '0.001 MB'],
  [500, '< 0.001 MB'],
  [1, '< 0.001 MB'],
  [0, '0.000 MB'],
])('sizes are MB with three decimals: %s', (bytes, shown) => {
  expect(megabytes(bytes)).toBe(shown)
})
