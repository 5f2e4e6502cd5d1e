import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { setVariables } from '../variables/index.ts'
import { readVariablesCss } from './read-css.ts'
import { readDesignTokens } from './read-tokens.ts'
import { tableOf } from './testing/table-of.ts'
import { writeTailwindTheme, writeVariablesCss } from './write-css.ts'
import { writeDesignTokens } from './write-tokens.ts'

const { resolve } = createRequire(import.meta.url)
const text = (path: string) => readFileSync(resolve(path), 'utf8')

test('Open Props: every token of its file is a custom property, and the sheet of them says the same again', () => {
  const file = text('open-props/open-props.tokens.json')
  const read = readDesignTokens(file)
  if (!read.ok) throw new Error(read.failure)
  const { variables, issues } = read.value
  // It is empty in the file.
  const empty = '--gradient-space'
  expect(issues).toEqual([{ path: empty, reason: 'no-type' }])
  const { [empty]: _, ...source } = JSON.parse(file) as Record<string, { $value: string | number }>
  expect(Object.fromEntries(variables.map(({ name, value }) => [name, value]))).toEqual(
    Object.fromEntries(Object.entries(source).map(([name, { $value }]) => [name, String($value)])),
  )
  const made = setVariables('', variables)
  if (!made.ok) throw new Error(`${made.failure} ${made.detail}`)
  const { rows, modes } = tableOf(made.value)
  expect(rows).toHaveLength(variables.length)
  expect(setVariables(made.value, variables)).toEqual(made)
  expect(setVariables('', readVariablesCss(writeVariablesCss(rows, modes)).variables)).toMatchObject({ ok: true })
})

test('Open Props: what is exported as tokens is imported as the same values, and the rest is named', () => {
  const read = readDesignTokens(text('open-props/open-props.tokens.json'))
  const made = setVariables('', read.ok ? read.value.variables : [])
  const { rows, modes } = tableOf(made.ok ? made.value : '')
  const { text: written, left } = writeDesignTokens(rows, modes)
  const back = readDesignTokens(written)
  if (!back.ok) throw new Error(back.failure)
  expect(back.value.issues).toEqual([])
  expect(back.value.variables.length + left.length).toBe(rows.length)
  const colours = rows.filter(({ kind, cells }) => kind === 'colour' && cells.get('')?.value.startsWith('#'))
  expect(colours.length).toBeGreaterThan(200)
  const values = new Map(back.value.variables.map(({ name, value }) => [name, value]))
  const long = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex).toLowerCase()
  for (const { name, cells } of colours)
    expect([name, values.get(name)]).toEqual([name, long(cells.get('')?.value ?? '')])
})

test('the theme of Tailwind is read, and written as the same theme', () => {
  const { variables } = readVariablesCss(text('tailwindcss/theme.css'))
  expect(variables.length).toBeGreaterThan(300)
  const made = setVariables('', variables)
  const { rows, modes } = tableOf(made.ok ? made.value : '')
  const again = readVariablesCss(writeTailwindTheme(rows, modes)).variables
  const table = (list: typeof variables) =>
    Object.fromEntries(list.map(({ name, value }) => [name, value.replace(/\s+/g, ' ')]))
  expect(table(again)).toEqual(table(variables))
})
