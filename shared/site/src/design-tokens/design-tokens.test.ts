import { describe, expect, test } from 'vitest'
import { setVariables } from '../variables/index.ts'
import { tableOf } from './testing/table-of.ts'
import { readVariablesCss } from './read-css.ts'
import { readDesignTokens } from './read-tokens.ts'
import { writeTailwindTheme, writeVariablesCss } from './write-css.ts'
import { writeDesignTokens } from './write-tokens.ts'

const read = (file: unknown) => {
  const answer = readDesignTokens(JSON.stringify(file))
  if (!answer.ok) throw new Error(answer.failure)
  return answer.value
}
const values = (file: unknown) => Object.fromEntries(read(file).variables.map(({ name, value }) => [name, value]))
const issues = (file: unknown) => read(file).issues.map(({ path, reason, detail }) => [path, reason, detail])

const colour = (components: readonly unknown[], colorSpace = 'srgb', more = {}) => ({ colorSpace, components, ...more })

describe('types', () => {
  test.each([
    ['color', colour([1, 0, 0.2]), '#ff0033'],
    ['color', colour([1, 0, 0.2], 'srgb', { alpha: 0.5 }), 'color(srgb 1 0 0.2 / 0.5)'],
    ['color', colour([0.7, 0.1, 'none'], 'oklch'), 'oklch(0.7 0.1 none)'],
    ['color', colour([210, 50, 40], 'hsl', { alpha: 0.25 }), 'hsl(210 50% 40% / 0.25)'],
    ['color', colour([1, 0, 0], 'display-p3'), 'color(display-p3 1 0 0)'],
    ['color', '#aabbcc', '#aabbcc'],
    ['dimension', { value: 0.5, unit: 'rem' }, '0.5rem'],
    ['dimension', '16px', '16px'],
    ['duration', { value: 120, unit: 'ms' }, '120ms'],
    ['fontFamily', ['Inter Tight', 'sans-serif'], '"Inter Tight", sans-serif'],
    ['fontFamily', 'Inter', 'Inter'],
    ['fontWeight', 'semi-bold', '600'],
    ['cubicBezier', [0, 0, 0.5, 1], 'cubic-bezier(0, 0, 0.5, 1)'],
    ['number', 1.5, '1.5'],
    ['strokeStyle', 'dashed', 'dashed'],
    ['border', { color: '{ink}', width: { value: 1, unit: 'px' }, style: 'solid' }, '1px solid var(--ink)'],
    [
      'shadow',
      [
        {
          color: '#000',
          offsetX: { value: 0, unit: 'px' },
          offsetY: { value: 1, unit: 'px' },
          blur: { value: 2, unit: 'px' },
          spread: { value: 0, unit: 'px' },
        },
        { color: '{ink}', offsetX: { value: 0, unit: 'px' }, offsetY: { value: 0, unit: 'px' }, inset: true },
      ],
      '0px 1px 2px 0px #000, inset 0px 0px var(--ink)',
    ],
    [
      'transition',
      { duration: { value: 1, unit: 's' }, delay: { value: 0, unit: 'ms' }, timingFunction: [0, 0, 1, 1] },
      '1s cubic-bezier(0, 0, 1, 1) 0ms',
    ],
    [
      'gradient',
      [
        { color: '#fff', position: 0 },
        { color: '{ink}', position: 0.5 },
      ],
      '#fff 0%, var(--ink) 50%',
    ],
  ])('%s %j is %s', ($type, $value, css) => {
    const file = { t: { $type, $value }, ink: { $type: 'color', $value: '#123456' } }
    expect(values(file)['--t']).toBe(css)
    expect(issues(file)).toEqual([])
  })

  test('a typography is its parts, each a variable', () => {
    const $value = {
      fontFamily: 'Inter',
      fontSize: { value: 1, unit: 'rem' },
      fontWeight: 700,
      lineHeight: 1.2,
      letterSpacing: '{s}',
    }
    expect(
      values({ s: { $type: 'dimension', $value: { value: 1, unit: 'px' } }, h: { $type: 'typography', $value } }),
    ).toEqual({
      '--s': '1px',
      '--h-font-family': 'Inter',
      '--h-font-size': '1rem',
      '--h-font-weight': '700',
      '--h-line-height': '1.2',
      '--h-letter-spacing': 'var(--s)',
    })
  })
})

