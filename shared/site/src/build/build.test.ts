import { describe, expect, test } from 'vitest'
import { defaultSettings, pagePaths, runtimePaths } from '@pergola/contracts'
import type { Library, Page, Project, ProjectSettings } from '@pergola/contracts'
import { addPage, createProject } from '../project/index.ts'
import { buildPages, buildSite, builtBytes, composeHead, pageSheets, withoutEditorMarks } from './index.ts'
import type { BuildMode, BuiltFile, Minifiers } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'

const runtime = Object.fromEntries(Object.values(runtimePaths).map((path) => [path, `// ${path}`]))

const actions = {
  names: ['addClass', 'hideElement', 'setText'],
  script: (names: readonly string[]) => `// ${names.join()}`,
}

function site(files: Record<string, string> = {}, change: (project: Project) => Project = (project) => project) {
  const made = createProject({ name: 'Site', ids: () => 'id' })
  const more = addPage(made.project, { name: 'about', id: 'about', has: () => false })
  if (!more.ok) throw new Error(more.failure)
  return { project: change(more.value.project), files: { ...made.files, ...more.value.files, ...files } }
}

interface BuildOptions {
  readonly mode?: BuildMode
  readonly settings?: Partial<ProjectSettings>
  readonly minify?: Minifiers
}

async function built(
  { project, files }: ReturnType<typeof site>,
  { mode = 'export', settings, minify }: BuildOptions = {},
) {
  const request = {
    project,
    files: memoryFiles(files),
    settings: { ...defaultSettings(), ...settings },
    mode,
    runtime,
    actions,
  }
  const output = await buildSite(minify ? { ...request, minify } : request)
  return new Map(output.map((file) => [file.path, file]))
}

const textOf = (file: BuiltFile | undefined) => (file?.kind === 'text' ? file.text : undefined)
const index = (project: Project) => project.pages.index as Page
const library = (name: string, more: Partial<Library>): Library =>
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

