import type { Project, VariableEdit } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { createProject } from '../project/index.ts'
import { planVariables } from './plan-variables.ts'
import { siteVariables } from './site-variables.ts'

const project = () => createProject({ name: 'Site', ids: () => 'id' }).project
const index = 'editor/pages/index.html'

async function planned(files: Readonly<Record<string, string>>, edit: VariableEdit, record: Project = project()) {
  const plan = await planVariables({
    project: record,
    files: Object.keys(files),
    edit,
    read: async (path) => files[path] ?? null,
  })
  return { ...plan, texts: { ...files, ...plan.change.files } as Record<string, string> }
}

const rename = (from: string, to: string): VariableEdit => ({ kind: 'rename', from, to })

describe('rename', () => {
  const css = (a: string) => `@property ${a} { syntax: "<color>"; inherits: true; initial-value: red }
:root { ${a}: red; --a-b: var(${a}) /* --a */; --A: 1px }
@container style(${a}: red) { p { color: VAR( ${a} , var(${a})); background: url(--a.png); content: "var(--a)" } }
p { transition: ${a} 1s, top var(--a-b); anchor-name: --a; width: calc(1px * var(${a})) }
@media (min-width: 1px) { :root { ${a}: blue } }`
  const html = (a: string) => `<P Style='color:var(${a}) ;${a} : 1px;font:"--a"' title="var(--a)">var(--a)
<style>\n.a{color:var(${a})}</style><svg><path fill="var(${a}, #fff)" d=""/></svg><p class="bg-(--a)" :style="{ color: 'var(--a)' }">`

  test('declarations, references, styles of pages and symbols; the rest byte for byte', async () => {
    const files = {
      'global/global.css': css('--a'),
      [index]: html('--a'),
      'editor/symbols/s/s.css': '.s{color:var(--a)}',
      'css/other.css': '.b{color:var(--ab)}\r\n',
    }
    const { texts, change, left } = await planned(files, rename('--a', '--brand'))
    expect(texts['global/global.css']).toBe(css('--brand'))
    expect(texts[index]).toBe(html('--brand'))
    expect(texts['editor/symbols/s/s.css']).toBe('.s{color:var(--brand)}')
    expect(Object.keys(change.files)).not.toContain('css/other.css')
    expect(left).toEqual(['index'])
  })

  test('scripts and sheets of libraries are named and stay', async () => {
    const files = {
      'js/index.js': `style.setProperty('--a', 1)`,
      'js/other.js': `style.setProperty('--ab', 1); a--\n--a`,
      'libs/css/x.css': 'p{color:var(--a)}',
      'global/global.css': ':root{--a:1}',
    }
    const { texts, left } = await planned(files, rename('--a', '--b'))
    expect({ ...texts, 'global/global.css': '' }).toEqual({ ...files, 'global/global.css': '' })
    expect(left).toContain('js/index.js')
    expect(left).toContain('libs/css/x.css')
  })

  test('a name with escapes is the same name', async () => {
    const { texts } = await planned({ 'css/a.css': ':root{--a\\.5:1;top:var(--a\\.5)}' }, rename('--a.5', '--b.5'))
    expect(texts['css/a.css']).toBe(':root{--b\\.5:1;top:var(--b\\.5)}')
  })

  test('the style of a body, and what is kept of motions', async () => {
    const record = project()
    const page = record.pages['index']!
    const withStyle = {
      ...record,
      motions: { m: { animations: [{ to: { '--a': '1px', color: 'var(--a)' } }] } } as unknown as Project['motions'],
      pages: { index: { ...page, bodyAttributes: { style: 'color: var(--a)' } } },
    }
    const { change } = await planned({}, rename('--a', '--b'), withStyle)
    expect(change.record?.pages?.['index']?.bodyAttributes).toEqual({ style: 'color: var(--b)' })
    expect(change.record?.motions).toEqual({ m: { animations: [{ to: { '--b': '1px', color: 'var(--b)' } }] } })
  })
})