describe('structure', () => {
  test('types of groups, roots, aliases, references by pointer, and groups that extend others', () => {
    const file = {
      color: {
        $type: 'color',
        brand: { $root: { $value: '#00f' }, soft: { $value: '{color.brand.$root}' } },
        link: { $ref: '#/color/brand/soft' },
      },
      more: { $extends: '{color.brand}', hard: { $value: '#f00', $type: 'color' } },
    }
    expect(values(file)).toEqual({
      '--color-brand': '#00f',
      '--color-brand-soft': 'var(--color-brand)',
      '--color-link': 'var(--color-brand-soft)',
      '--more': '#00f',
      '--more-soft': 'var(--color-brand)',
      '--more-hard': '#f00',
    })
  })

  test('what is wrong is told by its path, and the rest is taken', () => {
    const file = {
      a: { $type: 'color', $value: '{b}' },
      b: { $type: 'color', $value: '{a}' },
      c: { $type: 'color', $value: '{no.such}' },
      d: { $type: 'dimension', $value: { value: 1, unit: 'furlong' } },
      e: { $type: 'border', $value: { color: '#000', width: '1px', style: { dashArray: ['1px'], lineCap: 'round' } } },
      f: { $type: 'hologram', $value: 1 },
      g: { $value: { x: 1 } },
      'h i': { $type: 'number', $value: 1 },
      h: { i: { $type: 'number', $value: 2 } },
    }
    expect(issues(file)).toEqual([
      ['a', 'alias-circle', 'b'],
      ['b', 'alias-circle', 'a'],
      ['c', 'alias-missing', 'no.such'],
      ['d', 'bad-value', '{"value":1,"unit":"furlong"}'],
      ['e.style', 'no-css', undefined],
      ['f', 'unknown-type', 'hologram'],
      ['g', 'no-type', undefined],
      ['h.i', 'name-taken', 'h i'],
    ])
    expect(values(file)).toEqual({ '--h-i': '1' })
    expect(readDesignTokens('{ no')).toMatchObject({ ok: false, failure: 'not-json' })
    expect(readDesignTokens('[1]')).toMatchObject({ ok: false, failure: 'not-json' })
  })

  test('a resolver: sets are the base, contexts are modes', () => {
    const token = ($value: string) => ({ paper: { $type: 'color', $value } })
    const { variables, issues: told } = read({
      version: '2025.10',
      sets: { base: { sources: [token('#fff')] } },
      modifiers: {
        theme: { contexts: { light: [], dark: [token('#111')] }, default: 'light' },
        brand: { contexts: { a: [], b: [token('#eef')] }, default: 'a' },
      },
      resolutionOrder: [
        { $ref: '#/sets/base' },
        { $ref: '#/modifiers/theme' },
        { $ref: '#/modifiers/brand' },
        { $ref: 'x.json' },
      ],
    })
    expect(variables.map(({ value, selector, atRule }) => [value, selector, atRule])).toEqual([
      ['#fff', ':root', null],
      ['#111', ':root', '@media (prefers-color-scheme: dark)'],
      ['#eef', '[data-brand="b"]', null],
    ])
    expect(told).toEqual([{ path: 'resolutionOrder.3', reason: 'bad-source', detail: '{"$ref":"x.json"}' }])
  })
})

describe('there and back', () => {
  const css = `:root {
  /* The logo */
  --brand: #0a6cff;
  --soft: oklch(0.9 0.05 250 / 0.5);
  --link: var(--brand);
  --gap: 1.5rem;
  --font-body: "Inter Tight", sans-serif;
  --weight: 600;
  --fast: 120ms;
  --ease: cubic-bezier(0, 0, 0.5, 1);
  --shadow: 0px 1px 2px 0px rgb(0 0 0 / 0.2), inset 0px 0px 1px 0px var(--brand);
}

@media (prefers-color-scheme: dark) {
  :root {
    --brand: #66a3ff;
  }
}

[data-brand="b"] {
  --brand: #ff0000;
}
`

  test('a file of tokens holds every value that the format can say, and modes are those of a resolver', () => {
    const { rows, modes } = tableOf(css)
    const { text, left } = writeDesignTokens(rows, modes)
    expect(left).toEqual([])
    const back = readDesignTokens(text)
    expect(back.ok && back.value.issues).toEqual([])
    const made = setVariables('', back.ok ? back.value.variables : [])
    const again = tableOf(made.ok ? made.value : '')
    const plain = (table: ReturnType<typeof tableOf>) =>
      Object.fromEntries(
        table.rows.map(({ name, cells, description }) => [
          name,
          [
            description,
            ...[...cells].map(([mode, { value }]) => [mode, value.replace('rgb(0 0 0 / 0.2)', '#00000033')]),
          ],
        ]),
      )
    expect(plain(again)).toEqual(plain(tableOf(css)))
  })

  test('what the format has no way to say is told', () => {
    const { rows, modes } = tableOf(
      ':root { --a: clamp(1rem, 2vw, 3rem); --b: color-mix(in oklab, #fff, #000); --c: 1em }',
    )
    expect(writeDesignTokens(rows, modes).left.toSorted()).toEqual([
      '--a: clamp(1rem, 2vw, 3rem)',
      '--b: color-mix(in oklab, #fff, #000)',
      '--c: 1em',
    ])
  })

  test('a sheet is every byte of its values', () => {
    const { rows, modes } = tableOf(css)
    const { variables } = readVariablesCss(writeVariablesCss(rows, modes))
    const made = setVariables('', variables)
    expect(tableOf(made.ok ? made.value : '').rows.length).toBe(rows.length)
    expect(writeVariablesCss(rows, modes)).toContain('  /* The logo */\n  --brand: #0a6cff;\n')
  })

  test('the theme of Tailwind has its namespaces, in references, too', () => {
    const { rows, modes } = tableOf(css)
    const theme = writeTailwindTheme(rows, modes)
    expect(theme).toMatch(/^@theme \{\n/)
    expect(theme).toContain('--color-link: var(--color-brand);')
    expect(theme).toContain('--spacing-gap: 1.5rem;')
    expect(theme).toContain('--font-body: "Inter Tight", sans-serif;')
    expect(theme).toContain('@media (prefers-color-scheme: dark) {\n  :root {\n    --color-brand: #66a3ff;\n  }\n}')
  })
})
