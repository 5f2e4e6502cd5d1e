import { describe, expect, test } from 'vitest'
import { mediaOf, screensOf } from './sheet-media.ts'

describe('screensOf', () => {
  test.each([
    [null, 'all'],
    ['', 'all'],
    [' all ', 'all'],
    ['screen', 'all'],
    ['only screen', 'all'],
    ['print, screen', 'all'],
    ['print', 'none'],
    ['only print', 'none'],
    ['print, speech', 'none'],
    ['print and (orientation: landscape)', 'none'],
    ['screen and (max-width: 600px)', 'some'],
    ['(min-width: 600px)', 'some'],
    ['not print', 'some'],
    ['print, (max-width: 600px)', 'some'],
  ])('%s holds for %s screens', (media, screens) => expect(screensOf(media)).toBe(screens))
})

describe('mediaOf', () => {
  const link = (media: string | null, onload: string | null) =>
    mediaOf({
      attributes: Object.entries({ media, onload }).flatMap(([name, value]) =>
        value === null ? [] : [{ name, value }],
      ),
    })

  test.each([
    [null, null, null],
    ['print', null, 'print'],
    ['print', "this.media='all'", 'all'],
    ['print', 'this.onload=null;this.media = "screen"', 'screen'],
    ['print', 'count()', 'print'],
    ['(min-width: 9px)', "this.media='all'", '(min-width: 9px)'],
  ])('of %s with the script %s it is %s', (media, onload, expected) => expect(link(media, onload)).toBe(expected))
})
