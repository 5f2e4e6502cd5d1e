import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Page, Project } from '@pergola/contracts'
import {
  addPage,
  createProject,
  decodeText,
  encodeText,
  migrateProject,
  missingFiles,
  newPageName,
  normalisePageName,
  pageFromHtml,
  pageLinks,
  pageNameOfFile,
  pathProblem,
  removePage,
} from './index.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

function counter() {
  let count = 0
  return () => `id-${++count}`
}

const runs = { numRuns: 500 }

function newProject() {
  const { project, files } = createProject({ name: ' My site ', description: 'A site', ids: counter() })
  return { project, has: (path: string) => Object.hasOwn(files, path), files }
}

function added(project: Project, name: string, has: (path: string) => boolean = () => false) {
  const outcome = addPage(project, { name, id: 'new', has })
  if (!outcome.ok) throw new Error(outcome.failure)
  return outcome.value
}

describe('a new project', () => {
  test('has an index and a hidden playground, and a file for all they need', () => {
    const { project, files } = newProject()
    expect(project).toMatchObject({ name: 'My site', description: 'A site', type: 'site' })
    expect(Object.values(project.pages).map(({ name, hidden }) => [name, hidden])).toEqual([
      ['index', false],
      ['playground', true],
    ])
    expect(files['editor/pages/index.html']).toBe('')
    expect(files['global/pergola.css']).toContain('.inf-container')
    expect(files['global/global-rules.css']).toContain('@media (min-width: 96rem)')
    expect(missingFiles(project, (path) => Object.hasOwn(files, path))).toEqual({})
  })

  test('is a record that migration leaves as it is', () => {
    const { project } = newProject()
    expect(migrateProject(project)).toEqual({ ok: true, value: project })
  })

  test('gets back what a cut creation left out, and nothing else', () => {
    const { project, files } = newProject()
    const back = missingFiles(project, (path) => path !== 'css/index.css' && path !== 'global/pergola.css')
    expect(back).toEqual({ 'css/index.css': '', 'global/pergola.css': files['global/pergola.css'] })
  })

  test('a page that came as a document of its own gets an empty one, so that it can be opened', () => {
    const { project, files } = newProject()
    const index = project.pages['index']!
    const loaded = { ...index, pathes: { html: 'index.html', css: '', js: '' } }
    const pages = { ...project.pages, index: loaded }
    const back = missingFiles({ ...project, pages }, (path) => Object.hasOwn(files, path))
    expect(Object.keys(back)).toEqual(['index.html'])
    expect(back['index.html']).toContain('<title>index</title>')
  })
})

