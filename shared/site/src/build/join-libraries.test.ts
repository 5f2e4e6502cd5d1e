import { expect, test } from 'vitest'
import { defaultSettings, runtimePaths } from '@pergola/contracts'
import type { Library, Project, ProjectSettings } from '@pergola/contracts'
import { createProject } from '../project/index.ts'
import { buildSite } from './index.ts'
import type { BuildMode } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'

const runtime = Object.fromEntries(Object.values(runtimePaths).map((path) => [path, '']))

const library = (name: string, more: Partial<Library> = {}) =>
  ({
    id: name,
    name,
    isCDN: false,
    fileUrl: '',
    path: '',
    async: false,
    defer: false,
    typesPath: '',
    ...more,
  }) as Library
const sheet = (name: string) => library(name, { path: `libs/css/${name}.css` })
const script = (name: string) => library(name, { path: `libs/js/footer/${name}.js`, defer: true })
const cdn = (name: string) => library(name, { isCDN: true, fileUrl: `https://cdn.test/${name}` })

async function built(
  change: Partial<Project>,
  given: Record<string, string>,
  settings: Partial<ProjectSettings>,
  mode: BuildMode = 'export',
) {
  const { project, files } = createProject({ name: 'Site', ids: () => 'id' })
  const output = await buildSite({
    project: { ...project, ...change },
    files: memoryFiles({ ...files, 'editor/pages/index.html': '<p>a', ...given }),
    settings: { ...defaultSettings(), include_canvas_styles_in_build_file: false, ...settings },
    mode,
    runtime,
  })
  const text = (path: string) =>
    output.flatMap((file) => (file.path === path && file.kind === 'text' ? file.text : []))[0]
  return { paths: output.map(({ path }) => path), text }
}

const tagsOf = (html: string | undefined) => html?.match(/<(?:script|link rel="stylesheet")[^>]*>/g) ?? []
const css = { grap_all_css_libs_in_single_file: true }
const footer = { grap_all_footer_scripts_in_single_file: true }

test('sheets are one file in the order of the list, and the files themselves stay at home', async () => {
  const given = { 'libs/css/b.css': '@charset "utf-8";.b{}', 'libs/css/a.css': '.a{background:url(x.png)}' }
  const { paths, text } = await built({ cssLibs: [sheet('b'), sheet('a')] }, given, css)
  expect(text('libs/css/lib.css')).toBe('.b{}\n.a{background:url(x.png)}\n')
  expect(paths).not.toContain('libs/css/a.css')
  expect(tagsOf(text('index.html')).filter((tag) => tag.includes('libs/'))).toEqual([
    '<link rel="stylesheet" href="./libs/css/lib.css">',
  ])
})

test('what is on another server keeps its tag and its place', async () => {
  const given = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`libs/css/${name}.css`, `.${name}{}`]))
  const list = [sheet('a'), sheet('b'), cdn('x.css'), sheet('c'), sheet('d')]
  const { text } = await built({ cssLibs: list }, given, css)
  expect(tagsOf(text('index.html')).filter((tag) => /libs\/|cdn/.test(tag))).toEqual([
    '<link rel="stylesheet" href="./libs/css/lib.css">',
    '<link rel="stylesheet" href="https://cdn.test/x.css">',
    '<link rel="stylesheet" href="./libs/css/lib-2.css">',
  ])
  expect(text('libs/css/lib-2.css')).toBe('.c{}\n.d{}\n')
})

test('a sheet that imports begins a file, and one that never ends stays by itself', async () => {
  const given = {
    'libs/css/a.css': '.a{}',
    'libs/css/b.css': '@import "z.css";.b{}',
    'libs/css/c.css': '.c{}',
    'libs/css/d.css': '.d{',
  }
  const { paths, text } = await built({ cssLibs: ['a', 'b', 'c', 'd'].map(sheet) }, given, css)
  expect(text('libs/css/lib.css')).toBe('.a{}\n')
  expect(text('libs/css/lib-2.css')).toBe('@import "z.css";.b{}\n.c{}\n')
  expect(paths).toContain('libs/css/d.css')
})

test('addresses in a sheet from another folder still lead where they led', async () => {
  const given = { 'libs/css/a.css': '.a{}', 'vendor/x/b.css': '.b{background:url("../img/b c.png?1")}' }
  const list = [sheet('a'), library('b', { path: 'vendor/x/b.css' })]
  const { text } = await built({ cssLibs: list }, given, css)
  expect(text('libs/css/lib.css')).toContain('url("../../vendor/img/b c.png?1")')
})

