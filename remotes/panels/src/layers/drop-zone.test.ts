import { expect, test } from 'vitest'
import { dropZone } from './drop-zone.ts'

test.each([
  ['the top 15 pixels of a high row', 14, 60, 'before'],
  ['below them', 16, 60, 'inside'],
  ['above the bottom 15', 44, 60, 'inside'],
  ['the bottom 15 pixels', 46, 60, 'after'],
  ['a low row keeps a middle', 14, 28, 'inside'],
  ['its top third', 8, 28, 'before'],
  ['its bottom third', 20, 28, 'after'],
])('%s', (_rule, offset, height, expected) => {
  expect(dropZone(offset, height)).toBe(expected)
})
