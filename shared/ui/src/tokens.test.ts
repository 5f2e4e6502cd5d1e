import { expect, test } from 'vitest'
import { createColors } from './color-field/convert-color.ts'
import css from './tokens.css?raw'

const colors = createColors()

/** Declarations of every rule with exactly this selector, later ones over earlier ones. */
function declarations(selector: string): Record<string, string> {
  const found: Record<string, string> = {}
  const rules = new RegExp(`(?<=[\\n}]\\s*)${selector.replace(/[[\]()]/g, '\\$&')} \\{([^}]*)\\}`, 'g')
  for (const [, body = ''] of css.matchAll(rules))
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name] = value
  return found
}

// Messages stay dark in a light editor: each colour of the dark theme holds for them by itself.
const dark = declarations(":root,\n  [data-always='dark']")
const light = { ...dark, ...declarations(":root[data-theme='light']") }

function colorOf(theme: Record<string, string>, name: string): string {
  const value = theme[name] ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return reference ? colorOf(theme, reference) : value
}

const surfaces = ['--surface-sunken', '--surface', '--surface-raised', '--surface-hover', '--surface-active']
const texts = ['--text', '--text-muted', '--accent-text', '--danger', '--warning', '--success']

for (const [name, theme] of Object.entries({ dark, light })) {
  test.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    `${name}: %s on %s reads at 4.5:1`,
    (text, surface) => {
      expect(colors.contrast(colorOf(theme, text), [colorOf(theme, surface)])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['--surface-field', '--surface', '--surface-raised', '--surface-hover'])(
    `${name}: a control's edge stands out from %s at 3:1`,
    (surface) => {
      expect(colors.contrast(colorOf(theme, '--border-strong'), [colorOf(theme, surface)])).toBeGreaterThanOrEqual(3)
    },
  )

  test.each([
    ['--on-accent', '--accent'],
    ['--on-accent', '--accent-hover'],
    ['--on-accent', '--danger-fill'],
    ['--accent-text', '--accent-soft'],
    ['--accent-12', '--accent-soft'],
    ['--danger', '--danger-soft'],
    ['--warning', '--warning-soft'],
    ['--success', '--success-soft'],
  ])(`${name}: %s on %s reads at 4.5:1`, (text, ground) => {
    expect(colors.contrast(colorOf(theme, text), [colorOf(theme, ground)])).toBeGreaterThanOrEqual(4.5)
  })
}

test('light by preference and light by choice are the same', () => {
  expect(declarations(":root:not([data-theme='dark'])")).toEqual(declarations(":root[data-theme='light']"))
})