describe('a composed page', () => {
  test('is a whole document around its content, in the specified order', async () => {
    const content = '\n<H1 class=a>Hi <b>you</H1>\r\n<p>unclosed'
    const files = {
      'editor/pages/index.html': content,
      'css/index.css': 'a{}',
      'js/index.js': 'let a',
      'global/global.css': 'b{}',
      'global/global.js': 'let b',
      'css/fonts.css': 'c{}',
      'css/symbols.css': 'd{}',
      'css/templates.css': 'd{}',
      'libs/css/x.css': 'e{}',
      'libs/js/header/h.js': 'h',
      'libs/js/footer/f.js': 'f',
      'logo.png': 'png',
    }
    const output = await built(
      site(files, (project) => ({
        ...project,
        cssLibs: [
          library('x', { path: 'libs/css/x.css' }),
          library('cdn', { isCDN: true, fileUrl: 'https://cdn.test/a.css?b&c' }),
        ],
        jsHeaderLibs: [library('h', { path: 'libs/js/header/h.js', defer: true })],
        jsFooterLibs: [
          library('f', { path: 'libs/js/footer/f.js' }),
          library('gone', { path: 'libs/js/footer/gone.js' }),
        ],
        pages: {
          ...project.pages,
          index: {
            ...index(project),
            bodyAttributes: { class: 'dark "x"', hidden: '', 'a b': 'left out' },
            helmet: {
              ...index(project).helmet,
              title: '</title><script>',
              author: 'A "B"',
              robots: 'noindex',
              customMetaTags: '<meta name="x">',
            },
          },
        },
      })),
    )
    expect(textOf(output.get('index.html'))).toBe(`<!DOCTYPE html>
<html>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="author" content="A &quot;B&quot;">
  <title>&lt;/title&gt;&lt;script&gt;</title>
  <meta name="robots" content="noindex">
  <link rel="icon" href="./logo.png">
  <link rel="stylesheet" href="./global/pergola.css">
  <link rel="stylesheet" href="./global/global.css">
  <link rel="stylesheet" href="./css/fonts.css">
  <link rel="stylesheet" href="./global/global-rules.css">
  <link rel="stylesheet" href="./css/symbols.css">
  <link rel="stylesheet" href="./libs/css/x.css">
  <link rel="stylesheet" href="https://cdn.test/a.css?b&amp;c">
  <link rel="stylesheet" href="./css/templates.css">
  <link rel="stylesheet" href="./css/index.css">
  <script src="./libs/js/header/h.js" defer></script>
<meta name="x">
</head>
<body class="dark &quot;x&quot;" hidden>
${content}
<script src="./libs/js/footer/f.js"></script>
<script src="./global/global.js"></script>
<script src="./js/index.js"></script>
</body>
</html>
`)
    expect(textOf(output.get('pages/about.html'))).toContain('href="../global/pergola.css"')
  })

  test('without features carries no script, and nothing that is empty is written or linked', async () => {
    const output = await built(site({ 'editor/pages/index.html': '<p>Hi</p>' }))
    expect(textOf(output.get('index.html'))).not.toMatch(/<script|index\.css|global\.css/)
    expect([...output.keys()]).toEqual([
      'global/global-rules.css',
      'global/pergola.css',
      'index.html',
      'pages/about.html',
    ])
  })

  test('carries the actions that its handlers call, before its own code and after the libraries', async () => {
    const calls = `<p v-on:click="hideElement(\`.a\`);other.setText(1)" title="addClass(1)"></p>`
    const files = {
      'editor/pages/index.html': calls,
      'editor/pages/about.html': '<p v-on:click="n++"></p>',
      'js/index.js': 'a',
      'libs/js/footer/f.js': 'f',
      // Left by an earlier build, such as in a zip that was loaded again.
      'libs/js/pergola/about.js': 'old',
    }
    const withLibrary = (project: Project) => ({
      ...project,
      jsFooterLibs: [library('f', { path: 'libs/js/footer/f.js' })],
    })
    const output = await built(site(files, withLibrary))
    const scripts = (path: string) => textOf(output.get(path))?.match(/(?<=script src=")[^"]*/g)
    expect(scripts('index.html')).toEqual([
      './libs/js/footer/f.js',
      './libs/js/pergola/index.js',
      './js/index.js',
      './libs/js/p-vue-plugins.js',
      './libs/js/p-vue.js',
      './libs/js/initPVue.js',
    ])
    expect(textOf(output.get('libs/js/pergola/index.js'))).toBe('// hideElement')
    expect(scripts('pages/about.html')).not.toContain('../libs/js/pergola/about.js')
    expect(output.has('libs/js/pergola/about.js')).toBe(false)
    const off = await built(site(files), { settings: { disable_petite_vue: true } })
    // Without the engine the site's own scripts may call them.
    expect([...off.keys()].filter((path) => path.includes('pergola/'))).toEqual(['libs/js/pergola/index.js'])
    expect(textOf(off.get('index.html'))).toContain('./libs/js/pergola/index.js')
  })

  test('the hidden page is built for the preview only', async () => {
    expect((await built(site())).has('pages/playground.html')).toBe(false)
    expect((await built(site(), { mode: 'preview' })).has('pages/playground.html')).toBe(true)
  })

  test('a draft is built for the preview only, with its sheet and script', async () => {
    const files = { 'css/about.css': 'a{}', 'js/about.js': 'a()' }
    const asDraft = (project: Project) => {
      const about = { ...project.pages['about']!, draft: true }
      return { ...project, pages: { ...project.pages, about } }
    }
    const made = ['pages/about.html', 'css/about.css', 'js/about.js']
    const exported = await built(site(files, asDraft))
    expect(made.filter((path) => exported.has(path))).toEqual([])
    const preview = await built(site(files, asDraft), { mode: 'preview' })
    expect(made.filter((path) => preview.has(path))).toEqual(made)
  })

  test('the page for missing addresses lies at the top, and its addresses count from there', async () => {
    const html =
      '<a href="./pages/about.html?a#b">1</a><a href="#main">2</a><a href="/x">3</a><a href="./">4</a><img src="https://a.org/a.png" srcset="assets/a%20b.png 2x">'
    const withPage = (project: Project) => {
      const page = { ...project.pages['about']!, id: '404', name: '404', pathes: pagePaths('404') }
      return { ...project, pages: { ...project.pages, '404': page } }
    }
    const files = { 'editor/pages/404.html': html, 'css/404.css': 'a{}' }
    const text = textOf((await built(site(files, withPage))).get('404.html')) ?? ''
    expect(text).toContain(
      '<a href="/pages/about.html?a#b">1</a><a href="#main">2</a><a href="/x">3</a><a href="/">4</a><img src="https://a.org/a.png" srcset="/assets/a%20b.png 2x">',
    )
    expect(text).toContain('href="/css/404.css"')
    expect(text).not.toMatch(/(?:href|src)="\.{1,2}\//)
    const below = (project: Project) => ({ ...withPage(project), siteAddress: 'https://a.org/b/' })
    expect(textOf((await built(site(files, below))).get('404.html'))).toContain('href="/b/pages/about.html?a#b"')
    expect(textOf((await built(site(files, withPage), { mode: 'preview' })).get('404.html'))).toContain(html)
  })

  test.each<[string, Partial<ProjectSettings>, string[]]>([
    ['canvas styles', { include_canvas_styles_in_build_file: false }, ['global/global-rules.css']],
    ['tailwind', { enable_tailwind: true }, ['css/tailwind/index.css', 'global/pergola.css']],
  ])('settings choose the sheets: %s', async (_what, settings, sheets) => {
    const output = await built(site({ 'css/tailwind/index.css': 'x{}' }), { settings })
    const found = [...output.keys()].filter((path) => path.endsWith('.css'))
    expect(found).toEqual(sheets)
    for (const sheet of sheets) expect(textOf(output.get('index.html'))).toContain(`"./${sheet}"`)
  })

  test('own sheets and scripts are shortened for the export alone, when the settings say so', async () => {
    const files = {
      'css/index.css': 'a { }',
      'js/index.js': 'let a',
      'css/about.css': '/* only */',
      'assets/x.css': 'b { }',
    }
    const minify: Minifiers = { css: (css) => css.replace(/\/\*.*\*\/|\s/g, ''), js: () => Promise.resolve('short') }
    const output = await built(site(files), { minify })
    expect(textOf(output.get('css/index.css'))).toBe('a{}')
    expect(textOf(output.get('js/index.js'))).toBe('short')
    expect(output.get('css/about.css')).toMatchObject({ kind: 'copy' })
    expect(output.get('assets/x.css')).toMatchObject({ kind: 'copy', source: 'assets/x.css' })
    const refused: string[] = []
    const broken: Minifiers = { js: () => Promise.reject(new Error('broken')), onRefused: (path) => refused.push(path) }
    expect((await built(site(files), { minify: broken })).get('js/index.js')).toMatchObject({ kind: 'copy' })
    expect(refused).toContain('js/index.js')
    const off = await built(site(files), { minify, settings: { minify_Css: false, minify_Js: false } })
    expect(off.get('css/index.css')).toMatchObject({ kind: 'copy' })
    expect((await built(site(files), { minify, mode: 'preview' })).get('js/index.js')).toMatchObject({ kind: 'copy' })
  })

  test('the head is the same for whoever composes it', async () => {
    const { project, files } = site({ 'css/index.css': 'a{}' })
    const { sizes } = memoryFiles(files)
    const head = composeHead({ project, page: index(project), sizes, settings: defaultSettings() })
    expect(textOf((await built({ project, files })).get('index.html'))).toContain(head)
    expect(
      pageSheets(project, index(project), sizes, defaultSettings()).map((sheet) => 'empty' in sheet && sheet.empty),
    ).toEqual([false, true, true, false, true, true, false])
  })
})

function imported(html: string | Uint8Array) {
  const { project } = site()
  const page = { ...index(project), pathes: { html: 'home.htm', css: 'a.css', js: '' } }
  const rest = { 'a.css': 'a { b: c } /* kept */', '.nojekyll': '', 'editor/theme.css': 'x', 'types/a.html': 'y' }
  return { project: { ...project, pages: { index: page } }, files: { 'home.htm': html as string, ...rest } }
}

describe('a page that is a whole document', () => {
  test('goes out as it came, with every file beside it', async () => {
    const output = await built(imported('<html><p>a'), { minify: { css: () => 'short' } })
    expect([...output.values()]).toEqual(
      ['.nojekyll', 'a.css', 'editor/theme.css', 'home.htm', 'types/a.html'].map((path) => ({
        kind: 'copy',
        path,
        source: path,
      })),
    )
  })

  test('loses nothing but marks of the editor', async () => {
    const output = await built(imported('<html><body><p  inf-class-name="x" >a</p>\r\n'))
    expect(textOf(output.get('home.htm'))).toBe('<html><body><p >a</p>\r\n')
  })

  test('is left alone when it is not UTF-8', async () => {
    const output = await built(imported(new Uint8Array([0xe4, 0x3c, 0x70, 0x3e])))
    expect(output.get('home.htm')).toMatchObject({ kind: 'copy' })
  })

  test('is written in its own encoding where something is added', async () => {
    const source = '<!doctype html><meta charset="shift_jis">\r\n<p  inf-class-name="x" >\x93\xfa</p>'
    const input = imported(Uint8Array.from(source, (letter) => letter.charCodeAt(0)))
    const page = (await built(input)).get('home.htm')
    expect(page).toMatchObject({ kind: 'text', like: 'home.htm' })
    const bytes = page && (await builtBytes(page, memoryFiles(input.files)))
    expect(Buffer.from(bytes ?? []).toString('latin1')).toBe(source.replace('  inf-class-name="x"', ''))
  })
})

describe('directives', () => {
  const counter = '<div v-scope="({ count: 0 })"><button v-on:click="count++">${count}</button></div>'
  const scripts = (html: string | undefined) => [...(html ?? '').matchAll(/<script.*<\/script>/g)].map(([tag]) => tag)
  const tags = [
    '<script src="./libs/js/p-vue-plugins.js"></script>',
    '<script src="./libs/js/p-vue.js"></script>',
    '<script src="./libs/js/initPVue.js" data-start="load"></script>',
  ]

  test('bring the engine, last of all, to the pages that use them and to no other', async () => {
    const files = { 'editor/pages/index.html': counter, 'js/index.js': 'let a' }
    const output = await built(site(files))
    expect(scripts(textOf(output.get('index.html')))).toEqual(['<script src="./js/index.js"></script>', ...tags])
    expect(textOf(output.get('pages/about.html'))).not.toContain('<script')
    expect(textOf(output.get('libs/js/p-vue.js'))).toBe('// libs/js/p-vue.js')
    expect(output.has(runtimePaths.live)).toBe(false)
  })

  test.each([
    ['an attribute', '<p v-text="a">', true],
    ['a directive inside a template', '<template><p v-if="a"></p></template>', true],
    ['a text that is a template', '<p content-lang="javascript">${a}</p>', true],
    ['words', '<p>v-text="a" v-if</p>', false],
    ['a value', '<p title=" v-if ">', false],
    ['another name', '<p data-v-1a data-v-app>', false],
  ])('%s', async (_what, html, expected) => {
    const output = await built(site({ 'editor/pages/index.html': html }))
    expect(textOf(output.get('index.html'))?.includes('p-vue.js')).toBe(expected)
    expect(output.has('libs/js/p-vue.js')).toBe(expected)
  })

  test('of the body count too', async () => {
    const change = (project: Project) => ({
      ...project,
      pages: { ...project.pages, index: { ...index(project), bodyAttributes: { 'v-scope': '({})' } } },
    })
    expect(scripts(textOf((await built(site({}, change))).get('index.html')))).toEqual(tags)
  })

  test('start at once when the setting says so, and not at all when the engine is off', async () => {
    const page = site({ 'editor/pages/index.html': counter })
    const early = await built(page, { settings: { excute_commands_after_page_load: false } })
    expect(textOf(early.get('index.html'))).toContain('initPVue.js"></script>')
    const off = await built(page, { settings: { disable_petite_vue: true } })
    expect(textOf(off.get('index.html'))).not.toContain('<script')
    expect(off.has('libs/js/p-vue.js')).toBe(false)
  })

  test('in a preview have a helper of the editor beside them', async () => {
    const output = await built(site({ 'editor/pages/index.html': counter }), { mode: 'preview' })
    expect(scripts(textOf(output.get('index.html')))[0]).toBe('<script src="./libs/js/live-preview.js"></script>')
    expect(output.has(runtimePaths.live)).toBe(true)
  })

  test('in a preview of a page without them the helper stands alone: its motions and code are laid over the canvas, too', async () => {
    const page = site({ 'editor/pages/index.html': '<p>Plain</p>' })
    const preview = textOf((await built(page, { mode: 'preview' })).get('index.html'))
    expect(scripts(preview)).toEqual(['<script src="./libs/js/live-preview.js"></script>'])
    expect(textOf((await built(page)).get('index.html'))).not.toContain('<script')
  })

  test('of a whole document are left to it unless they were written in the editor', async () => {
    const html = '<html><body><p v-if="a">a</p>\r\n</body>\r\n</html>'
    expect((await built(imported(html))).get('home.htm')).toMatchObject({ kind: 'copy' })
    const { project, files } = imported(html)
    const asked = { ...project, pages: { index: { ...index(project), directives: true } } }
    const output = await built({ project: asked, files })
    expect(textOf(output.get('home.htm'))).toBe(html.replace('</body>', `${tags.join('\n')}\n</body>`))
  })

  test('an engine that lies among the files from an earlier export is left out or made anew', async () => {
    const old = { 'libs/js/p-vue.js': 'old' }
    expect((await built(site(old))).has('libs/js/p-vue.js')).toBe(false)
    const used = await built(site({ ...old, 'editor/pages/index.html': counter }))
    expect(textOf(used.get('libs/js/p-vue.js'))).toBe('// libs/js/p-vue.js')
    const own = imported('<html>')
    expect((await built({ ...own, files: { ...own.files, ...old } })).get('libs/js/p-vue.js')).toMatchObject({
      kind: 'copy',
    })
  })
})

test.each([
  ['attributes', '<p inf-bridge-id="1" class=a inf-build-url=x inf-class-name>a</p>', '<p class=a>a</p>'],
  ['of symbols and templates', '<p inf-symbol-id="s"><b inf-template-id="t">a</b></p>', '<p><b>a</b></p>'],
  ['beside a slash', '<img src=a inf-bridge-id="1"/>', '<img src=a/>'],
  ['wrappers', '<pergola-media src="a"><video src="a"></video></pergola-media>', '<video src="a"></video>'],
  ['drop areas', '<section><div data-gjs-type="drop-area">Drop Here</div></section>', '<section></section>'],
  ['in a template', '<template><p inf-bridge-id="1">a</p></template>', '<template><p>a</p></template>'],
  ['in words they stay', '<p title="inf-bridge-id">inf-class-name</p>', '<p title="inf-bridge-id">inf-class-name</p>'],
  [
    'what the runtime needs stays',
    '<p motion-id="m" interaction-id="i" v-if="a">a</p>',
    '<p motion-id="m" interaction-id="i" v-if="a">a</p>',
  ],
])('marks of the editor are taken out: %s', (_what, html, clean) => {
  expect(withoutEditorMarks(html, 'fragment')).toBe(clean)
})

test('the same request gives the same files, one page or all', async () => {
  const one = site({ 'editor/pages/index.html': '<p>a', 'assets/b.png': 'x', 'assets/a.png': 'y' })
  const reordered = { project: one.project, files: Object.fromEntries(Object.entries(one.files).toReversed()) }
  const all = await built(one)
  expect([...(await built(reordered))]).toEqual([...all])
  const request = {
    project: one.project,
    files: memoryFiles(one.files),
    settings: defaultSettings(),
    mode: 'export' as const,
    runtime,
  }
  expect(await buildPages(request, ['index', 'nothing', 'playground'])).toEqual([all.get('index.html')])
})
