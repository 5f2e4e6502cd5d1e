import { expect, test } from 'vitest'
import { assetUrl } from './asset-url.ts'

test.each([
  ['a sheet in the css folder', 'css/index.css', '../assets/photo.webp'],
  ['a sheet beside the pages', 'style.css', 'assets/photo.webp'],
  ['a sheet further down', 'assets/css/main.css', '../../assets/photo.webp'],
])('%s', (_rule, sheet, expected) => {
  expect(assetUrl('assets/photo.webp', sheet)).toBe(expected)
})