describe('remove', () => {
  const files = {
    'global/global.css':
      ':root {\n  /* The logo */\n  --a: red;\n  --b: var(--a);\n}\n\n@media (prefers-color-scheme: dark) {\n  :root {\n    --a: blue;\n  }\n}\n\np { color: var(--a, var(--c)) }\n',
    [index]: '<p style="color: var(--a)">',
  }

  test('takes every value with what describes it, and puts the replacement in every use', async () => {
    const { texts, uses } = await planned(files, { kind: 'remove', name: '--a', replacement: 'var(--c)' })
    expect(texts['global/global.css']).toBe(':root {\n  --b: var(--c);\n}\n\np { color: var(--c) }\n')
    expect(texts[index]).toBe('<p style="color: var(--c)">')
    expect(uses).toBe(3)
  })

  test('without one, uses stay as they are and are named', async () => {
    const { texts, left } = await planned(files, { kind: 'remove', name: '--a', replacement: null })
    expect(texts[index]).toBe(files[index])
    expect(left).toEqual(['global/global.css', 'index'])
  })
})

describe('extract', () => {
  const sheet = { path: 'global/global.css', part: null }

  test('a colour is one wherever it stands and however it is written; names and addresses are left', async () => {
    const files = {
      'global/global.css': 'p { border: 1px solid #FFF; background: url(#fff) }\n',
      'css/a.css': ':root{--x:#fff}a{box-shadow:0 0 1px #ffffff,0 0 #ffff;color:white;fill:rgb(0 0 0 / .5)}',
      [index]: '<p style="color:#fff">#fff',
    }
    const edit: VariableEdit = { kind: 'extract', property: 'color', value: '#fff', name: '--paper', sheet }
    const { texts, uses } = await planned(files, edit)
    expect(uses).toBe(4)
    expect(texts['global/global.css']).toBe(
      ':root { --paper: #fff }\n\np { border: 1px solid var(--paper); background: url(#fff) }\n'.replace(
        ':root { --paper: #fff }',
        ':root {\n  --paper: #fff;\n}',
      ),
    )
    expect(texts['css/a.css']).toBe(
      ':root{--x:#fff}a{box-shadow:0 0 1px var(--paper),0 0 var(--paper);color:white;fill:rgb(0 0 0 / .5)}',
    )
    expect(texts[index]).toBe('<p style="color:var(--paper)">#fff')
  })

  test('a length is one as the whole value of the same kind of property', async () => {
    const files = { 'css/a.css': 'a{padding:8px;padding-left: 8px ;margin:8px;width:8px;padding:8px 8px}' }
    const edit: VariableEdit = { kind: 'extract', property: 'padding-top', value: '8px', name: '--s', sheet }
    const { texts, uses } = await planned(files, edit)
    expect([uses, texts['css/a.css']]).toEqual([
      2,
      'a{padding:var(--s);padding-left: var(--s) ;margin:8px;width:8px;padding:8px 8px}',
    ])
    expect(texts['global/global.css']).toBe(':root {\n  --s: 8px;\n}\n')
  })
})

test('the site is read with its lines, its descriptions and its uses', async () => {
  const files: Record<string, string> = {
    'global/global.css': '/* a */\n:root {\n  /* The\n   logo */\n  --a: red;\n  --b: 1px; /* gap */\n}\n',
    [index]: '<p\n style="color:var(--a)">\n<style>\n.x { --a: blue; top: var(--b) }</style>',
    'js/index.js': '\nx("--a")',
    'css/index.css': '',
  }
  const found = await siteVariables({
    project: project(),
    files: Object.keys(files),
    read: async (path) => files[path] ?? null,
  })
  const declared = found.flatMap(({ path, sheets }) =>
    sheets.flatMap(({ part, declarations }) =>
      declarations.map(({ name, description, line, selector }) => [path, part, name, description, line, selector]),
    ),
  )
  expect(declared).toEqual([
    ['global/global.css', null, '--a', 'The logo', 5, ':root'],
    ['global/global.css', null, '--b', 'gap', 6, ':root'],
    [index, 0, '--a', '', 4, '.x'],
  ])
  expect(found.flatMap(({ path, uses }) => uses.map((use) => [path, use.name, use.line, use.isFixed]))).toEqual([
    [index, '--a', 2, false],
    [index, '--b', 4, false],
    ['js/index.js', '--a', 2, true],
  ])
})
