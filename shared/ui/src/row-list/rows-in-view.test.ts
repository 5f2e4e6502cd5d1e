import { expect, test } from 'vitest'
import { drawnRows, rowsInView, scrollToShow } from './rows-in-view.ts'

const box = { top: 280, height: 100, rowHeight: 28 }

test('rows in view are drawn, and a few beyond', () => {
  expect(rowsInView(box)).toEqual({ first: 6, last: 18 })
  expect(rowsInView({ ...box, top: 0 })).toEqual({ first: 0, last: 8 })
})

test('scrolling within a row changes nothing', () => {
  const before = rowsInView(box)
  expect(rowsInView({ ...box, top: 285 }, before)).toBe(before)
})

test.each([
  ['no more than there are', { first: 6, last: 18, count: 9 }, [], [6, 7, 8]],
  ['a kept row above comes first', { first: 6, last: 8, count: 20 }, [2], [2, 6, 7]],
  ['a kept row below comes last', { first: 6, last: 8, count: 20 }, [12], [6, 7, 12]],
  ['a kept row in view is drawn once', { first: 6, last: 8, count: 20 }, [7], [6, 7]],
  ['a kept row that is gone is left out', { first: 0, last: 2, count: 2 }, [5], [0, 1]],
  ['the list became shorter than it is scrolled', { first: 6, last: 8, count: 3 }, [], []],
])('%s', (_rule, { count, ...range }, kept, indices) => {
  expect(drawnRows(range, count, kept)).toEqual(indices)
})

test.each([
  ['a row in view moves nothing', 11, 280],
  ['a row above comes to the top', 3, 84],
  ['a row below comes to the bottom', 20, 488],
])('%s', (_rule, index, top) => {
  expect(scrollToShow(index, box)).toBe(top)
})
