import { describe, expect, test } from 'vitest'
import { asTemplate } from './template-text.ts'

describe('asTemplate', () => {
  test.each([
    ['`${item.title}`', '`${item.title}`'],
    ['By ${item.author}', '`By ${item.author}`'],
    ['item.title', '`${item.title}`'],
    [' index + 1 ', '`${index + 1}`'],
    ['item', '`${item}`'],
    ["item.name || 'none'", "`${item.name || 'none'}`"],
    ['items.length', 'items.length'],
    ['post.item', 'post.item'],
    ["'item'", "'item'"],
    ['The item', 'The item'],
    ['item.', 'item.'],
    ['Hello', 'Hello'],
  ])('reads %s as %s', (typed, template) => {
    expect(asTemplate(typed, ['item', 'index'])).toBe(template)
  })
})
