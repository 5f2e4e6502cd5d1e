import { expect, test } from 'vitest'
import { pageNameProblem } from './page-name-problem.ts'

test.each([
  ['About us', null],
  ['', null],
  ['CON', 'device'],
  ['nul', 'device'],
  ['com1.backup', 'device'],
  ['console', null],
  ['constructor', 'word'],
  ['.hidden', 'first-dot'],
  ['team.', 'last-dot'],
  ['team. ', 'last-dot'],
  ['a/b', null],
  ['a//b', 'character'],
  ['a/nul', 'device'],
  ['motions/a', 'word'],
  ['blog/.hidden', 'first-dot'],
  ['what?', 'character'],
  ['x'.repeat(200), 'too-long'],
])('%j: %s', (typed, problem) => {
  expect(pageNameProblem(typed)).toBe(problem)
})
