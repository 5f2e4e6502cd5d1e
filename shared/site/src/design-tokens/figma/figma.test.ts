import { describe, expect, test } from 'vitest'
import { setVariables } from '../../variables/index.ts'
import { tableOf } from '../testing/table-of.ts'
import { readFigmaVariables } from './read-figma.ts'
import { writeFigmaVariables } from './write-figma.ts'

/** As the REST interface answers, with the floats that Figma keeps. */
const answer = {
  status: 200,
  error: false,
  meta: {
    variables: {
      'VariableID:1:3': {
        id: 'VariableID:1:3',
        name: 'text/link',
        variableCollectionId: 'VariableCollectionId:1:2',
        resolvedType: 'COLOR',
        valuesByMode: {
          '1:2': { type: 'VARIABLE_ALIAS', id: 'VariableID:1:1' },
          '1:3': { r: 1, g: 1, b: 1, a: 0.5 },
        },
        description: 'Of links in texts',
        scopes: ['ALL_SCOPES'],
        codeSyntax: {},
      },
      'VariableID:1:1': {
        id: 'VariableID:1:1',
        name: 'Blue/500',
        variableCollectionId: 'VariableCollectionId:1:1',
        resolvedType: 'COLOR',
        valuesByMode: { '1:0': { r: 0.23137255012989044, g: 0.5098039507865906, b: 0.9647058844566345, a: 1 } },
        description: '',
        scopes: ['ALL_SCOPES'],
        codeSyntax: { WEB: 'var(--blue)' },
      },
      'VariableID:1:4': float('VariableID:1:4', 'space/Large gap', 24, ['GAP']),
      'VariableID:1:5': float('VariableID:1:5', 'font/weight', 600, ['FONT_WEIGHT']),
      'VariableID:1:6': float('VariableID:1:6', 'opacity', 50, ['OPACITY']),
      'VariableID:1:7': float('VariableID:1:7', 'Line height', 1.5, ['ALL_SCOPES']),
      'VariableID:1:8': {
        ...float('VariableID:1:8', 'font/body', 'Source Sans 3', ['FONT_FAMILY']),
        resolvedType: 'STRING',
      },
      'VariableID:1:9': { ...float('VariableID:1:9', 'is on', true, ['ALL_SCOPES']), resolvedType: 'BOOLEAN' },
    },
    variableCollections: {
      'VariableCollectionId:1:1': {
        id: 'VariableCollectionId:1:1',
        name: 'Primitives',
        modes: [{ modeId: '1:0', name: 'Mode 1' }],
        defaultModeId: '1:0',
        variableIds: ['VariableID:1:1', 'VariableID:1:4'],
      },
      'VariableCollectionId:1:2': {
        id: 'VariableCollectionId:1:2',
        name: 'Semantic',
        modes: [
          { modeId: '1:3', name: 'Dark' },
          { modeId: '1:2', name: 'Light' },
        ],
        defaultModeId: '1:2',
        variableIds: ['VariableID:1:3'],
      },
    },
  },
}

function float(id: string, name: string, value: number | string | boolean, scopes: readonly string[]) {
  return {
    id,
    name,
    variableCollectionId: 'VariableCollectionId:1:1',
    resolvedType: 'FLOAT',
    valuesByMode: { '1:0': value },
    description: '',
    scopes,
    codeSyntax: {},
  }
}

const dark = '@media (prefers-color-scheme: dark)'

function read(file: unknown) {
  const found = readFigmaVariables(file)
  if (!found) throw new Error('no variables of Figma')
  const { variables, issues } = found
  return {
    issues,
    lines: variables.map(({ name, value, selector, atRule }) => `${atRule ?? selector} ${name}: ${value}`),
    variables,
  }
}

describe('readFigmaVariables', () => {
  test('collections, modes, aliases and units of the REST interface are custom properties', () => {
    const { lines, issues, variables } = read(answer)
    expect(lines).toEqual([
      ':root --blue: #3b82f6',
      ':root --space-Large-gap: 24px',
      ':root --font-weight: 600',
      ':root --opacity: 50%',
      ':root --Line-height: 1.5',
      ':root --font-body: "Source Sans 3"',
      ':root --text-link: var(--blue)',
      `${dark} --text-link: color(srgb 1 1 1 / 0.5)`,
    ])
    expect(issues).toEqual([{ path: 'is on', reason: 'no-css', detail: 'true' }])
    expect(variables.find(({ name }) => name === '--text-link')?.description).toBe('Of links in texts')
  })

  test('files of plugins with variables by mode', () => {
    const file = {
      version: '1.0.4',
      metadata: {},
      collections: [
        {
          name: 'Primitives',
          modes: [{ name: 'Value', variables: [{ name: 'red', type: 'color', isAlias: false, value: '#f00' }] }],
        },
        {
          name: 'Brand',
          modes: [
            {
              name: 'A',
              variables: [
                { name: 'accent', type: 'color', isAlias: true, value: { collection: 'Primitives', name: 'red' } },
                { name: 'red', type: 'color', isAlias: false, value: '#a00' },
              ],
            },
            { name: 'Second brand', variables: [{ name: 'accent', type: 'color', isAlias: false, value: '#00f' }] },
          ],
        },
      ],
    }
    expect(read(file).lines).toEqual([
      ':root --red: #f00',
      ':root --accent: var(--red)',
      ':root --Brand-red: #a00',
      '[data-brand="second-brand"] --accent: #00f',
    ])
  })

  test('a collection of a plugin that names its modes in a table', () => {
    const file = {
      name: 'Sizes',
      modes: { '1:0': 'Desktop', '1:1': '@media (width < 600px)' },
      variables: [
        { id: 'a', name: 'gap', type: 'FLOAT', valuesByMode: { '1:0': 16, '1:1': 8 } },
        { id: 'b', name: 'inset', type: 'FLOAT', valuesByMode: { '1:0': alias('a'), '1:1': alias('a') } },
      ],
    }
    expect(read(file).lines).toEqual([
      ':root --gap: 16px',
      ':root --inset: var(--gap)',
      '@media (width < 600px) --gap: 8px',
    ])
  })

  test('what refers to nothing and to itself is told by its name, and the rest is taken', () => {
    const variables = [
      { id: 'a', name: 'a', type: 'COLOR', valuesByMode: { m: alias('b') } },
      { id: 'b', name: 'b', type: 'COLOR', valuesByMode: { m: alias('a') } },
      { id: 'c', name: 'c', type: 'COLOR', valuesByMode: { m: alias('gone') } },
      { id: 'd', name: 'd', type: 'COLOR', valuesByMode: { m: '#123456' } },
    ]
    const { lines, issues } = read({ name: 'x', modes: { m: 'Mode 1' }, variables })
    expect(lines).toEqual([':root --d: #123456'])
    expect(issues.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'a alias-circle',
      'b alias-circle',
      'c alias-missing',
    ])
  })

  test.each([[null], [[]], [{}], [{ a: { $value: '#fff', $type: 'color' } }], [{ modes: {}, variables: {} }]])(
    '%j is something else',
    (file) => {
      expect(readFigmaVariables(file)).toBeNull()
    },
  )
})

