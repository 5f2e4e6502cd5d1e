import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cssChunks, parseCss, printCss } from './index.ts'

const require = createRequire(import.meta.url)

/** Long runs on a busy machine. */
const patience = 120_000

function realSheets(): string[] {
  const packages = [
    'bootstrap',
    'bulma',
    'admin-lte',
    'startbootstrap-agency',
    'startbootstrap-clean-blog',
    'startbootstrap-creative',
    'startbootstrap-sb-admin-2',
  ]
  return packages.flatMap((name) => {
    const folder = join(dirname(require.resolve(`${name}/package.json`)), name === 'bulma' ? 'css' : '')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css') && !path.includes('node_modules'))
      .map((path) => join(folder, path))
  })
}

const oddSheets = [
  '',
  '\uFEFF',
  '\uFEFFa{b:c}',
  '@charset "utf-8";\r\n\r\na { b: c }\r\n',
  '@import url(a.css) layer(x) screen;\n@layer base, components;;\n',
  '@property --a { syntax: "<length>"; inherits: false; initial-value: 0px }',
  '.a { &:hover { x: y } @media print { z: 1 } w: 2; }',
  'a{*zoom:1;_x:y;filter:progid:DXImageTransform.Microsoft.gradient(a=1)}',
  'a{;;b:c;;;}; b{}',
  'a /* x */ { /* y */ b /* z */ : /* q */ c /* d */ ! /* e */ important /* f */ ; /* g */ }',
  'a{--x:{a:b};--y:;--z: ;}',
  '@media x',
  'a:b',
  'a{{}',
  '}',
  '/* x',
  'a{b:"x',
  'a{x:url(\n',
  '<!-- a{} -->',
  '\\',
  'a{b:c}\0',
  `${'a{'.repeat(5000)}${'}'.repeat(5000)}`,
]

describe('a sheet nobody edited prints as it was read', () => {
  test(
    'the sheets of real sites, all of them understood',
    () => {
      const files = realSheets()
      expect(files.length).toBeGreaterThan(30)
      for (const file of files) {
        const source = readFileSync(file, 'utf8')
        const sheet = parseCss(source, file)
        expect(sheet.problem, file).toBeNull()
        expect(printCss(sheet) === source, file).toBe(true)
      }
    },
    patience,
  )

  test.each(oddSheets)('odd css %#', (source) => {
    expect(printCss(parseCss(source, 'a.css'))).toBe(source)
  })

  test(
    'pieces of css in any order',
    () => {
      const piece = fc.constantFrom(
        'a',
        '.b',
        '{',
        '}',
        ':',
        ';',
        ' ',
        '\n',
        '\r\n',
        '\t',
        '/*',
        '*/',
        '"',
        "'",
        '(',
        ')',
        '[',
        ']',
        ',',
        '!',
        'important',
        '@media',
        '@import',
        'url(',
        '--x',
        '*',
        '_',
        '\\',
        '&',
        '\uFEFF',
        '\f',
        '>',
        '@',
        'c:d',
        '\0',
        '{a:b}',
        '.x{y:z;}',
        '/* c */',
      )
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
          const source = pieces.join('')
          const sheet = parseCss(source, 'a.css')
          expect(printCss(sheet)).toBe(source)
          if (sheet.problem === null) expect(source).toContain(cssChunks(sheet).join(''))
        }),
        { numRuns: 4000 },
      )
    },
    patience,
  )

  test(
    'any text at all',
    () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (source) => {
          expect(printCss(parseCss(source, 'a.css'))).toBe(source)
        }),
        { numRuns: 500 },
      )
    },
    patience,
  )
})

test('what postcss refuses says where and why', () => {
  expect(parseCss('a { b: c }\n\n.x { d: ', 'a.css').problem).toEqual({ line: 3, reason: 'Unclosed block' })
})
