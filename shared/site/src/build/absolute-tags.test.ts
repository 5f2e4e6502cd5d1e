import { expect, test } from 'vitest'
import { defaultSettings, runtimePaths } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { createProject } from '../project/index.ts'
import { buildSite, builtBytes } from './index.ts'
import type { BuildMode } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'

const runtime = Object.fromEntries(Object.values(runtimePaths).map((path) => [path, '']))

const tags = [
  '<link rel="canonical" href="./">',
  "<meta property='og:image' content='assets/a b.png'>",
  '<meta name="twitter:image" content="https://elsewhere.org/a.png">',
  '<meta property="og:title" content="assets/a.png">',
  '<link rel="preload" href="assets/a.png">',
].join('\n')

interface Site {
  readonly siteAddress?: string
  readonly mode?: BuildMode
  /** A page that came as a whole document. */
  readonly document?: { readonly path: string; readonly html: string }
}

async function builtPage({ siteAddress, mode = 'export', document }: Site): Promise<string> {
  const made = createProject({ name: 'Site', ids: () => 'id' })
  const index = made.project.pages['index']!
  const page: Page = document
    ? { ...index, pathes: { html: document.path, css: '', js: '' } }
    : { ...index, helmet: { ...index.helmet, customMetaTags: tags } }
  const project: Project = {
    ...made.project,
    pages: { index: page },
    ...(siteAddress === undefined ? {} : { siteAddress }),
  }
  const files = memoryFiles(document ? { [document.path]: document.html } : made.files)
  const actions = { names: [], script: () => '' }
  const output = await buildSite({ project, files, settings: defaultSettings(), mode, runtime, actions })
  const file = output.find(({ path }) => path === (document?.path ?? 'index.html'))!
  return new TextDecoder().decode(await builtBytes(file, files))
}

test('a page names whole addresses where the site has one, and no other byte differs', async () => {
  const plain = await builtPage({})
  expect(plain).toContain(tags)
  const whole = tags
    .replace('href="./"', 'href="https://a.org/b/"')
    .replace("'assets/a b.png'", "'https://a.org/b/assets/a%20b.png'")
  expect(await builtPage({ siteAddress: 'https://a.org/b/' })).toBe(plain.replace(tags, whole))
})

test.each([
  ['a preview', { siteAddress: 'https://a.org/', mode: 'preview' }],
  ['an empty address', { siteAddress: '' }],
  ['an address of a record that is none', { siteAddress: 'javascript:alert(1)' }],
] as const)('%s leaves them as they are', async (_what, site) => {
  expect(await builtPage(site)).toBe(await builtPage({ mode: 'mode' in site ? site.mode : 'export' }))
})

test('a page that came as a whole document follows its base, and keeps every other byte', async () => {
  const html = '<!doctype html>\r\n<HEAD><base href=/deep/><link  rel=canonical href=x.html ></HEAD><p>&nbsp;'
  const document = { path: 'blog/a.html', html }
  expect(await builtPage({ document })).toBe(html)
  const written = html.replace('href=x.html', 'href="https://a.org/deep/x.html"')
  expect(await builtPage({ document, siteAddress: 'https://a.org/' })).toBe(written)
})

test('a page of XHTML stays well-formed', async () => {
  const html =
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title><link rel="canonical" href="a?b&amp;c"/></head><body/></html>'
  const document = { path: 'a.xhtml', html }
  const written = html.replace('a?b&amp;c', 'https://a.org/a?b&amp;c')
  expect(await builtPage({ document, siteAddress: 'https://a.org/' })).toBe(written)
})
