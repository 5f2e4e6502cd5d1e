import { describe, expect, test } from 'vitest'
import type { CascadeInput } from './index.ts'
import { applyCss, cascade, expandShorthand, parseCss } from './index.ts'
import { physicalProperty } from './logical-properties.ts'

function of(css: string, more: Partial<CascadeInput> = {}) {
  const sheets = [{ sheet: parseCss(css, 'css/a.css') }]
  return cascade({ sheets, matches: (selector) => selector.startsWith('.a'), applies: () => true, ...more })
}

const notNew = (_property: string, value: string) => value !== '2lh'

describe('the cascade', () => {
  test('says where a value comes from and what it overrides', () => {
    const { color } = of('.b { color: black }\n.a { color: red }\n@media print {\n  .a.a { color: blue }\n}')
    expect(color?.winner).toMatchObject({
      value: 'blue',
      important: false,
      declared: { property: 'color', value: 'blue' },
      selector: '.a.a',
      atRules: [{ name: 'media', params: 'print' }],
      file: 'css/a.css',
      line: 4,
      rule: expect.any(Number),
      declaration: expect.any(Number),
    })
    expect(color?.all.map(({ value, line }) => [value, line])).toEqual([
      ['blue', 4],
      ['red', 2],
    ])
  })

  test('shows a shorthand under its longhands, its source being the shorthand', () => {
    const result = of('.a { padding-left: 1px; padding: 4px 8px; margin: var(--m) }')
    expect(result['padding-left']?.winner).toMatchObject({
      value: '8px',
      declared: { property: 'padding', value: '4px 8px' },
    })
    expect(result['padding']?.winner.value).toBe('4px 8px')
    expect(result['margin-top']?.winner.value).toBe('var(--m)')
  })

  test('drops what the browser does not know', () => {
    expect(
      of('.a { height: 20px; height: 2lh }', { supports: notNew })['height']?.all.map(({ value }) => value),
    ).toEqual(['20px'])
  })

  test('reads logical properties as the text runs', () => {
    const css = '.a { margin-left: 1px; margin-inline: 2px 3px; inline-size: 5px }'
    const left = (flow: 'ltr' | 'rtl' | 'vertical') => of(css, { flow })['margin-left']?.winner.value
    expect([left('ltr'), left('rtl'), left('vertical')]).toEqual(['2px', '3px', '1px'])
    expect(of(css)['width']?.winner.value).toBe('5px')
  })

  test('takes inherited properties from the nearest ancestor that has them', () => {
    const parent = { matches: (selector: string) => selector === '.p', inline: [] }
    const above = { matches: (selector: string) => selector === '.q' }
    const css = '.a { order: 1 } .p { color: red; order: 2; --x: 1 } .q { color: blue; font: 10px x; padding: 1px }'
    const result = of(css, { ancestors: [parent, above] })
    expect(result['color']).toMatchObject({ inherited: 1, winner: { value: 'red' } })
    expect(result['--x']?.inherited).toBe(1)
    expect(result['font-size']).toMatchObject({ inherited: 2, winner: { value: '10px' } })
    expect(result['order']).toMatchObject({ inherited: 0, winner: { value: '1' } })
    expect(result['padding-top']).toBeUndefined()
  })

  test('asks about no rule whose subject the element cannot be', () => {
    const asked: string[] = []
    const css = '.a{x:y} .b{x:y} .b .a{x:y} #c{x:y} p.a:hover{x:y} p{x:y} *{x:y} :is(.z){x:y} .d, .a{x:y} .e\\:f{x:y}'
    const keys = new Set(['.a', 'div'])
    of(css, { keys, matches: (selector) => asked.push(selector) < 0 })
    expect(asked).toEqual(['.a', '.b .a', 'p.a:hover', '*', ':is(.z)', '.d, .a', '.e\\:f'])
  })

  test('sees rules that came since it was last asked', () => {
    const sheet = parseCss('.b { color: red }', 'a.css')
    const ask = () =>
      cascade({ sheets: [{ sheet }], keys: new Set(['.a']), matches: () => true, applies: () => true })['color']?.winner
        .value
    expect(ask()).toBeUndefined()
    applyCss(sheet, { type: 'css.insertRule', parent: null, index: 0, text: '.a { color: blue }' })
    expect(ask()).toBe('blue')
  })

  test('a layer takes its place where a condition holds that it is first named under', () => {
    const css =
      '@media print { @layer one { @layer sub; } } @layer two { .a { color: red } } @layer one { .a { color: blue } }'
    const print =
      (isPrinted: boolean): CascadeInput['applies'] =>
      (atRules) =>
        isPrinted || atRules.every(({ params }) => params !== 'print')
    expect(of(css, { applies: print(false) })['color']?.winner.value).toBe('blue')
    expect(of(css, { applies: print(true) })['color']?.winner.value).toBe('red')
  })

  test('imported layers stand where they are first named', () => {
    const sheets = [
      { sheet: parseCss('@layer theme, base;', 'x.css') },
      { sheet: parseCss('.a { color: red }', 'y.css'), layer: 'base', file: 'lib/y.css' },
      { sheet: parseCss('@layer theme { .a { color: blue } }', 'z.css') },
    ]
    const { color } = cascade({ sheets, matches: () => true, applies: () => true })
    expect(color?.all.map(({ value, file }) => [value, file])).toEqual([
      ['red', 'lib/y.css'],
      ['blue', 'z.css'],
    ])
  })
})

test.each([
  ['padding', '1px 2px 3px 4px 5px'],
  ['padding', 'var(--x)'],
  ['font', 'caption'],
  ['border', '1px 2px solid'],
  ['color', 'red'],
  ['flex', ''],
])('%s: %s is left to the browser', (property, value) => {
  expect(expandShorthand(property, value)).toBeNull()
})

test.each([
  ['margin-inline-start', 'ltr', 'margin-left'],
  ['margin-inline-start', 'rtl', 'margin-right'],
  ['inset-block-end', 'rtl', 'bottom'],
  ['border-inline-end-color', 'ltr', 'border-right-color'],
  ['max-inline-size', 'ltr', 'max-width'],
  ['margin-left', 'ltr', null],
] as const)('%s in %s is %s', (property, direction, expected) => {
  expect(physicalProperty(property, direction)).toBe(expected)
})
