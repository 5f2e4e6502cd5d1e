import { describe, expect, test } from 'vitest'
import { defaultSettings, runtimePaths } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { addPage, createProject } from '../project/index.ts'
import { buildSite, builtBytes } from './index.ts'
import type { BuildMode } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'

const runtime = Object.fromEntries(Object.values(runtimePaths).map((path) => [path, '']))

interface Site {
  readonly record?: Partial<Project>
  readonly files?: Readonly<Record<string, string>>
  readonly helmets?: Readonly<Record<string, Partial<Page['helmet']>>>
  readonly documents?: Readonly<Record<string, string>>
  readonly mode?: BuildMode
}

/** Files of a site with the pages index, about and fresh-bread, by path. */
async function builtSite({ record, files = {}, helmets = {}, documents = {}, mode = 'export' }: Site) {
  const made = createProject({ name: 'Bread & Co', ids: () => 'id' })
  let { project } = made
  let all: Record<string, string> = { ...made.files, ...files, ...documents }
  for (const name of ['about', 'fresh-bread']) {
    const more = addPage(project, { name, id: name, has: () => false })
    if (!more.ok) throw new Error(more.failure)
    project = more.value.project
    all = { ...all, ...more.value.files }
  }
  const pages = Object.fromEntries(
    Object.entries(project.pages).map(([name, page]) => [
      name,
      { ...page, helmet: { ...page.helmet, ...helmets[name] } },
    ]),
  )
  const first = pages['index']!
  for (const path of Object.keys(documents)) {
    pages[path] = { ...first, name: path, pathes: { html: path, css: '', js: '' } }
  }
  const source = memoryFiles(all)
  const actions = { names: [], script: () => '' }
  const request = { settings: defaultSettings(), mode, runtime, actions, files: source }
  const output = await buildSite({ ...request, project: { ...project, pages, ...record } })
  const texts: Record<string, string> = {}
  // One place is written once: of two, the last would hide the other.
  expect(output.map(({ path }) => path)).toEqual([...new Set(output.map(({ path }) => path))])
  for (const file of output) texts[file.path] = new TextDecoder().decode(await builtBytes(file, source))
  return texts
}

const siteAddress = 'https://bread.example/'
const everything = { sitemap: true, robots: true, llms: true, manifest: true, headers: true, redirects: '/old /' }

describe('files that the build adds', () => {
  test.each([
    ['nothing is asked for', {}],
    [
      'all is switched off',
      { addedFiles: { sitemap: false, robots: false, manifest: false, redirects: ' \n# /a /b' } },
    ],
    ['the record says something of another type', { addedFiles: { sitemap: 'yes', robots: 1, redirects: ['/a /b'] } }],
  ])('are none, and no byte differs, where %s', async (_what, record) => {
    expect(await builtSite({ record: { siteAddress, ...record } })).toEqual(
      await builtSite({ record: { siteAddress } }),
    )
  })

  test('are no part of a preview', async () => {
    const mode = 'preview'
    expect(await builtSite({ record: { siteAddress, addedFiles: everything }, mode })).toEqual(
      await builtSite({ mode }),
    )
  })

  test('are the same bytes for the same site', async () => {
    const record = { siteAddress, addedFiles: everything }
    expect(await builtSite({ record })).toEqual(await builtSite({ record }))
  })

  test('leave a file of the same name as the project has it', async () => {
    const own = { 'sitemap.xml': 'a', 'robots.txt': 'b', 'llms.txt': 'c', 'manifest.webmanifest': 'd', _headers: 'e' }
    const record = { siteAddress, addedFiles: everything }
    const built = await builtSite({ record, files: { ...own, _redirects: 'f' } })
    expect(built).toMatchObject({ ...own, _redirects: 'f' })
  })
})

