import { expect, test } from 'vitest'
import { isAnimationName, isPlayed, parsePercentages } from './percentages.ts'

test.each([
  ['50%', '50%'],
  ['25, 75 %'.replace(' %', '%'), '25%, 75%'],
  ['From', 'from'],
  ['12.5%', '12.5%'],
  ['101%', null],
  ['', null],
  ['50%,', '50%'],
  ['10%, , 20', '10%, 20%'],
  ['5%, 5', '5%'],
  [' , ', null],
  ['} body {', null],
])('the frame %j is read as %j', (typed, expected) => {
  expect(parsePercentages(typed)).toBe(expected)
})

test.each([
  ['fade-in', true],
  ['_x1', true],
  ['1up', false],
  ['a b', false],
  ['x{}', false],
  ['größe', true],
  ['日本', true],
  ['--x', true],
  ['-1', false],
  ['a\u00a0b', false],
  ['', false],
])('the name %j is accepted: %j', (name, expected) => {
  expect(isAnimationName(name)).toBe(expected)
})

test.each([
  [['0%', '100%'], true],
  [['50%', '50%'], true],
  [['entry -5%'], true],
  [['150%'], false],
  [['50%', '-5%'], false],
  [['nan%'], false],
])('a frame at %j is played: %j', (values, expected) => {
  expect(isPlayed(values)).toBe(expected)
})
