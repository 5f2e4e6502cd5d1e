import { unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import type { Project, ProjectSettings } from '@pergola/contracts'
import { addPage } from '../project/index.ts'
import { expectKept, exported, inputsOf, load, loaded, madeSite, pack, textOf } from './testing/round-trip.ts'
import type { Files } from './testing/round-trip.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

function reverse<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toReversed())
}

const emptyBlock = { name: '', category: 'templates', media: '', content: '', style: '' }

/** A record as an earlier generation wrote it, without paths and ids. */
function oldRecord(more: object): string {
  return JSON.stringify({ name: 'Old', pages: { index: {}, about: {} }, ...more })
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

  test('with files that the build adds, and one of its own of such a name', async () => {
    const { project, files } = madeSite()
    const addedFiles = { sitemap: true, robots: true, manifest: true, headers: true }
    const site = { ...project, siteAddress: 'https://a.org/', addedFiles }
    const first = await exported(site, { ...files, 'robots.txt': 'own', 'favicon.ico': 'icon' })
    expect(Object.keys(unzipSync(first))).toEqual(expect.arrayContaining(['sitemap.xml', 'robots.txt', '_headers']))
    const back = await loaded(first)
    const names = Object.keys(back.files)
    expect(names).toEqual(expect.arrayContaining(['robots.txt', 'favicon.ico']))
    expect(names).not.toEqual(expect.arrayContaining(['sitemap.xml']))
    expect(Buffer.compare(await exported(back.project, back.files), first)).toBe(0)
  })

  test('with content, its drafts and pages of its own at such places', async () => {
    const { project, files } = madeSite()
    const described = { articles: { folder: 'content/a', page: 'über uns', address: 'blog/{slug}', fields: {} } }
    const content = {
      'content/collections.json': JSON.stringify({ collections: described }),
      'content/a/one.md': 'One',
      'content/a/two.md': '---\ndraft: true\n---\nTwo',
      'pages/blog/own.html': 'own',
    }
    const first = await exported(project, { ...files, ...content })
    const names = Object.keys(unzipSync(first))
    expect(names).toEqual(expect.arrayContaining(['pages/blog/one.html', 'editor/sources/content/a/two.md']))
    expect(names.filter((each) => each.startsWith('content/') || each.endsWith('two.html'))).toEqual([])
    const back = await loaded(first)
    expect(Object.keys(back.files)).toEqual(expect.arrayContaining(Object.keys(content)))
    expect(Object.keys(back.files)).not.toContain('pages/blog/one.html')
    expect(Buffer.compare(await exported(back.project, back.files), first)).toBe(0)
  })

  test('with a draft, which is in the zip and not in the site', async () => {
    const { project, files } = madeSite()
    const added = addPage(project, { name: 'plan', id: 'plan', has: () => false })
    if (!added.ok) throw new Error(added.failure)
    const page = { ...added.value.page, draft: true }
    const site = { ...project, pages: { ...project.pages, plan: page } }
    const own = { [page.pathes.html]: '<p>soon</p>', [page.pathes.css]: 'p{}', [page.pathes.js]: 'plan()' }
    const first = await exported(site, { ...files, ...own })
    const inSite = Object.keys(unzipSync(first)).filter((path) => !path.startsWith('editor/'))
    expect(inSite.filter((path) => path.includes('plan'))).toEqual([])
    const back = await loaded(first)
    expect(back.project.pages['plan']).toMatchObject({ draft: true })
    for (const [path, text] of Object.entries(own)) expect(textOf(back.files[path])).toBe(text)
    expect(Buffer.compare(await exported(back.project, back.files), first)).toBe(0)
  })

  test('a template whose files stay behind is no block of the site that is loaded', async () => {
    const { project, files } = madeSite()
    const pathes = { content: 'editor/templates/t/t.html', style: 'editor/templates/t/t.css' }
    const template = { ...emptyBlock, id: 't', label: 'T', type: 'template' as const, pathes }
    const inline = { ...template, id: 'i', content: '<p>i</p>' }
    const site = { ...project, blocks: { ...project.blocks, t: template, i: inline } }
    const all = { ...files, [pathes.content]: '<p>t</p>' }
    const names = async (settings: Partial<ProjectSettings>) =>
      Object.keys((await loaded(await exported(site, all, settings))).project.blocks)
    const whole = await names({})
    expect(whole).toEqual(expect.arrayContaining(['t', 'i']))
    expect(await names({ include_templates_in_export: false })).toEqual(whole.filter((name) => name !== 't'))
  })

  describe('symbols whose files stay behind', () => {
    const pathes = { content: 'editor/symbols/c/c.html', style: 'editor/symbols/c/c.css' }
    const symbol = { ...emptyBlock, id: 'c', label: 'C', type: 'symbol' as const, pathes }
    const unused = {
      ...symbol,
      id: 'u',
      pathes: { content: 'editor/symbols/u/u.html', style: 'editor/symbols/u/u.css' },
    }
    const card = (address: string) => `<a inf-symbol-id="c" class="card" href="${address}">Card</a>`
    const sheet = '/* c */\n.card { color: red }\n/* end c */\n'
    const site = () => {
      const { project, files } = madeSite()
      const symbols = { c: symbol, u: unused }
      return {
        project: { ...project, symbols, blocks: { ...project.blocks, ...symbols } },
        files: {
          ...files,
          'editor/pages/über uns.html': `<p>About</p>\n${card('../index.html')}\n`,
          'css/symbols.css': sheet,
          [pathes.content]: card('./index.html'),
          [pathes.style]: '.card { color: red }',
          [unused.pathes.content]: '<i>u</i>',
        },
      }
    }
    const without = { include_symbols_in_export: false }

    test('are found again in an element on a page and in the shared sheet; one that is nowhere is none', async () => {
      const { project, files } = site()
      const first = await exported(project, files, without)
      expect(Object.keys(unzipSync(first)).filter((name) => name.startsWith('editor/symbols/'))).toEqual([])
      const back = await loaded(first)
      expect(textOf(back.files[pathes.content])).toBe(card('./index.html'))
      expect(textOf(back.files[pathes.style])).toBe('.card { color: red }')
      expect(Object.keys(back.project.symbols)).toEqual(['c'])
      expect(Object.keys(back.project.blocks)).toEqual(Object.keys(project.blocks).filter((id) => id !== 'u'))
      const second = await exported(back.project, back.files, without)
      expect(Buffer.compare(await exported((await loaded(second)).project, back.files, without), second)).toBe(0)
    })

    test('a zip without their shared sheet gets it from the sheet of each', async () => {
      const { project, files } = site()
      const zip = unzipSync(await exported(project, files))
      for (const name of Object.keys(zip)) if (name.endsWith('css/symbols.css')) delete zip[name]
      const back = await loaded(await pack(inputsOf(zip)))
      expect(textOf(back.files['css/symbols.css'])).toBe(sheet)
      expect(Object.keys(back.project.symbols)).toEqual(['c', 'u'])
    })
  })

  test('comes back with every file as it was, sources of what was shortened included', async () => {
    const { project, files } = madeSite()
    const back = await loaded(await exported(project, files))
    for (const [name, content] of Object.entries(files))
      expect([name, textOf(back.files[name])]).toEqual([name, textOf(content)])
    expect(back.project).toMatchObject({ name: 'Made', custom: { kept: 'for later' }, motions: { m1: { name: 'x' } } })
    expect(back.project.pages.playground?.hidden).toBe(true)
  })

  test('a page in a folder lies there in the zip, leads out of it, and comes back', async () => {
    const { project, files } = madeSite()
    const more = addPage(project, { name: 'blog/First post', id: 'post', has: () => false })
    if (!more.ok) throw new Error(more.failure)
    const html = '<a href="../../index.html">Home</a>'
    const site = { ...files, ...more.value.files, 'editor/pages/blog/first-post.html': html }
    const first = await exported(more.value.project, { ...site, 'css/blog/first-post.css': 'a{color:red}' })
    const built = textOf(unzipSync(first)['pages/blog/first-post.html'])
    expect(built).toContain('href="../../css/blog/first-post.css"')
    expect(built).toContain('<title>First post</title>')
    const back = await loaded(first)
    expect(back.project.pages['blog/first-post']).toEqual(more.value.page)
    expect(textOf(back.files['editor/pages/blog/first-post.html'])).toBe(html)
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
    ['JSON of something else', '{"theme":"dark"}', 'invalid-record'],
    ['no pages', '{"name":"x","pages":{}}', 'no-pages'],
    ['a path that leads out', '{"name":"x","pages":{"index":{"pathes":{"html":"../x.html"}}}}', 'invalid-record'],
    ['not UTF-8', new Uint8Array([0xff, 0xfe]), 'invalid-record'],
  ])('%s is refused', async (_what, content, failure) => {
    expect(
      await load(await pack(inputsOf({ 'editor/pergola.json': content, 'editor/pages/index.html': '<p>' }))),
    ).toMatchObject({
      ok: false,
      failure,
    })
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
    'my site/korean.html': '<meta charset=iso-2022-kr>',
    'my site/css/a b.css': 'a{}',
    'my site/css/c.css': '',
    'my site/.nojekyll': '',
    'my site/pic.png': new Uint8Array([9, 9]),
  }

  test('each html file becomes a page at its own path', async () => {
    const { project, kind, files } = await loaded(await pack(inputsOf(site)))
    expect(kind).toBe('site')
    expect(
      Object.values(project.pages).map(({ name, pathes, editable, encoding }) => [
        name,
        pathes.html,
        pathes.css,
        editable ?? encoding,
      ]),
    ).toEqual([
      ['index', 'Index.HTML', 'css/a b.css', undefined],
      ['home', 'home.htm', '', undefined],
      ['korean', 'korean.html', '', false],
      ['old', 'old.html', '', 'windows-1252'],
      ['blog-index', 'blog/index.html', 'css/c.css', undefined],
      ['about us', 'pages/About Us.html', 'css/c.css', undefined],
      ['about us-2', 'pages/about us.htm', '', undefined],
    ])
    expect(Object.keys(files)).toHaveLength(11)
  })

  test('a site of XHTML alone opens and comes back, what is not well-formed as well', async () => {
    const page = (body: string) =>
      `<?xml version="1.0"?>\r\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title/><link rel="stylesheet" href="a.css"/></head><body>${body}</body></html>`
    const xhtml = {
      'index.xhtml': page('<script src="a.js"/><p>a</p>'),
      'text/b.XHT': page('<p>b'),
      'a.css': 'p{}',
    }
    await expectKept(xhtml)
    const { project } = await loaded(await pack(inputsOf(xhtml)))
    const pages = Object.values(project.pages).map(({ name, pathes, editable }) => [
      name,
      pathes.html,
      pathes.css,
      editable,
    ])
    expect(pages).toEqual([
      ['index', 'index.xhtml', 'a.css', undefined],
      ['text-b', 'text/b.XHT', '', undefined],
    ])
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

  test.each<[string, Files, string]>([
    ['notes of its own', { 'editor/sources/x': 'mine' }, 'editor/pergola.json'],
    ['a file that is called like the record', { 'editor/pergola.json': '{"theme":"dark"}' }, 'editor/pergola-2.json'],
    ['one that is no JSON', { 'editor/pergola.json': new Uint8Array([0xff]) }, 'editor/pergola-2.json'],
    [
      'all that the editor calls its own',
      {
        'editor/pergola.json': '[]',
        'editor/pergola-2.json': '{"pages":{}}',
        'editor/sources/index.html': 'not the page',
        'editor/sources/editor/sources/index.html': 'neither',
        'editor/sources-2/index.html': 'nor this',
        'editor/symbols/a/a.html': '<b>',
        'editor/templates/t.html': '<i>',
      },
      'editor/pergola-3.json',
    ],
  ])('comes back whole with %s', async (_what, files, record) => {
    const project = await expectKept({ 'index.html': '<p>', ...files }, '', record)
    expect(project.siteFiles?.toSorted()).toEqual(Object.keys(files).toSorted())
  })

  test('comes back whole whatever its files are called', async () => {
    await expectKept({
      [`img/${'ä'.repeat(65)}.png`]: new Uint8Array([1]),
      'FAQ.html': '<p>FAQ',
      'faq.html': '<p>faq',
      'nul.html': '<p>nul',
      'js/aux.js': 'aux()',
      'index.html': '<a href="index.html%3Fp=2.html">2</a><script src="js/aux.js"></script>',
      'index.html?p=2.html': '<p>2',
      'a:b.html': '<p>a',
      'dir./b.html': '<p>b',
      '#1 of 100%.html': '<p>%',
    })
  })

  test('has a page for each file, though two names differ in case only', async () => {
    const { project } = await loaded(
      await pack(inputsOf({ 'FAQ.html': '', 'faq.html': '', 'index.html?p=2.html': '' })),
    )
    expect(Object.values(project.pages).map(({ name, pathes }) => [name, pathes.html])).toEqual([
      ['index', 'FAQ.html'],
      ['faq', 'faq.html'],
      ['index.html-p=2', 'index.html?p=2.html'],
    ])
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