describe('the name of a page', () => {
  test.each([
    ['About', 'about'],
    ['  Über uns ', 'über uns'],
    ['blog-2_a.b', 'blog-2_a.b'],
    ['关于', '关于'],
    ['cafe\u0301', 'café'],
    ['Blog/Post', 'blog/post'],
    ['a.html', 'a.html'],
  ])('%s', (typed, name) => expect(normalisePageName(typed)).toEqual({ ok: true, value: name }))

  test.each(['', '  ', '\t'])('"%s" is empty', (typed) =>
    expect(normalisePageName(typed)).toMatchObject({ failure: 'name-empty' }),
  )

  test.each([
    '..',
    '.',
    '.htaccess',
    'a//b',
    '/a',
    'a/',
    'a/.b',
    'a/../b',
    'a.html/b',
    'a.css/b',
    'motions/a',
    'tailwind/a',
    'con/a',
    'a\\b',
    '../a',
    'a:b',
    'a?b',
    'a#b',
    'a%2fb',
    'a*',
    'a<b',
    'a\0b',
    'a\u202eb',
    'con',
    'nul',
    'a.',
    'constructor',
    '__proto__',
    'x'.repeat(120),
    'ä'.repeat(60),
  ])('%j is refused', (typed) => expect(normalisePageName(typed)).toMatchObject({ failure: 'name-invalid' }))

  test('is safe as a file name and stays as it is when named again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const name = normalisePageName(typed)
        if (!name.ok) return
        expect(normalisePageName(name.value)).toEqual(name)
        expect(pathProblem(`editor/pages/${name.value}.html`)).toBeNull()
        expect({}[name.value as never]).toBeUndefined()
      }),
      runs,
    )
  })

  test.each([
    [' Contact ', 'contact', ''],
    ['Contact.HTML', 'contact', ''],
    ['contact.htm', 'contact', ''],
    ['/contact', 'contact', ''],
    ['blog/Post', 'blog/post', ''],
    ['blog/', 'blog/index', ''],
    ['Über uns', 'ueber-uns', 'Über uns'],
    ['Blog/Größe & Maß', 'blog/groesse-mass', 'Größe & Maß'],
    ["What's new!", 'whats-new', "What's new!"],
    ['crème brûlée.html', 'creme-brulee', 'crème brûlée'],
    ['Łódź', 'lodz', 'Łódź'],
    ['关于 我们', '关于-我们', '关于 我们'],
    ['Новый', 'новый', ''],
    ['blog-2_a.b', 'blog-2_a.b', ''],
    ['-', '-', ''],
  ])('typed as %s gives a readable address, and its words to the title', (typed, name, title) => {
    expect(newPageName(typed)).toEqual({ ok: true, value: { name, title } })
  })

  test.each(['', '  ', '/', '.html', '/ /'])('typed as "%s" is empty', (typed) =>
    expect(newPageName(typed)).toMatchObject({ ok: false }),
  )

  test('typed as anything is one that a page can have, and typed again it is the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (typed) => {
        const made = newPageName(typed)
        if (!made.ok) return
        const { name } = made.value
        expect(normalisePageName(name)).toEqual({ ok: true, value: name })
        expect(name).not.toMatch(/\s/)
        const again = newPageName(name)
        expect(again.ok && again.value.name).toBe(name)
      }),
      runs,
    )
  })

  test.each([
    ['About Us.HTML', 'About Us'],
    ['a.b.htm', 'a.b'],
    ['C:\\sites\\home.html', 'home'],
    ['x/y/home.html', 'home'],
  ])('%s is named after the file', (file, name) => expect(pageNameOfFile(file)).toBe(name))
})

describe('adding and removing pages', () => {
  test('a page comes with its files', () => {
    const { project, has } = newProject()
    const { page, files, project: next } = added(project, ' About ', has)
    expect(page).toMatchObject({ id: 'new', name: 'about', pathes: { html: 'editor/pages/about.html' } })
    expect(next.pages.about).toBe(page)
    expect(files).toEqual({ 'editor/pages/about.html': '', 'css/about.css': '', 'js/about.js': '' })
    expect(project.pages.about).toBeUndefined()
  })

  test('a page in a folder has its files in that folder, and a title that says what was typed', () => {
    const { project, has } = newProject()
    const { page } = added(project, 'blog/Über uns.html', has)
    expect(page).toMatchObject({
      name: 'blog/ueber-uns',
      helmet: { title: 'Über uns' },
      pathes: { html: 'editor/pages/blog/ueber-uns.html', css: 'css/blog/ueber-uns.css', js: 'js/blog/ueber-uns.js' },
    })
    expect(pageLinks(project, page)[0]).toEqual({ page: 'index', href: '../../index.html' })
  })

  test('in an imported site it brings the base styles too', () => {
    const imported: Page = {
      ...(newProject().project.pages.index as Page),
      pathes: { html: 'index.html', css: '', js: '' },
    }
    const project = { ...newProject().project, pages: { index: imported } }
    expect(Object.keys(added(project, 'about').files)).toContain('global/pergola.css')
  })

  test.each(['about', 'ABOUT ', 'Index', 'playground'])('a name that is taken is refused: %s', (name) => {
    const { project } = newProject()
    expect(addPage(added(project, 'about').project, { name, id: 'x', has: () => false })).toMatchObject({
      failure: 'page-exists',
    })
  })

  test.each(['pages/shop.html', 'css/shop.css', 'editor/pages/shop.html'])(
    'a file in the way is never overwritten: %s',
    (file) => {
      const { project } = newProject()
      expect(addPage(project, { name: 'shop', id: 'x', has: (path) => path === file })).toMatchObject({
        failure: 'page-exists',
      })
    },
  )

  test('removal names the files that go', () => {
    const { project } = newProject()
    const outcome = removePage(added(project, 'about').project, 'about')
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        record: { pages: project.pages },
        removed: ['editor/pages/about.html', 'css/about.css', 'js/about.js'],
      },
    })
  })

  test('what was switched off in a sheet goes with the sheet', () => {
    const { project } = newProject()
    const hiddenStyles = { 'css/index.css': { a: {} }, 'css/about.css': { a: {} } }
    const outcome = removePage({ ...added(project, 'about').project, hiddenStyles }, 'about')
    expect(outcome).toMatchObject({ value: { record: { hiddenStyles: { 'css/index.css': { a: {} } } } } })
    expect(outcome).not.toHaveProperty('value.record.hiddenStyles.css/about.css')
  })

  test('the index stays, and so does what is not there', () => {
    const { project } = newProject()
    expect(removePage(project, 'index')).toMatchObject({ failure: 'page-index' })
    expect(removePage(project, 'nothing')).toMatchObject({ failure: 'page-missing' })
    expect(removePage(project, 'constructor')).toMatchObject({ failure: 'page-missing' })
  })

  test('a sheet that other pages use is kept', () => {
    const { project } = newProject()
    const page = (name: string): Page => ({
      ...(project.pages.index as Page),
      name,
      pathes: { html: `${name}.html`, css: 'style.css', js: '' },
    })
    const outcome = removePage({ ...project, pages: { index: page('index'), b: page('b') } }, 'b')
    expect(outcome).toMatchObject({ value: { removed: ['b.html'] } })
  })
})