test('scripts are one file that runs as they did, with the attributes of the settings', async () => {
  const given = {
    'libs/js/footer/a.js': "'use strict'\nvar seen = ['a']",
    'libs/js/footer/b.js': '(function () { undeclared = 1; seen.push("b") })() // end',
    'libs/js/footer/c.js': 'seen.push("c")',
  }
  const list = ['a', 'b', 'c'].map(script)
  const { paths, text } = await built({ jsFooterLibs: list }, given, { ...footer, is_async_graped_footer_script: true })
  const joined = text('libs/js/min/footer/footer.lib.js') ?? ''
  // oxlint-disable-next-line typescript/no-implied-eval -- the promise is about what the text does
  expect(new Function(`${joined};return seen`)()).toEqual(['a', 'b', 'c'])
  expect(tagsOf(text('index.html'))).toContain('<script src="./libs/js/min/footer/footer.lib.js" async>')
  expect(paths).not.toContain('libs/js/footer/b.js')
})

test('a script that is none takes nobody along', async () => {
  const given = { 'libs/js/footer/a.js': 'let a', 'libs/js/footer/b.js': 'let = {', 'libs/js/footer/c.js': 'let c' }
  const { paths } = await built({ jsFooterLibs: ['a', 'b', 'c'].map(script) }, given, footer)
  expect(paths.filter((path) => path.startsWith('libs/'))).toEqual([
    'libs/js/footer/b.js',
    'libs/js/min/footer/footer.lib-2.js',
    'libs/js/min/footer/footer.lib.js',
  ])
})

test.each([
  ['imports', 'import x from "./x.js"'],
  ['exports', 'export const x = 1'],
  ['begins as a program does', '#!/usr/bin/env node\nrun()'],
])('a script that %s is no part of another', async (_what, second) => {
  const given = { 'libs/js/footer/a.js': 'var a', 'libs/js/footer/b.js': second }
  const { paths, text } = await built({ jsFooterLibs: ['a', 'b'].map(script) }, given, footer)
  expect(paths).toContain('libs/js/footer/b.js')
  expect(text('libs/js/min/footer/footer.lib.js')).toBe(';var a\n')
})

test('a name that two scripts declare stops the second alone, as it did', async () => {
  const given = {
    'libs/js/footer/a.js': 'const shared = 1',
    'libs/js/footer/b.js': 'const shared = 2',
    'libs/js/footer/c.js': 'var free = 3',
  }
  const { paths, text } = await built({ jsFooterLibs: ['a', 'b', 'c'].map(script) }, given, footer)
  expect(text('libs/js/min/footer/footer.lib.js')).toBe(';const shared = 1\n')
  expect(paths).toContain('libs/js/footer/b.js')
  expect(text('libs/js/min/footer/footer.lib-2.js')).toBe(';var free = 3\n')
})

test('nothing is joined in a preview, nor where the switch is off', async () => {
  const given = { 'libs/css/a.css': '.a{}', 'libs/css/b.css': '.b{}' }
  const list = { cssLibs: [sheet('a'), sheet('b')] }
  expect((await built(list, given, css, 'preview')).paths).toContain('libs/css/a.css')
  expect((await built(list, given, {})).paths).not.toContain('libs/css/lib.css')
})

test('a joined file of an earlier export is nobody’s', async () => {
  const given = { 'libs/css/a.css': '.a{}', 'libs/css/lib.css': 'old' }
  expect((await built({ cssLibs: [sheet('a')] }, given, {})).paths).not.toContain('libs/css/lib.css')
  const own = library('lib', { path: 'libs/css/lib.css' })
  expect((await built({ cssLibs: [own] }, given, {})).paths).toContain('libs/css/lib.css')
})

test('an ES module is linked as one, deferred by itself, and joined with no other script', async () => {
  const given = { 'libs/js/footer/a.js': 'a()', 'libs/js/footer/m.js': 'go()', 'libs/js/footer/b.js': 'b()' }
  const list = [
    script('a'),
    { ...script('m'), type: 'module' },
    script('b'),
    { ...cdn('c.js'), type: 'module', async: true },
  ]
  const linked = [
    '<script type="module" src="./libs/js/footer/m.js">',
    '<script type="module" src="https://cdn.test/c.js" async>',
  ]
  for (const settings of [footer, {}]) {
    const { text } = await built({ jsFooterLibs: list }, given, settings)
    expect(tagsOf(text('index.html')).filter((tag) => tag.includes('type="module"'))).toEqual(linked)
    expect(text('libs/js/min/footer/footer.lib.js') ?? '').not.toContain('go()')
  }
})
