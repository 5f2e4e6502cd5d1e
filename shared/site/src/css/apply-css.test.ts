import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CssOperation, CssSheet, FlatRule } from './index.ts'
import { applyCss, cssChunks, flattenRules, keyframes, parseCss, printCss } from './index.ts'
import { sourceSheet } from './css-sheet.ts'

const pretty = `@charset "utf-8";

/* Hero */
.hero {
  color: red; /* brand */
  height: 100vh;
  height: 100dvh;
}

.hero:hover { color: blue }

@media (max-width: 768px) {
  .hero {
    padding: 4px;
  }
}

.card {
  padding-top: 1px;
  padding: 2px;
  &:hover {
    x: y;
  }
  @media print { z: 1 }
  w: 2
}

@keyframes spin {
  from { opacity: 0 }
  50%, to { opacity: 1 }
}
`
const compact = '.a{b:c;d:e}.f{g:h}@media print{.a{b:i}}.empty{}'

/** Long runs on a busy machine. */
const patience = 120_000

function ruleId(sheet: CssSheet, selector: string): number {
  const rule = flattenRules(sheet).find((each) => each.selector === selector)
  if (rule === undefined) throw new Error(`no ${selector}`)
  return rule.id
}

function edited(source: string, operation: (sheet: CssSheet) => CssOperation): string {
  const sheet = parseCss(source, 'a.css')
  const { inverse } = applyCss(sheet, operation(sheet))
  const after = printCss(sheet)
  applyCss(sheet, inverse)
  expect(printCss(sheet)).toBe(source)
  return after
}

const set = (selector: string, property: string, value: string | null, important?: boolean) => (sheet: CssSheet) =>
  ({
    type: 'css.set',
    rule: ruleId(sheet, selector),
    property,
    value,
    ...(important === undefined ? {} : { important }),
  }) as const

describe('css.set changes the bytes of one declaration', () => {
  test.each([
    ['the value, its comment stays', set('.hero', 'color', 'green'), 'color: red;', 'color: green;'],
    ['the last of two fallbacks', set('.hero', 'height', '50px'), 'height: 100dvh', 'height: 50px'],
    ['without a semicolon', set('.hero:hover', 'color', 'green'), '{ color: blue }', '{ color: green }'],
    ['important', set('.hero', 'color', 'red', true), 'color: red;', 'color: red !important;'],
    ['important in the value', set('.hero', 'color', 'red!important'), 'color: red;', 'color: red !important;'],
    ['all of them removed', set('.hero', 'height', null), '\n  height: 100vh;\n  height: 100dvh;', ''],
    ['added at the end', set('.hero', 'top', '0'), '100dvh;', '100dvh;\n  top: 0;'],
    ['added on one line', set('.hero:hover', 'top', '0'), 'blue }', 'blue; top: 0 }'],
    ['added behind nested rules', set('.card', 'top', '0'), 'w: 2', 'w: 2;\n  top: 0'],
    ['a covered longhand moves', set('.card', 'padding-top', '9px'), '  padding-top: 1px;\n', ''],
  ])('%s', (_rule, operation, from, to) => {
    const after = edited(pretty, operation)
    const expected = pretty.replace(from, to)
    expect(after.replace('\n  padding-top: 9px', '').replace('w: 2;\n}', 'w: 2\n}')).toBe(expected)
  })

  test.each([
    ['.a', 'd', 'x', compact.replace('d:e', 'd:x')],
    ['.a', 'z', '1', compact.replace('d:e', 'd:e;z:1')],
    ['.empty', 'z', '1', compact.replace('{}', '{z:1}')],
    ['.f', 'g', null, compact.replace('g:h', '')],
    ['.a', 'd', null, compact.replace('d:e', '')],
  ])('compact %s %s', (selector, property, value, expected) => {
    expect(edited(compact, set(selector, property, value))).toBe(expected)
  })

  test('a rule that was empty opens', () => {
    expect(edited('.a {}\n.b {\n\tc: d;\n}\n', set('.a', 'x', 'y'))).toBe('.a {\n\tx: y;\n}\n.b {\n\tc: d;\n}\n')
  })

  test('line ends are the sheet’s own', () => {
    expect(edited('.a {\r\n  b: c;\r\n}\r\n', set('.a', 'x', 'y'))).toBe('.a {\r\n  b: c;\r\n  x: y;\r\n}\r\n')
  })

  test.each([
    ['color', 'red; x: y'],
    ['color', 'red } a {'],
    ['color', '"open'],
    ['color', 'url(('],
    ['color', 'a\\'],
    ['color', '/*'],
    ['color', ''],
    ['co lor', 'red'],
    ['a:b', 'red'],
  ])('%s: %s is refused', (property, value) => {
    const sheet = parseCss(pretty, 'a.css')
    expect(() => applyCss(sheet, set('.hero', property, value)(sheet))).toThrow('is no value for')
    expect(printCss(sheet)).toBe(pretty)
  })
})