describe('the sitemap', () => {
  const addedFiles = { sitemap: true }

  test('lists pages by their addresses, the first page first', async () => {
    const built = await builtSite({ record: { siteAddress: 'https://bread.example/shop', addedFiles } })
    expect(built['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://bread.example/shop/</loc></url>
  <url><loc>https://bread.example/shop/pages/about.html</loc></url>
  <url><loc>https://bread.example/shop/pages/fresh-bread.html</loc></url>
</urlset>
`)
  })

  test.each([
    ['noindex in its field', { robots: 'noindex, follow' }],
    ['none in its tags', { customMetaTags: '<META NAME=robots CONTENT=none>' }],
    ['another canonical address', { customMetaTags: '<link rel="canonical" href="../index.html">' }],
  ])('leaves out a page with %s', async (_what, helmet) => {
    const built = await builtSite({ record: { siteAddress, addedFiles }, helmets: { about: helmet } })
    expect(built['sitemap.xml']).not.toContain('about')
  })

  test('lists a page that names itself as canonical, as a file or as a folder', async () => {
    const record = { siteAddress, addedFiles }
    for (const href of ['./', 'index.html', 'https://bread.example/#top']) {
      const helmets = { index: { customMetaTags: `<link rel="canonical" href="${href}">` } }
      expect((await builtSite({ record, helmets }))['sitemap.xml']).toContain('<loc>https://bread.example/</loc>')
    }
  })

  test('reads pages that came as whole documents, and leaves out what is shown for missing ones', async () => {
    const documents = {
      'blog/a&b.html': '<!doctype html><title>A</title>',
      'blog/hidden.html': '<!doctype html><meta name=robots content=noindex>',
      '404.html': '<!doctype html><title>Missing</title>',
    }
    const sitemap = (await builtSite({ record: { siteAddress, addedFiles }, documents }))['sitemap.xml']
    expect(sitemap).toContain('<loc>https://bread.example/blog/a%26b.html</loc>')
    expect(sitemap).not.toMatch(/hidden|404/)
  })

  test('is not there without an address of the site', async () => {
    expect(await builtSite({ record: { addedFiles } })).not.toHaveProperty('sitemap.xml')
  })
})

describe('robots.txt', () => {
  const robots = async (record: Partial<Project>, files = {}) => (await builtSite({ record, files }))['robots.txt']

  test('lets everybody in, and names a sitemap that the site has', async () => {
    const alone = 'User-agent: *\nAllow: /\n'
    const both = `${alone}\nSitemap: https://bread.example/sitemap.xml\n`
    expect(await robots({ siteAddress, addedFiles: { robots: true } })).toBe(alone)
    expect(await robots({ addedFiles: { robots: true, sitemap: true } })).toBe(alone)
    expect(await robots({ siteAddress, addedFiles: { robots: true, sitemap: true } })).toBe(both)
    expect(await robots({ siteAddress, addedFiles: { robots: true } }, { 'sitemap.xml': 'own' })).toBe(both)
  })
})

describe('llms.txt', () => {
  test('lists the pages with their titles and descriptions', async () => {
    const helmets = {
      index: { title: 'Bread', description: 'Baked\n daily' },
      about: { title: 'About [us]', description: '' },
    }
    const built = await builtSite({ record: { addedFiles: { llms: true } }, helmets })
    expect(built['llms.txt']).toBe(`# Bread & Co

> Baked daily

## Pages

- [Bread](index.html): Baked daily
- [About \\[us\\]](pages/about.html)
- [fresh-bread](pages/fresh-bread.html)
`)
  })
})

describe('files for hosts', () => {
  test('write redirects with a status each, up to the first line that is none', async () => {
    const addedFiles = { redirects: '# moved\n/old /new\r\n\n/gone  https://else.example/ 302\n/a b c\n/late /x' }
    const built = await builtSite({ record: { addedFiles } })
    expect(built['_redirects']).toBe('/old /new 301\n/gone https://else.example/ 302\n')
  })

  test('write headers for all paths', async () => {
    const built = await builtSite({ record: { addedFiles: { headers: true } } })
    expect(built['_headers']).toBe(
      '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: strict-origin-when-cross-origin\n',
    )
  })
})

describe('the web manifest', () => {
  const record = { addedFiles: { manifest: true } }
  const icons = { 'icons/icon-192.png': 'x', 'icons/apple-touch-icon.png': 'x' }

  test('names the icons that the project has, and every page links it', async () => {
    const [plain, built] = [await builtSite({ files: icons }), await builtSite({ record, files: icons })]
    expect(built['manifest.webmanifest']).toBe(`{
  "name": "Bread & Co",
  "start_url": "./",
  "display": "minimal-ui",
  "icons": [
    {
      "src": "icons/icon-192.png",
      "sizes": "192x192",
      "type": "image/png"
    }
  ]
}
`)
    const tags =
      '  <link rel="apple-touch-icon" href="../icons/apple-touch-icon.png">\n  <link rel="manifest" href="../manifest.webmanifest">\n'
    expect(built['pages/about.html']!.replace(tags, '')).toBe(plain['pages/about.html'])
    expect(built['pages/about.html']).toContain(`${tags}</head>`)
    expect(built['index.html']).toContain('<link rel="manifest" href="./manifest.webmanifest">')
  })

  test.each([
    [
      'links of its own',
      '<!doctype html><head><link rel=manifest href=m><link rel="apple-touch-icon" href=i></head><p>',
    ],
    ['a base', '<!doctype html><head><base href="/x/"></head><p>'],
  ])('leaves a page with %s as it is', async (_what, html) => {
    const built = await builtSite({ record, files: icons, documents: { 'a.html': html } })
    expect(built['a.html']).toBe(html)
  })

  test('is linked in a page without a written head, and in one of XHTML', async () => {
    const xml = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body/></html>'
    const documents = { 'a.html': '<!doctype html>\n<title>T</title>\n<p>x', 'b.xhtml': xml }
    const built = await builtSite({ record, documents })
    expect(built['a.html']).toBe(
      '<!doctype html>\n<title>T</title>\n<link rel="manifest" href="./manifest.webmanifest">\n<p>x',
    )
    expect(built['b.xhtml']).toBe(
      xml.replace('</title>', '</title><link rel="manifest" href="./manifest.webmanifest" />'),
    )
  })
})
