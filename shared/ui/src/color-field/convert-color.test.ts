import { expect, test } from 'vitest'
import { createColors, formatOf, gradeOf } from './convert-color.ts'

const colors = createColors()

test.each(['hex', 'rgb', 'hsl', 'oklch'] as const)('a picked colour written as %s reads back as itself', (format) => {
  const picked = { h: 212, s: 0.65, v: 0.8, alpha: 0.5 }
  const read = colors.read(colors.write(picked, format))
  expect(read?.h).toBeCloseTo(212, -1)
  expect(read?.s).toBeCloseTo(0.65, 1)
  expect(read?.v).toBeCloseTo(0.8, 1)
  expect(read?.alpha).toBeCloseTo(0.5, 1)
})

test('a text that is no colour reads as nothing', () => {
  expect(colors.read('bogus')).toBeNull()
})

test.each([
  ['#ff0000', 'hex'],
  ['tomato', 'hex'],
  ['rgba(1, 2, 3, 0.5)', 'rgb'],
  ['hsl(10 20% 30%)', 'hsl'],
  ['oklch(0.5 0.1 200)', 'oklch'],
] as const)('%s is written as %s', (text, format) => {
  expect(formatOf(text)).toBe(format)
})

test('contrast follows WCAG', () => {
  expect(colors.contrast('#000', ['#fff'])).toBeCloseTo(21, 5)
  expect(colors.contrast('#777', ['#fff'])).toBeCloseTo(4.48, 2)
  expect(colors.contrast('#000', ['#fff', 'nothing'])).toBeNull()
  expect([7, 4.5, 3, 2.9].map(gradeOf)).toEqual(['AAA', 'AA', 'large', 'fail'])
})

test('what shows through is seen in the contrast: the text, and each colour behind it', () => {
  expect(colors.contrast('#000', ['rgba(0, 0, 0, 0)', '#fff'])).toBeCloseTo(21, 5)
  expect(colors.contrast('#000', ['rgb(0 0 0 / 50%)', '#fff'])).toBeCloseTo(colors.contrast('#000', ['#808080'])!, 1)
  expect(colors.contrast('rgb(0 0 0 / 0.5)', ['#fff'])).toBeCloseTo(colors.contrast('#808080', ['#fff'])!, 1)
})