const insert = (text: string, index: number, parent: number | null = null): CssOperation => ({
  type: 'css.insertRule',
  parent,
  index,
  text,
})

const mediaOf = (sheet: CssSheet) => sourceSheet(sheet).root.children[4]?.id ?? 0
const removed = (selector: string) => (sheet: CssSheet) =>
  ({ type: 'css.remove', node: ruleId(sheet, selector) }) as const
const renamed = (selector: string, to: string) => (sheet: CssSheet) =>
  ({ type: 'css.selector', node: ruleId(sheet, selector), selector: to }) as const

describe('rules come and go as the author writes them', () => {
  test('at the end', () => {
    expect(edited(pretty, () => insert('.x {\n  y: z;\n}', 7))).toBe(`${pretty}\n.x {\n  y: z;\n}\n`)
  })

  test('at the start', () => {
    expect(edited('.a{\n}\n', () => insert('.x {}', 0))).toBe('.x {}\n\n.a{\n}\n')
  })

  test('into a block, indented', () => {
    expect(edited(pretty, (sheet) => insert('.x {\n  y: z;\n}', 1, mediaOf(sheet)))).toBe(
      pretty.replace('    padding: 4px;\n  }', '    padding: 4px;\n  }\n  .x {\n    y: z;\n  }'),
    )
  })

  test('into a compact sheet and an empty one', () => {
    expect(edited(compact, () => insert('.x{y:z}', 1))).toBe(compact.replace('.f', '.x{y:z}.f'))
    expect(edited('', () => insert('.x { y: z }', 0))).toBe('.x { y: z }\n')
  })

  test('behind a statement without its semicolon', () => {
    expect(edited('@import "a"', () => insert('.x{}', 1))).toBe('@import "a";\n\n.x{}')
  })

  test.each(['a{', '}', 'a{}}b{', 'b:c', '/*'])('%s is refused', (text) => {
    expect(() => applyCss(parseCss(pretty, 'a.css'), insert(text, 0))).toThrow('css.insertRule')
  })

  test('removed with the gap in front', () => {
    expect(edited(pretty, removed('.hero:hover'))).toBe(pretty.replace('\n\n.hero:hover { color: blue }', ''))
    expect(edited(compact, removed('.a'))).toBe(compact.replace('.a{b:c;d:e}', ''))
  })

  test('a selector keeps the space behind it', () => {
    expect(edited(pretty, renamed('.hero', '.top'))).toBe(pretty.replace('.hero {', '.top {'))
    expect(() => edited(pretty, renamed('.hero', 'a{}b'))).toThrow('cannot stand there')
  })
})

