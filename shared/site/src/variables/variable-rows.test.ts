import { describe, expect, test } from 'vitest'
import { modesOf } from './modes.ts'
import { readVariables } from './read-variables.ts'
import { variableKind } from './variable-kind.ts'
import { resolveValue, valueIn, variableRows } from './variable-rows.ts'
import { variablesHome } from './variables-home.ts'

/** What a browser would say of the values here. */
const supports = (property: string, value: string) => {
  if (property === 'color') return /^(?:#|rgb|oklch|light-dark|red$|blue$|white$|black$)/.test(value)
  if (property === 'box-shadow') return value.startsWith('0 ')
  return property === 'font-family'
}

function site(css: string, path = 'global/global.css') {
  const file = readVariables({ path, text: css, place: { kind: 'css', label: path }, isPage: false })
  return file ? [file] : []
}

function table(css: string) {
  const files = site(css)
  const modes = modesOf(files, [])
  return { modes, rows: variableRows(files, modes, supports) }
}

test.each([
  ['--brand', '#0a6cff', 'colour'],
  ['--x', 'oklch(50% 0.1 20)', 'colour'],
  ['--space-m', '1.5rem', 'size'],
  ['--fluid', 'clamp(1rem, 2vw + 1rem, 3rem)', 'size'],
  ['--font-body', 'Inter, sans-serif', 'font'],
  ['--font-weight-bold', '700', 'weight'],
  ['--leading-tight', '1.2', 'line-height'],
  ['--radius-s', '4px', 'radius'],
  ['--shadow', '0 1px 2px rgb(0 0 0 / 0.2)', 'shadow'],
  ['--fast', '120ms', 'duration'],
  ['--photo', '16 / 9', 'ratio'],
  ['--z', '10', 'other'],
  ['--ease', 'cubic-bezier(0, 0, 1, 1)', 'other'],
])('the kind of %s: %s is %s', (name, value, kind) => {
  expect(variableKind({ name, value }, supports)).toBe(kind)
})

test('what @property says counts more than the value', () => {
  expect(variableKind({ name: '--a', value: '0', syntax: '<time>' }, supports)).toBe('duration')
})

describe('table', () => {
  const css = `:root { --a: red; --b: var(--a); --c: light-dark(white, black); --d: blue; --brand-1: 1px; --brand-2: 2px }
@media (prefers-color-scheme: dark) { :root { --a: blue } }
[data-theme="dark"] { --a: black }
@media (max-width: 600px) { :root { --brand-1: 0 } }
@media (width <= 600px) { html { --brand-1: 0 } }
.card { --pad: 1px; padding: var(--pad) }
.dark .x { color: var(--d) }`

  test('has a column for each condition on the root and each theme, and none for components', () => {
    const { modes, rows } = table(css)
    expect(modes.map(({ kind, id }) => [kind, id])).toEqual([
      ['base', ''],
      ['dark', '@media(prefers-color-scheme:dark)|:root'],
      ['dark', '|[data-theme="dark"]'],
      ['width', 'width -600|:root'],
    ])
    expect(rows.find(({ name }) => name === '--pad')?.elsewhere).toHaveLength(1)
  })

  test('has kinds, groups of a first word that several share, and uses', () => {
    const { rows } = table(css)
    expect(rows.map(({ kind, group, name, uses }) => [kind, group, name, uses.length])).toEqual([
      ['colour', '', '--a', 1],
      ['colour', '', '--b', 0],
      ['colour', '', '--c', 0],
      ['colour', '', '--d', 1],
      ['size', 'brand', '--brand-1', 0],
      ['size', 'brand', '--brand-2', 0],
      ['size', '', '--pad', 1],
    ])
  })

  test('says which colours have no dark value: not those that refer to one that has', () => {
    const { rows } = table(css)
    expect(rows.filter(({ lacksDark }) => lacksDark).map(({ name }) => name)).toEqual(['--d'])
    expect(table(':root { --a: red }').rows[0]?.lacksDark).toBe(false)
  })

  test('resolves references in a mode; a circle and an unknown name are nothing', () => {
    const { rows, modes } = table(`${css} :root { --x: var(--y); --y: var(--x); --z: 0 var(--none) }`)
    const byName = new Map(rows.map((row) => [row.name, row]))
    expect(resolveValue('1px solid var(--b, red)', valueIn(byName, modes[1]!.id))).toBe('1px solid blue')
    expect(resolveValue('var(--x)', valueIn(byName, ''))).toBe(null)
    expect(resolveValue('var(--z)', valueIn(byName, ''))).toBe(null)
  })
})

test('the home of new ones is the file of all pages, or the sheet that has most', () => {
  const files = [
    ...site('p{} a{} b{}', 'css/a.css'),
    ...site(':root{--a:1}', 'css/b.css'),
    ...site('.x{--a:1;--b:1;--c:1}', 'css/c.css'),
  ]
  expect(variablesHome(files, { isComposed: true, page: '' })?.path).toBe('global/global.css')
  expect(variablesHome(files, { isComposed: false, page: 'index.html' })).toEqual({ path: 'css/b.css', part: null })
  expect(variablesHome(files.slice(0, 1), { isComposed: false, page: '' })?.path).toBe('css/a.css')
  expect(variablesHome([], { isComposed: false, page: 'index.html' })).toBe(null)
})
