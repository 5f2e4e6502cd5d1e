import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { defaultSettings, librarySchema, motionLibraryPaths, runtimePaths } from '@pergola/contracts'
import type { Project, ProjectSettings } from '@pergola/contracts'
import { minifyCss, minifyJs } from '../build/index.ts'
import { memoryFiles } from '../build/testing/memory-files.ts'
import { addPage, createProject, encodeText } from '../project/index.ts'
import { exportProject, listRunnable, parseProjectArchive, readArchive, writeArchive } from './index.ts'
import type { ArchiveInput } from './index.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

type Files = Record<string, string | Uint8Array>

const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? encodeText(content) : content)

const textOf = (content: string | Uint8Array | undefined) => Buffer.from(content ?? 'missing').toString()

function reverse<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toReversed())
}

/** A record as an earlier generation wrote it, without paths and ids. */
function oldRecord(more: object): string {
  return JSON.stringify({ name: 'Old', pages: { index: {}, about: {} }, ...more })
}

function inputsOf(files: Files): ArchiveInput[] {
  return Object.entries(files).map(([name, content]) => ({ path: name, read: () => bytesOf(content) }))
}

async function pack(inputs: readonly ArchiveInput[]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeArchive(inputs)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

/** Zip → project and files, as a worker would store them. */
async function load(zip: Uint8Array<ArrayBuffer>) {
  const entries = await readArchive(new Blob([zip]))
  if (!entries.ok) throw new Error(entries.detail)
  let count = 0
  const parsed = await parseProjectArchive(entries.value, { name: 'loaded', ids: () => `id-${++count}` })
  if (!parsed.ok) return parsed
  const files: Record<string, Uint8Array> = {}
  for (const [name, file] of parsed.value.files) {
    const content = await file.read()
    if (!content.ok) throw new Error(content.detail)
    expect(content.value.length).toBe(file.size)
    files[name] = content.value
  }
  return { ok: true as const, value: { ...parsed.value, files } }
}

async function loaded(zip: Uint8Array<ArrayBuffer>) {
  const outcome = await load(zip)
  if (!outcome.ok) throw new Error(`${outcome.failure}: ${outcome.detail ?? ''}`)
  return outcome.value
}

const motionLibraries = Object.fromEntries(Object.values(motionLibraryPaths).map((file) => [file, `/*! ${file} */`]))
const runtime = Object.fromEntries(Object.values(runtimePaths).map((file) => [file, `/*! ${file}, MIT */`]))

async function exported(project: Project, files: Files, settings: Partial<ProjectSettings> = {}) {
  const request = {
    project,
    files: memoryFiles(files),
    settings: { ...defaultSettings(), ...settings },
    runtime,
    actions: { names: [], script: () => '' },
    motions: { libraries: async () => motionLibraries },
  }
  return pack(await exportProject({ ...request, minify: { css: minifyCss, js: minifyJs } }))
}

function madeSite() {
  const made = createProject({ name: 'Made', description: 'Here', ids: () => 'id' })
  const more = addPage(made.project, { name: 'über uns', id: 'about', has: () => false })
  if (!more.ok) throw new Error(more.failure)
  const project: Project = {
    ...more.value.project,
    custom: { kept: 'for later' },
    motions: { m1: { id: 'm1', name: 'x', pages: ['index'], animations: [{ selector: 'h1', to: { x: '9' } }] } },
    restAPIModels: [{ name: 'm', response: '{"secret":1}' }],
  }
  const files: Files = {
    ...made.files,
    ...more.value.files,
    'editor/pages/index.html': '\r\n<h1 inf-class-name="x">Hi <b>you</h1>\n',
    'editor/pages/über uns.html': '<p v-if="true" v-on:click="a()">${a}</p>\n',
    'editor/symbols/s/s.html': '<b>',
    'css/index.css': '/* a comment */\na {\n  color : red ;\n}\n',
    'js/index.js': 'let a = 1 // kept',
    'global/global.css': '',
    'assets/a b.png': new Uint8Array([1, 2, 3]),
    'screenshot.webp': new Uint8Array(0),
  }
  return { project, files }
}

describe('a project made here', () => {
  test('export, load and export again give the same bytes', async () => {
    const { project, files } = madeSite()
    const first = await exported(project, files)
    const back = await loaded(first)
    expect(back).toMatchObject({ kind: 'pergola', restricted: true })
    expect(Buffer.compare(await exported(back.project, back.files), first)).toBe(0)
  })

  test.each<Partial<ProjectSettings>>([
    { minify_Css: false },
    { minify_Js: false },
    { include_canvas_styles_in_build_file: false },
    { enable_tailwind: true },
    { include_symbols_in_export: false, include_templates_in_export: false },
  ])('whatever the settings: %o', async (settings) => {
    const { project, files } = madeSite()
    const first = await exported(project, files, settings)
    const back = await loaded(first)
    expect(Buffer.compare(await exported(back.project, back.files, settings), first)).toBe(0)
  })

  test('comes back with every file as it was, sources of what was shortened included', async () => {
    const { project, files } = madeSite()
    const back = await loaded(await exported(project, files))
    for (const [name, content] of Object.entries(files))
      expect([name, textOf(back.files[name])]).toEqual([name, textOf(content)])
    expect(back.project).toMatchObject({ name: 'Made', custom: { kept: 'for later' }, motions: { m1: { name: 'x' } } })
    expect(back.project.pages.playground?.hidden).toBe(true)
  })

  test('the zip holds what the specification lists and nothing of the editor’s own', async () => {
    const { project, files } = madeSite()
    const zip = unzipSync(await exported(project, files))
    expect(Object.keys(zip)).toEqual([
      'assets/a b.png',
      'css/index.css',
      'editor/pages/index.html',
      'editor/pages/über uns.html',
      'editor/pergola.json',
      'editor/sources/css/index.css',
      'editor/sources/global/global-rules.css',
      'editor/sources/global/pergola.css',
      'editor/sources/js/index.js',
      'editor/symbols/s/s.html',
      'global/global-rules.css',
      'global/pergola.css',
      'index.html',
      'js/index.js',
      'js/motions/index.js',
      'libs/js/gsap.min.js',
      'libs/js/initPVue.js',
      'libs/js/p-vue-plugins.js',
      'libs/js/p-vue.js',
      'libs/third-party-notices.txt',
      'pages/über uns.html',
      'screenshot.webp',
    ])
    const text = (name: string) => Buffer.from(zip[name] ?? []).toString()
    expect(text('css/index.css')).toBe('a{color : red;}')
    expect(text('index.html')).toContain('<h1>Hi <b>you</h1>')
    expect(text('editor/pergola.json')).not.toMatch(/secret|playground/)
  })

  test('order of keys and files does not show in the zip', async () => {
    const { project, files } = madeSite()
    const other = reverse(project as Record<string, unknown>) as Project
    expect(Buffer.compare(await exported(other, reverse(files)), await exported(project, files))).toBe(0)
  })
})

describe('a zip of an older or a foreign hand', () => {
  test('bodies are rebuilt from built pages, binary values become files', async () => {
    const zip = await pack(
      inputsOf({
        'site/editor/pergola.json': oldRecord({
          logo: { __blob__: true, type: 'image/png', base64: 'AQID' },
          extra: { picture: { __blob__: true, type: 'image/gif', base64: '/+8=' } },
        }),
        'site/index.html':
          '<html><head><title>x</title></head><body class="a"><p>Hi</p><script src="./js/index.js"></script><script src="https://other.test/w.js"></script></body></html>',
        'site/pages/about.html': '<body><link rel="stylesheet" href="../css/a.css"><p>About',
        'site/css/index.css': 'a{}',
      }),
    )
    const { project, files, kind } = await loaded(zip)
    const text = (name: string) => Buffer.from(files[name] ?? 'missing').toString()
    expect(kind).toBe('pergola')
    expect(text('editor/pages/index.html')).toBe('<p>Hi</p><script src="https://other.test/w.js"></script>')
    expect(text('editor/pages/about.html')).toBe('<p>About')
    expect(project.logo).toBe('logo.png')
    expect([...(files['logo.png'] ?? [])]).toEqual([1, 2, 3])
    expect((project as { extra?: unknown }).extra).toEqual({ picture: 'assets/picture-2.gif' })
    expect([...(files['assets/picture-2.gif'] ?? [])]).toEqual([0xff, 0xef])
    expect(text('css/index.css')).toBe('a{}')
    expect(files['index.html']).toBeUndefined()
  })

  test.each([
    ['broken JSON', '{', 'invalid-record'],
    ['no pages', '{"name":"x","pages":{}}', 'no-pages'],
    ['a path that leads out', '{"name":"x","pages":{"index":{"pathes":{"html":"../x.html"}}}}', 'invalid-record'],
    ['not UTF-8', new Uint8Array([0xff, 0xfe]), 'invalid-record'],
  ])('%s is refused', async (_what, content, failure) => {
    expect(await load(await pack(inputsOf({ 'editor/pergola.json': content })))).toMatchObject({ ok: false, failure })
  })
})

describe('an ordinary site', () => {
  const site: Files = {
    'my site/home.htm': '<h1>Home',
    'my site/Index.HTML':
      '\ufeff<link rel=stylesheet href="https://cdn.test/x.css"><link rel="preload stylesheet" href="./css/a%20b.css?v=1#x"><p>Hi\r\n',
    'my site/blog/index.html': '<link rel=stylesheet href=/css/c.css>',
    'my site/pages/About Us.html':
      '<link rel=stylesheet href="../../../out.css"><link rel=stylesheet href="../css/c.css">',
    'my site/pages/about us.htm': '',
    'my site/old.html': new Uint8Array([0x3c, 0x70, 0x3e, 0xe4]),
    'my site/css/a b.css': 'a{}',
    'my site/css/c.css': '',
    'my site/.nojekyll': '',
    'my site/pic.png': new Uint8Array([9, 9]),
  }

  test('each html file becomes a page at its own path', async () => {
    const { project, kind, files } = await loaded(await pack(inputsOf(site)))
    expect(kind).toBe('site')
    expect(
      Object.values(project.pages).map(({ name, pathes, editable }) => [name, pathes.html, pathes.css, editable]),
    ).toEqual([
      ['index', 'Index.HTML', 'css/a b.css', undefined],
      ['home', 'home.htm', '', undefined],
      ['old', 'old.html', '', false],
      ['blog-index', 'blog/index.html', 'css/c.css', undefined],
      ['about us', 'pages/About Us.html', 'css/c.css', undefined],
      ['about us-2', 'pages/about us.htm', '', undefined],
    ])
    expect(Object.keys(files)).toHaveLength(10)
  })

  test('a folder of its own may be named like one of the editor’s', async () => {
    await expectKept({
      'index.html': '<p>',
      'editor/pages/x.html': '<b>',
      'editor/app.js': '1',
      'types/a.html': '',
      'global/global.css': '',
    })
  })

  test('without an index the nearest page is the index', async () => {
    const { project } = await loaded(await pack(inputsOf({ 'b/c.html': '', 'z.html': '', 'a.css': '' })))
    expect(project.pages.index?.pathes.html).toBe('z.html')
  })

  test('without any page it is refused', async () => {
    expect(await load(await pack(inputsOf({ 'a.css': 'a' })))).toMatchObject({ failure: 'no-pages' })
    expect(await load(await pack([]))).toMatchObject({ failure: 'no-pages' })
  })

  test('comes out as it went in, and again when loaded back', async () => {
    await expectKept(site, 'my site/')
  })
})

/** Every file of a site survives load and export byte for byte, and the exported zip survives another turn. */
async function expectKept(site: Files, top = '') {
  const { project, files } = await loaded(await pack(inputsOf(site)))
  const first = await exported(project, files)
  const zip = unzipSync(first)
  expect(Object.keys(zip).toSorted()).toEqual(
    [...Object.keys(site).map((name) => name.slice(top.length)), 'editor/pergola.json'].toSorted(),
  )
  for (const [name, content] of Object.entries(site)) {
    if (Buffer.compare(zip[name.slice(top.length)] ?? encodeText('missing'), bytesOf(content)) !== 0)
      expect.fail(`${name} changed`)
  }
  const back = await loaded(first)
  expect(Buffer.compare(await exported(back.project, back.files), first)).toBe(0)
  return project
}

const packages = createRequire(import.meta.url)

function filesOfPackage(name: string, folder: string): Files {
  const root = path.join(path.dirname(packages.resolve(`${name}/package.json`)), folder)
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(root, file)).isFile(),
  )
  return Object.fromEntries(found.map((file) => [file, new Uint8Array(readFileSync(path.join(root, file)))]))
}