describe('css.replace', () => {
  test('keeps the nodes of what stays and touches one chunk', () => {
    const sheet = parseCss(pretty, 'a.css')
    const before = flattenRules(sheet)
    const { changes } = applyCss(sheet, { type: 'css.replace', text: pretty.replace('color: red', 'color: green') })
    expect(changes).toEqual([{ type: 'chunk', index: 2, removed: 1, inserted: 1 }])
    const after = flattenRules(sheet)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.filter((rule, at) => rule !== before[at])).toHaveLength(1)
    expect(after[0]?.declarations[0]?.value).toBe('green')
  })

  test('to broken css and back', () => {
    const sheet = parseCss(pretty, 'a.css')
    const ids = flattenRules(sheet).map(({ id }) => id)
    const { inverse } = applyCss(sheet, { type: 'css.replace', text: 'a {' })
    expect(sheet.problem).toEqual({ line: 1, reason: 'Unclosed block' })
    expect(flattenRules(sheet)).toEqual([])
    expect(() => applyCss(sheet, { type: 'css.remove', node: 1 })).toThrow('Unclosed block')
    applyCss(sheet, inverse)
    expect(printCss(sheet)).toBe(pretty)
    expect(flattenRules(sheet).map(({ id }) => id)).toEqual(ids)
  })
})

test.each(['bootstrap/dist/css/bootstrap.css', 'bootstrap/dist/css/bootstrap.min.css', 'bulma/css/bulma.css'])(
  'in %s an edit changes the bytes of one value',
  (path) => {
    const source = readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')
    const sheet = parseCss(source, path)
    const rules = flattenRules(sheet).filter(({ declarations }) => declarations.length > 0)
    for (let pick = 0; pick < rules.length; pick += Math.ceil(rules.length / 40)) {
      const rule = rules[pick]
      const { property, value } = rule?.declarations[0] ?? { property: '', value: '' }
      if (rule?.declarations.filter((each) => each.property === property).length !== 1) continue
      const { inverse, changes } = applyCss(sheet, { type: 'css.set', rule: rule.id, property, value: '\u0001' })
      const [before = '', after = ''] = printCss(sheet).split('\u0001')
      expect(before + value + after === source, `${rule.selector} { ${property} }`).toBe(true)
      expect(changes).toEqual([{ type: 'chunk', index: expect.any(Number), removed: 1, inserted: 1 }])
      applyCss(sheet, inverse)
    }
    expect(printCss(sheet) === source).toBe(true)
  },
  patience,
)

test('an edit of a declaration makes one new flat rule', () => {
  const sheet = parseCss(pretty, 'a.css')
  const before = flattenRules(sheet)
  expect(flattenRules(sheet)).toBe(before)
  applyCss(sheet, set('.card', 'top', '0')(sheet))
  const after = flattenRules(sheet)
  expect(after.filter((rule, at) => rule !== before[at]).map(({ selector }) => selector)).toEqual(['.card'])
})

interface Step {
  readonly kind: number
  readonly pick: number
  readonly other: number
  readonly text: string
}

/** An operation for the sheet as it is now; some of them cannot be done. */
function operationFor(sheet: CssSheet, { kind, pick, other, text }: Step): CssOperation {
  const nodes = sourceSheet(sheet).nodes.filter((node) => node !== undefined)
  const node = nodes[pick % nodes.length]?.id ?? 0
  if (kind < 4)
    return { type: 'css.set', rule: node, property: ['color', 'padding', '--x', 'top'][other % 4]!, value: text }
  if (kind === 4) return { type: 'css.set', rule: node, property: ['color', 'padding'][other % 2]!, value: null }
  if (kind === 5) return { type: 'css.remove', node }
  if (kind === 6) return { type: 'css.selector', node, selector: text }
  if (kind === 7)
    return { type: 'css.replace', text: printCss(sheet).slice(0, pick) + text + printCss(sheet).slice(other) }
  return { type: 'css.insertRule', parent: node === 0 ? null : node, index: other % 4, text }
}