test('links are written from where the page lies', () => {
  const { project: made, page } = added(newProject().project, 'about')
  // As pages were called before names were made readable.
  const about: Page = { ...page, name: 'über uns', pathes: { ...page.pathes, html: 'editor/pages/über uns.html' } }
  const { about: _, ...others } = made.pages
  const project = { ...made, pages: { ...others, 'über uns': about } }
  expect(pageLinks(project, project.pages.index as Page)).toEqual([
    { page: 'index', href: './index.html' },
    { page: 'über uns', href: './pages/%C3%BCber%20uns.html' },
  ])
  expect(pageLinks(project, about)[0]).toEqual({ page: 'index', href: '../index.html' })
  expect(pageLinks(project, { ...about, pathes: { html: 'a/b/c.html', css: '', js: '' } })[1]?.href).toBe(
    '../../pages/%C3%BCber%20uns.html',
  )
})

function taken(html: string) {
  const outcome = pageFromHtml(html)
  if (!outcome.ok) throw new Error(outcome.failure)
  return outcome.value
}

describe('an uploaded page', () => {
  test('is taken apart and nothing is lost', () => {
    const page = taken(`\ufeff<!DOCTYPE html>
<html lang="de" class="x"><head><meta charset="utf-8"><meta name=viewport content="width=1">
<title>A &amp; B</title><meta name="Description" content="Words"><link rel="icon" href="i.png">
<link rel="stylesheet" href="a.css"><style>a { b: c }</style><style media="print">p { q: r }</style>
<script src="lib.js"></script><script>let a = 1</script><script type="application/ld+json">{}</script></head>
<body class="dark" data-x='1'>
  <H1 Class=a >Hi</H1><style>i { j: k }</style><script>let b = 2</script><script src=b.js></script>
  <svg viewBox="0 0 1 1"><style>.s {}</style></svg><template><style>t {}</style></template>
</body></html>
`)
    expect(page.html).toBe(`
  <H1 Class=a >Hi</H1><script src=b.js></script>
  <svg viewBox="0 0 1 1"><style>.s {}</style></svg><template><style>t {}</style></template>
`)
    expect(page.css).toBe('a { b: c }\n@media print {\np { q: r }\n}\ni { j: k }')
    expect(page.js).toBe('let a = 1\n;\nlet b = 2')
    expect(page.helmet).toMatchObject({ lang: 'de', title: 'A & B', description: 'Words', icon: 'i.png' })
    expect(page.helmet.customMetaTags.split('\n')).toEqual([
      '<link rel="stylesheet" href="a.css">',
      '<script src="lib.js"></script>',
      '<script type="application/ld+json">{}</script>',
    ])
    expect(page.bodyAttributes).toEqual({ class: 'dark', 'data-x': '1' })
  })

  test.each([
    ['without any head or body', '<h1>Hi</h1>\n<p>there', '<h1>Hi</h1>\n<p>there'],
    ['with an implied body', '<!doctype html><title>x</title>\n<p>a</p>', '\n<p>a</p>'],
    ['with many comments and no doctype', `${'<!-- - -->'.repeat(300)}<p>a</p>`, `${'<!-- - -->'.repeat(300)}<p>a</p>`],
    ['with content behind the body', '<html><body><p>a</p></body><p>b</p></html>', '<p>a</p><p>b</p>'],
    ['with an import that must come first', '<body><style>@import "a.css";</style>', '<style>@import "a.css";</style>'],
    [
      'with a script that writes where it stands',
      '<body><script>document.write(1)</script>',
      '<script>document.write(1)</script>',
    ],
    ['with a module', '<body><script type="module">x</script>', '<script type="module">x</script>'],
    ['with nothing in it', '<body></body>', ''],
  ])('%s', (_what, html, body) => expect(taken(html).html).toBe(body))

  test.each(['', ' \n', '\ufeff'])('%j is empty', (html) =>
    expect(pageFromHtml(html)).toMatchObject({ failure: 'file-empty' }),
  )
})

