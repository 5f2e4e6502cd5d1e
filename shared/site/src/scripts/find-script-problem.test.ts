import { expect, test } from 'vitest'
import { findScriptProblem } from './find-script-problem.ts'

test.each([
  '',
  '#!/usr/bin/env node\nvar a = 1',
  '<!-- hidden\nvar a = 1\n-->',
  '\uFEFFvar a = 1',
  'with (Math) cos(1)',
  'export const a = await b?.c\nimport "./x.js"',
  'class A { #b = 1; static { this.c = 1n } }',
])('%j can be read', (text) => {
  expect(findScriptProblem(text)).toBeNull()
})

test.each([
  ['let a = = 2', '= 2', 'Unexpected token'],
  ['function a() {', '', 'Unexpected token'],
  ['let a\nlet a', 'a', "Identifier 'a' has already been declared"],
  ['const a = <b/>', '<b/>', 'Unexpected token'],
  ['<!doctype html>', '<!doctype html>', 'Unexpected token'],
  ['import a from "b"\nlet c = = 2', '= 2', 'Unexpected token'],
])('%j stops being a script', (text, rest, message) => {
  const problem = findScriptProblem(text)
  expect(problem?.message).toBe(message)
  expect(text.slice(problem?.at)).toBe(rest)
})
