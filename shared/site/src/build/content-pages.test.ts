import { defaultSettings, runtimePaths } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { describe, expect, test, vi } from 'vitest'
import { addPage, createProject } from '../project/index.ts'
import { buildSite } from './index.ts'

const collections = {
  collections: {
    articles: {
      folder: 'content/articles',
      page: 'article',
      address: 'blog/{slug}',
      sort: '-date',
      fields: {
        title: { type: 'text' },
        date: { type: 'date' },
        cover: { type: 'image' },
        source: { type: 'link' },
        author: { type: 'reference', to: 'authors' },
        body: { type: 'markdown' },
      },
    },
    authors: { file: 'content/authors.csv', fields: { name: { type: 'text' }, age: { type: 'number' } } },
  },
}
const articles = {
  'content/articles/first.md':
    '---\ntitle: First & "best"\ndate: 2026-01-01\nauthor: ada\ncover: assets/a b.png\n---\n\n# One\n',
  'content/articles/second.md': '---\ntitle: Second\ndate: 2026-02-01\n---\nText with **bold**\n',
  'content/articles/third.md': '---\ntitle: Third\ndate: 2026-03-01\ndraft: true\n---\n',
}
const content: Record<string, string> = {
  'content/collections.json': JSON.stringify(collections),
  'content/authors.csv': 'slug,name,age\nada,Ada,36\n',
  ...articles,
}

interface Given {
  readonly pages: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  readonly record?: Partial<Project>
  readonly mode?: 'export' | 'preview'
}

async function build({ pages, files = content, record = {}, mode = 'export' }: Given) {
  const made = createProject({ name: 'Site', ids: () => 'id' })
  let { project } = made
  let all: Record<string, string> = { ...made.files, ...files }
  for (const [name, html] of Object.entries(pages)) {
    if (name !== 'index') {
      const added = addPage(project, { name, id: name, has: () => false })
      if (!added.ok) throw new Error(added.failure)
      project = added.value.project
      all = { ...all, ...added.value.files }
    }
    all[`editor/pages/${name}.html`] = html
  }
  const onContentProblem = vi.fn<(text: string) => void>()
  const built = await buildSite({
    project: { ...project, ...record },
    files: {
      sizes: new Map(Object.entries(all).map(([path, text]) => [path, text.length])),
      read: (path) => new TextEncoder().encode(all[path]),
    },
    settings: defaultSettings(),
    mode,
    runtime: Object.fromEntries(Object.values(runtimePaths).map((path) => [path, ''])),
    actions: { names: [], script: () => '' },
    onContentProblem,
  })
  const texts = new Map(built.map((file) => [file.path, file.kind === 'text' ? file.text : (all[file.path] ?? '')]))
  return { texts, problems: onContentProblem.mock.calls.map(([text]) => text) }
}

const bodyOf = (html: string | undefined) => /<body[^>]*>\n([^]*?)\n?<\/body>/.exec(html ?? '')?.[1]?.trim()