function alias(id: string) {
  return { type: 'VARIABLE_ALIAS', id }
}

describe('writeFigmaVariables', () => {
  const css = `:root {
  /* The logo */
  --brand-500: #3b82f6;
  --brand-soft: rgb(59 130 246 / 0.5);
  --link: var(--brand-500);
  --paper: #fff;
  --gap: 1rem;
  --radius: 4px;
  --weight: 600;
  --font: "Source Sans 3", sans-serif;
  --fluid: clamp(1rem, 2vw, 2rem);
  --shadow: 0 1px 2px #000;
  --leading: 1.5;
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: #111111;
  }
}

[data-brand="b"] {
  --brand-500: #ff0000;
}

@media (width < 600px) {
  :root {
    --gap: 8px;
  }
}
`
  const { rows, modes } = tableOf(css)

  test('what is written is read as the same values in the same modes; a rem is 16 px', () => {
    const { text, left } = writeFigmaVariables(rows, modes)
    expect(left).toEqual([])
    const { variables, issues } = read(JSON.parse(text))
    expect(issues).toEqual([])
    const made = setVariables('', variables)
    const again = tableOf(made.ok ? made.value : made.failure)
    const values = (table: typeof again) =>
      table.rows
        .flatMap(({ name, cells }) => [...cells].map(([mode, { value }]) => `${mode} ${name}: ${value}`))
        .toSorted()
    const expected = values({ rows, modes }).map((line) =>
      line
        .replace('1rem', line.includes('--gap') ? '16px' : '1rem')
        .replace('rgb(59 130 246 / 0.5)', 'color(srgb 0.23137254901960785 0.5098039215686274 0.9647058823529412 / 0.5)')
        .replace('#fff', '#ffffff')
        .replace('#ffffff0000', '#ff0000'),
    )
    expect(values(again)).toEqual(expected)
    expect(again.rows.find(({ name }) => name === '--brand-500')?.description).toBe('The logo')
  })

  test('types and aliases are those that Figma knows', () => {
    const { meta } = JSON.parse(writeFigmaVariables(rows, modes).text) as {
      meta: { variables: Record<string, { name: string; resolvedType: string; valuesByMode: Record<string, unknown> }> }
    }
    const all = Object.values(meta.variables)
    const types = Object.fromEntries(all.map(({ name, resolvedType }) => [name, resolvedType]))
    expect(types).toMatchObject({
      'brand/500': 'COLOR',
      link: 'COLOR',
      gap: 'FLOAT',
      radius: 'FLOAT',
      weight: 'FLOAT',
      font: 'STRING',
      fluid: 'STRING',
    })
    const brand = Object.entries(meta.variables).find(([, { name }]) => name === 'brand/500')?.[0]
    const link = all.find(({ name }) => name === 'link')
    expect(Object.values(link?.valuesByMode ?? {})).toContainEqual({ type: 'VARIABLE_ALIAS', id: brand })
    // Every mode has a value of every variable.
    expect(new Set(all.map(({ valuesByMode }) => Object.keys(valuesByMode).length))).toEqual(new Set([4]))
  })

  test('a circle is a text, and light-dark() is a value for each scheme', () => {
    const table = tableOf(':root { --a: var(--b); --b: var(--a); --paper: light-dark(#fff, #000) }')
    const modesWithDark = [
      ...table.modes,
      { id: `${dark}|:root`, kind: 'dark', selector: ':root', atRule: dark } as const,
    ]
    const { lines } = read(JSON.parse(writeFigmaVariables(table.rows, modesWithDark).text))
    expect(lines.toSorted()).toEqual(
      [`${dark} --paper: #000000`, ':root --a: var(--b)', ':root --b: var(--a)', ':root --paper: #ffffff'].toSorted(),
    )
  })
})
