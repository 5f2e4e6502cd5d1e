import * as csstree from 'css-tree'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { minifyCss } from './minify-css.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

test.each([
  ['space', 'a {\n  color : red ;\n}\n\nb , c > d { }', 'a{color : red;}b,c > d{}'],
  ['comments', '/* x */a/* y */ { b: c /* z */ }', 'a{b: c}'],
  ['a comment that keeps two tokens apart', 'a/**/b{c:d/* */e}', 'a/**/b{c:d/**/e}'],
  ['a licence', '/*! (c) */ a{}', '/*! (c) */ a{}'],
  ['strings and addresses', 'a { b: "x  /* y */  z" url( a  b ) }', null],
  ['strings', "a { b: '  x  ' ,  c }", "a{b: '  x  ',c}"],
  ['a custom property is its own text', 'a { --b:  { c : d } /* e */ ; f: g }', 'a{--b:  { c : d } /* e */ ;f: g}'],
  ['an empty custom property', 'a { --b: ; }', 'a{--b: ;}'],
  ['calc', 'a { b: calc( 1px  +  2px ) }', 'a{b: calc( 1px + 2px )}'],
  ['a descendant is no state', 'a :hover { & :focus { b: c } }', 'a :hover{& :focus{b: c}}'],
  ['fallbacks', 'a { b: c; b: d(e) }', 'a{b: c;b: d(e)}'],
  ['an escape that ends a name', '.\\31  a { } .b\\{ c { }', '.\\31  a{}.b\\{ c{}'],
  ['an escaped comma', '.a\\,  b{}', '.a\\, b{}'],
  ['a broken string', 'a { b: "x\n } c { d: e }', null],
  ['a lone backslash', 'a { b: \\\n }', null],
  ['an unclosed block', '@media  (a)  { b  { c: d', '@media (a){b{c: d'],
  ['a byte order mark', '\ufeffa { }', '\ufeffa{}'],
  ['nothing', ' /* */ ', ''],
])('%s', (_what, css, short) => expect(minifyCss(css)).toBe(short ?? css))

const packages = createRequire(import.meta.url)

function sheetsOf(name: string, folder: string) {
  const root = path.join(path.dirname(packages.resolve(`${name}/package.json`)), folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  return files.map((file) => [`${name}/${file}`, readFileSync(path.join(root, file), 'utf8')] as const)
}

/** What a parser that is not ours makes of a sheet, white space between tokens aside. */
function meaning(css: string): string {
  const text = csstree.generate(csstree.parse(css, { parseCustomProperty: false }))
  // It keeps what it does not know as it stands, comments and all.
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/\s+/g, ' ')
}

describe('real sheets keep their meaning, and get no shorter the second time', () => {
  const sheets = [
    ...sheetsOf('startbootstrap-agency', 'dist'),
    ...sheetsOf('html5-boilerplate', 'dist'),
    ...sheetsOf('bulma', 'css').filter(([name]) => name.endsWith('/bulma.css')),
    ...sheetsOf('bootstrap', 'dist/css').filter(([name]) => name.endsWith('/bootstrap.css')),
  ]

  test.each(sheets)('%s', (_name, css) => {
    const short = minifyCss(css)
    expect(short.length).toBeLessThan(css.length)
    expect(minifyCss(short)).toBe(short)
    expect(meaning(short) === meaning(css)).toBe(true)
  })
})