describe('a site with collections', () => {
  test('has a page for each entry, and none for the template and for drafts', async () => {
    const { texts } = await build({ pages: { article: '<h1>${entry.title}</h1><div v-html="entry.body"></div>' } })
    const pages = [...texts.keys()].filter((path) => path.endsWith('.html') && path.startsWith('pages/'))
    expect(pages).toEqual(['pages/blog/first.html', 'pages/blog/second.html'])
    expect(bodyOf(texts.get('pages/blog/first.html'))).toBe('<h1>First &amp; "best"</h1><div><h1>One</h1></div>')
    expect(texts.get('pages/blog/second.html')).toContain('<title>Second</title>')
  })

  test('writes lists out, and carries no script and no source for them', async () => {
    const list =
      '<ul>\n  <li v-for="(article, at) in articles" :key="article.slug"><a class="a" :class="{ first: at === 0 }" ' +
      'v-bind:href="article.url" v-text="article.title"></a> ${article.author?.name}</li>\n</ul>'
    const { texts } = await build({ pages: { index: list, article: 'x' } })
    expect(bodyOf(texts.get('index.html'))).toBe(
      '<ul>\n  <li><a class="a first" href="./pages/blog/second.html">Second</a> </li>' +
        '<li><a class="a" href="./pages/blog/first.html">First &amp; "best"</a> Ada</li>\n</ul>',
    )
    expect([...texts.keys()].filter((path) => path.startsWith('content/') || path.includes('p-vue'))).toEqual([])
  })

  test('links sheets and files from where the page of an entry lies', async () => {
    const { texts } = await build({
      pages: { article: '<img src="../assets/logo.svg"><img :src="entry.cover"><a href="../index.html">Home</a>' },
      files: { ...content, 'assets/logo.svg': '<svg/>' },
    })
    const page = texts.get('pages/blog/first.html')
    expect(page).toContain('href="../../global/global-rules.css"')
    expect(bodyOf(page)).toBe(
      '<img src="../../assets/logo.svg"><img src="../../assets/a%20b.png"><a href="../../index.html">Home</a>',
    )
  })

  test('makes pages of a long list', async () => {
    const { texts } = await build({
      pages: {
        blog: '<p v-if="paging.next"><a :href="paging.next">Older</a></p><i v-for="a of paged(articles, 1)">${a.slug}</i>',
        article: '',
      },
    })
    expect(bodyOf(texts.get('pages/blog.html'))).toBe('<p><a href="blog/2.html">Older</a></p><i>second</i>')
    expect(bodyOf(texts.get('pages/blog/2.html'))).toBe('<i>first</i>')
  })

  test('leaves what the visitor changes to the engine, with the data for it', async () => {
    const { texts } = await build({
      pages: { index: '<p v-for="a in authors" v-on:click="alert(a.name)">${a.name}</p><b>${authors.length}</b>' },
    })
    const page = texts.get('index.html') ?? ''
    expect(page).toContain('<p v-for="a in authors" v-on:click="alert(a.name)">${a.name}</p><b>1</b>')
    expect(page).toContain('<body v-scope="{ authors: [{&quot;slug&quot;:&quot;ada&quot;')
    expect(page).toContain('initPVue.js')
  })

  test('is left to the engine where the list says so', async () => {
    const { texts } = await build({ pages: { index: '<p v-for="a in authors" data-render="live">${a.name}</p>' } })
    expect(texts.get('index.html')).toContain('<p v-for="a in authors" data-render="live">${a.name}</p>')
  })

  test('shows what is hostile as words, and runs none of it', async () => {
    const hostile =
      '---\ntitle: "<script>alert(1)</script>"\nsource: "java\\tscript:alert(1)"\ncover: "javascript:alert(2)"\n---\n' +
      '<script>alert(3)</script><img src=x onerror=alert(4)>\n\n[a](javascript:alert(5)) <iframe srcdoc="x"></iframe>\n'
    const { texts } = await build({
      pages: {
        article:
          '<h1 v-html="entry.title" :onclick="entry.title"></h1><a :href="entry.source"></a><a :href="\'java\' + \'script:\' + entry.title"></a><img :src="entry.cover"><div v-html="entry.body"></div>',
      },
      files: { ...content, 'content/articles/bad.md': hostile },
    })
    const page = texts.get('pages/blog/bad.html') ?? ''
    expect(page).not.toMatch(/<script>alert|javascript:|onerror|onclick|srcdoc|<iframe/i)
    expect(page).toContain('>a</p></div>')
    expect(page).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>')
  })

  test('reads no more of a value than what belongs to it', async () => {
    const { texts, problems } = await build({
      pages: { index: '<p>${authors.constructor.constructor("alert(1)")()} ${authors[0].__proto__}!</p>' },
    })
    expect(texts.get('index.html')).toContain('<p>${authors.constructor.constructor("alert(1)")()} !</p>')
    expect(problems).toEqual([])
  })

  test('names the pages of entries in the sitemap and whole addresses in their heads', async () => {
    const record = { siteAddress: 'https://example.org/', addedFiles: { sitemap: true } } as Partial<Project>
    const { texts } = await build({ pages: { article: '${entry.title}' }, record })
    expect(texts.get('sitemap.xml')).toContain('<loc>https://example.org/pages/blog/second.html</loc>')
    expect(texts.get('sitemap.xml')).not.toContain('article.html')
  })

  test('has a feed of the newest entries', async () => {
    const { articles: described } = collections.collections
    const file = { collections: { ...collections.collections, articles: { ...described, feed: 'feed.xml' } } }
    const files = { ...content, 'content/collections.json': JSON.stringify(file) }
    const { texts } = await build({
      pages: { article: '' },
      files,
      record: { siteAddress: 'https://example.org/' } as never,
    })
    expect(texts.get('feed.xml')).toContain('<updated>2026-02-01T00:00:00Z</updated>')
    expect(texts.get('feed.xml')?.match(/<title>.*/g)).toEqual([
      '<title>articles</title>',
      '<title>Second</title>',
      '<title>First &amp; &quot;best&quot;</title>',
    ])
  })

  test('says what it leaves out', async () => {
    const { problems } = await build({
      pages: { article: '${entry.nothing.at}' },
      files: { ...content, 'content/articles/first.md': '---\na: [\n---\n' },
    })
    expect(problems.join('\n')).toMatch(
      /content\/articles\/first\.md: Flow.*\narticle: Cannot read properties of undefined/,
    )
  })

  test('shows drafts and the template in a preview', async () => {
    const { texts } = await build({ pages: { article: '${entry.title}' }, mode: 'preview' })
    expect(bodyOf(texts.get('pages/article.html'))).toMatch(/^Third\n/)
    expect(bodyOf(texts.get('pages/blog/third.html'))).toMatch(/^Third\n/)
  })
})

test('a site without collections has the same bytes, whatever its pages say', async () => {
  const pages = { index: '<p v-for="a in articles">${a.title}</p>' }
  const { texts } = await build({ pages, files: articles })
  expect(texts.get('index.html')).toContain(pages.index)
  expect(texts.has('content/articles/third.md')).toBe(true)
})