describe('migration', () => {
  const old = {
    name: 'Old',
    logo: null,
    colors: null,
    custom: { kept: [1] },
    pages: {
      Index: { name: 'Index', pathes: { html: './editor/pages/index.html', css: '/css/index.css' }, components: [{}] },
      about: { id: 7, helmet: null },
    },
  }

  test('brings an old record up to date and keeps what it does not know', () => {
    const outcome = migrateProject(old)
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        logo: '',
        custom: { kept: [1] },
        pages: {
          index: {
            id: 'index',
            name: 'index',
            components: [{}],
            pathes: { html: 'editor/pages/index.html', css: 'css/index.css' },
          },
          about: { id: '7', helmet: { title: '' }, pathes: { html: 'editor/pages/about.html' } },
        },
      },
    })
  })

  test.each([
    ['a path that leads out', { html: '../../x.html' }],
    ['an absolute path', { html: '//etc/passwd/../x' }],
    ['a path with a NUL', { html: 'a\0b.html' }],
  ])('%s is refused', (_what, pathes) => {
    expect(migrateProject({ name: 'x', pages: { index: { id: 'a', name: 'index', pathes } } })).toMatchObject({
      failure: 'invalid-record',
    })
  })

  test('two pages at one place are refused', () => {
    const pages = { about: {}, other: { pathes: { html: 'pages/about.html' } } }
    expect(migrateProject({ name: 'x', pages })).toMatchObject({ failure: 'invalid-record' })
  })

  test.each([null, 1, 'x', [], { name: 1, pages: {} }, { pages: [] }, { name: 'x', pages: { 'a//b': {} } }])(
    'what is no record is refused: %j',
    (raw) => expect(migrateProject(raw)).toMatchObject({ failure: 'invalid-record' }),
  )

  test('the prototype is out of reach', () => {
    const raw: unknown = JSON.parse('{"name":"x","pages":{},"__proto__":{"a":1},"motions":{"__proto__":{"b":2}}}')
    const outcome = migrateProject(raw)
    expect(outcome.ok && (outcome.value as { a?: unknown }).a).toBeUndefined()
    expect(outcome.ok && (outcome.value.motions as { b?: unknown }).b).toBeUndefined()
  })

  test('twice is once, in the order of its keys too', () => {
    let migrated = 0
    const page = fc.record(
      {
        id: fc.string(),
        name: fc.constantFrom('Index', 'a', ' b '),
        hidden: fc.boolean(),
        extra: fc.jsonValue(),
        helmet: fc.constantFrom(null, {}, { title: 'x', y: 1 }),
      },
      { requiredKeys: [] },
    )
    const record = fc.record(
      {
        pages: fc.dictionary(fc.constantFrom('Index', 'a', 'b', '1'), page),
        name: fc.string(),
        motions: fc.option(fc.dictionary(fc.string(), fc.jsonValue())),
        logo: fc.option(fc.string()),
        other: fc.jsonValue(),
      },
      { requiredKeys: ['name', 'pages'] },
    )
    fc.assert(
      fc.property(record, (raw) => {
        const once = migrateProject(raw)
        if (!once.ok) return
        migrated++
        expect(JSON.stringify(migrateProject(once.value))).toBe(JSON.stringify(once))
      }),
      runs,
    )
    expect(migrated).toBeGreaterThan(200)
  })
})

test('text comes back byte for byte, and what is no text says so', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = decodeText(bytes)
      if (text !== null) expect([...encodeText(text)]).toEqual([...bytes])
    }),
    runs,
  )
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toBe('\ufeffa')
  expect(decodeText(new Uint8Array([0xe4, 0x61]))).toBeNull()
})