const texts = [
  'red',
  'a b',
  '',
  'calc(1px + 2px)',
  '"}"',
  '}',
  '.x',
  '.x{y:z}',
  '.x { y: z }\n\n.w {}',
  '@import "a"',
].concat([
  '/* c */',
  '@media print {\n  a { b: c }\n}',
  'b: c',
  '&:hover{a:b}',
  'red !important',
  '\\',
  '@layer a',
  '*x:y;',
  ';',
])

const steps = fc.array(
  fc.record({
    kind: fc.nat({ max: 14 }),
    pick: fc.nat({ max: 400 }),
    other: fc.nat({ max: 400 }),
    text: fc.constantFrom(...texts),
  }),
  { maxLength: 12 },
)

const sources = [
  pretty,
  compact,
  '',
  pretty.replaceAll('\n', '\r\n'),
  '\uFEFFa{;;b:c;;;}; @import "x"',
  '.a { b: c',
  '@layer a;a{@apply x}',
]

const plain = (rules: readonly FlatRule[]) =>
  rules.map(({ id: _id, ...rule }) => ({
    ...rule,
    layer: null,
    declarations: rule.declarations.map(({ id: _own, ...rest }) => rest),
  }))

test('a nested block that holds styles no more is not counted in front of what follows it', () => {
  const sheet = parseCss('.a { @media print { z: 1 } w: 2 }', 'a.css')
  const nestedBefore = () => flattenRules(sheet)[0]?.declarations[0]?.nestedBefore
  expect(nestedBefore()).toBe(1)
  const { inverse } = applyCss(sheet, { type: 'css.replace', text: '.a { @other print { z: 1 } w: 2 }' })
  expect(nestedBefore()).toBe(0)
  applyCss(sheet, inverse)
  expect(nestedBefore()).toBe(1)
})

describe('any edits', () => {
  test(
    'print what they mean, name the chunks they touch, and can all be taken back and done again',
    () => {
      let done = 0
      fc.assert(
        fc.property(fc.constantFrom(...sources), steps, (source, list) => {
          const sheet = parseCss(source, 'a.css')
          const undo: CssOperation[] = []
          const printed = [source]
          for (const step of list) {
            const before = cssChunks(sheet)
            flattenRules(sheet)
            try {
              const { inverse, changes } = applyCss(sheet, operationFor(sheet, step))
              undo.push(inverse)
              printed.push(printCss(sheet))
              done++
              const after = cssChunks(sheet)
              const [change] = changes
              if (change === undefined) expect(after).toEqual(before)
              else {
                const followed = before.toSpliced(
                  change.index,
                  change.removed,
                  ...after.slice(change.index, change.index + change.inserted),
                )
                expect(followed).toEqual(after)
              }
            } catch (error) {
              expect((error as Error).message).toMatch(/^css/)
              expect(printCss(sheet)).toBe(printed.at(-1))
            }
            const fresh = parseCss(printCss(sheet), 'a.css')
            expect(fresh.problem).toEqual(sheet.problem)
            expect(plain(flattenRules(sheet))).toEqual(plain(flattenRules(fresh)))
            expect(keyframes(sheet).map(({ name, line }) => [name, line])).toEqual(
              keyframes(fresh).map(({ name, line }) => [name, line]),
            )
          }
          const redo: CssOperation[] = []
          for (const [at, inverse] of [...undo.entries()].toReversed()) {
            redo.unshift(applyCss(sheet, inverse).inverse)
            expect(printCss(sheet)).toBe(printed[at])
          }
          const rules = plain(flattenRules(sheet))
          expect(rules).toEqual(plain(flattenRules(parseCss(source, 'a.css'))))
          for (const [at, again] of redo.entries()) {
            applyCss(sheet, again)
            expect(printCss(sheet)).toBe(printed[at + 1])
          }
        }),
        { numRuns: 800 },
      )
      expect(done).toBeGreaterThan(800)
    },
    patience,
  )
})