describe('real sites come out as they went in', () => {
  test.each([
    ['startbootstrap-agency', 'dist', 1],
    ['startbootstrap-creative', 'dist', 1],
    ['startbootstrap-clean-blog', 'dist', 4],
    ['html5-boilerplate', 'dist', 2],
  ])('%s', async (name, folder, pages) => {
    const project = await expectKept(filesOfPackage(name, folder))
    expect(Object.keys(project.pages)).toHaveLength(pages)
    expect(project.pages.index?.pathes.css).toMatch(/\.css$/)
  })

  test('an administration panel of many pages', async () => {
    const all = Object.entries(filesOfPackage('startbootstrap-sb-admin-2', ''))
    const site = Object.fromEntries(all.filter(([name]) => /^(?:[^/]+\.html|css\/.*|js\/.*|img\/.*)$/.test(name)))
    const project = await expectKept(site)
    expect(Object.keys(project.pages).length).toBeGreaterThan(10)
  })
})

describe('libraries of a site that came with its pages', () => {
  const library = (name: string, at: string) => v.parse(librarySchema, { id: name, name, path: at })
  const lists = {
    cssLibs: [library('a', 'libs/css/a.css'), library('b', 'libs/css/b.css')],
    jsHeaderLibs: [library('h', 'libs/js/header/h.js')],
    jsFooterLibs: [library('f', 'libs/js/footer/f.js')],
  }
  const joins = { grap_all_css_libs_in_single_file: true, grap_all_footer_scripts_in_single_file: true }
  const added = /<(?:link rel="stylesheet" href|script src)="\.\/libs\/(?:css|js)\/[^"]*"(?:><\/script)?>\r?\n */g

  test.each([
    ['apart', {}, ['libs/js/header/h.js', 'libs/css/a.css', 'libs/css/b.css', 'libs/js/footer/f.js']],
    [
      'joined, beside a file that has the name already',
      joins,
      ['libs/js/header/h.js', 'libs/css/lib-2.css', 'libs/js/min/footer/footer.lib.js'],
    ],
  ])('reach its pages, %s, and the pages come back as they were', async (_how, settings, links) => {
    const site: Files = { ...filesOfPackage('startbootstrap-agency', 'dist'), 'libs/css/lib.css': '/* its own */' }
    const { project, files } = await loaded(await pack(inputsOf(site)))
    const installed = {
      'libs/css/a.css': '.a{}',
      'libs/css/b.css': '.b{}',
      'libs/js/header/h.js': 'h()',
      'libs/js/footer/f.js': 'f()',
    }
    const first = await exported({ ...project, ...lists }, { ...files, ...installed }, settings)
    const page = textOf(unzipSync(first)['index.html'])
    expect(page.match(added)?.map((tag) => /libs[^"]*/.exec(tag)?.[0])).toEqual(links)
    expect(page.replace(added, '')).toBe(textOf(site['index.html']))

    const back = await loaded(first)
    for (const [name, content] of Object.entries(site))
      expect([name, textOf(back.files[name])]).toEqual([name, textOf(content)])
    expect(Buffer.compare(await exported(back.project, back.files, settings), first)).toBe(0)
  })

  test('are among what would run if it were trusted', async () => {
    const { project, files } = await loaded(await pack(inputsOf({ 'index.html': '<p>' })))
    const found = await listRunnable(memoryFiles(files), { ...project, ...lists })
    expect(found.map(({ page, excerpt }) => [page, excerpt])).toEqual([
      ['index', 'libs/js/header/h.js'],
      ['index', 'libs/js/footer/f.js'],
    ])
  })
})

describe('writing', () => {
  test('the same files give the same zip in any order, and any reader finds them', async () => {
    const name = fc.stringMatching(/^[a-z0-9äß]{1,8}$/)
    const tree = fc.dictionary(
      fc
        .tuple(fc.constantFrom('', 'css/', 'a/b/'), name, fc.constantFrom('.html', '.png', ''))
        .map((parts) => `_${parts.join('')}`),
      fc.uint8Array({ maxLength: 300 }),
      { maxKeys: 8 },
    )
    await fc.assert(
      fc.asyncProperty(tree, async (files) => {
        const inputs = inputsOf(files)
        const zip = await pack(inputs)
        expect(Buffer.compare(await pack(inputs.toReversed()), zip)).toBe(0)
        const other = unzipSync(zip)
        const entries = await readArchive(new Blob([zip]))
        if (!entries.ok) throw new Error(entries.detail)
        expect(entries.value).toHaveLength(Object.keys(files).length)
        for (const entry of entries.value) {
          const content = await entry.read()
          expect(content.ok && [...content.value]).toEqual([...(files[entry.path] ?? [])])
          expect([...(other[entry.path] ?? [])]).toEqual([...(files[entry.path] ?? [])])
        }
      }),
      { numRuns: 150 },
    )
  })

  test('text shrinks, media is stored, one file is read at a time', async () => {
    const log: string[] = []
    const input = (name: string, size: number): ArchiveInput => ({
      path: name,
      read: () => {
        log.push(`read ${name}`)
        return new Uint8Array(size)
      },
    })
    let length = 0
    for await (const piece of writeArchive([input('b.html', 9000), input('a.png', 9000)], {
      onProgress: (done, total) => log.push(`${done}/${total}`),
    })) {
      length += piece.length
    }
    expect(log).toEqual(['read a.png', '1/2', 'read b.html', '2/2'])
    expect(length).toBeGreaterThan(9000)
    expect(length).toBeLessThan(9500)
  })

  test('two files at one path are a mistake of the caller', async () => {
    await expect(pack([...inputsOf({ a: '1' }), ...inputsOf({ a: '2' })])).rejects.toThrow('"a" was given twice')
  })
})

test('what would run is listed page by page', async () => {
  const made = madeSite()
  const html = `<script>alert( 1 )\n</script><script src="x.js"></script><script type="application/json">{}</script>
    <script type="importmap">{}</script><svg><script href="y.js"></script><a xlink:href=" java&#10;script:a()">a</a></svg>
    <p onclick="b()" v-if="c" @click="d" :title="e">f</p><iframe srcdoc="<p>g"></iframe><object data="h.svg"></object>
    <template><img onerror="i()" src=x></template><a href="https://j.test">javascript:</a>
    <meta http-equiv="refresh" content="0; url=javascript:k()"><button formaction="JavaScript:l()">m</button>`
  const index = made.project.pages.index
  if (!index) throw new Error('no index')
  const files = memoryFiles({
    ...made.files,
    'editor/pages/index.html': html,
    'whole.html': '<body onload="z()">',
    'global/global.js': 'x',
  })
  const project: Project = {
    ...made.project,
    motions: {
      mt1: {
        id: 'mt1',
        name: 'rise',
        animations: [{ to: { x: '9' }, toOptions: { onStart: 'p()', onStartParams: 'q' } }],
      },
      mt2: {
        id: 'mt2',
        animations: [],
        timelineScrollTriggerOptions: { multiOptions: { onEnter: '() => r()', onLeave: ' ' } },
      },
    },
    pages: {
      index: {
        ...index,
        bodyAttributes: { onload: 'n()' },
        helmet: { ...index.helmet, customMetaTags: '<script>o()</script>' },
      },
      whole: { ...index, name: 'whole', pathes: { html: 'whole.html', css: '', js: '' } },
      gone: { ...index, name: 'gone', pathes: { html: 'gone.html', css: '', js: '' } },
    },
  }
  const found = await listRunnable(files, project)
  expect(found.map(({ page, kind, excerpt }) => `${page} ${kind} ${excerpt}`)).toEqual([
    'index inline-script alert( 1 )',
    'index script x.js',
    'index import-map {}',
    'index script y.js',
    'index javascript-url xlink:href=" java script:a()"',
    'index handler onclick="b()"',
    'index directive v-if="c"',
    'index directive @click="d"',
    'index directive :title="e"',
    'index frame <p>g',
    'index frame h.svg',
    'index handler onerror="i()"',
    'index javascript-url content="0; url=javascript:k()"',
    'index javascript-url formaction="JavaScript:l()"',
    'index script global/global.js',
    'index script js/index.js',
    'index handler onload="n()"',
    'index inline-script o()',
    'whole handler onload="z()"',
    'rise inline-script onStart: p()',
    'mt2 inline-script onEnter: () => r()',
  ])
})
