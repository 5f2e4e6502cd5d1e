import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings } from '@pergola/contracts'
import type { Page } from '@pergola/contracts'
import { attributeOf, findAll, parseHtml, textContent } from '../html/index.ts'
import { createProject } from '../project/index.ts'
import { composePage } from './compose-page.ts'

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    '--><script>',
    '</head><body onload=alert(1)>',
    '&quot;&lt;/title&gt;',
    '<!--',
  ),
)

function composed(helmet: Partial<Page['helmet']>, bodyAttributes: Record<string, string> = {}) {
  const { project } = createProject({ name: 'Site', ids: () => 'id' })
  const index = project.pages['index']!
  const page = { ...index, bodyAttributes, helmet: { ...index.helmet, ...helmet } }
  const input = { project, page, sizes: new Map<string, number>(), settings: defaultSettings() }
  return parseHtml(composePage(input, '<p>Body</p>', { actions: [], engine: [] }))
}

/** What a browser makes of characters that cannot stand in a page. */
const settled = (value: string) => value.replace(/\r\n?/g, '\n').replaceAll('\u0000', '\ufffd')

test('whatever the helmet holds is one value in the head, and never a tag', () => {
  const helmet = fc.record({
    title: hostile,
    author: hostile,
    description: hostile,
    keywords: hostile,
    robots: hostile,
  })
  fc.assert(
    fc.property(helmet, hostile, (values, bodyValue) => {
      const tree = composed(values, { 'data-x': bodyValue })
      const names = [...findAll(tree, ({ kind }) => kind === 'element')].map(({ name }) => name)
      const expected = Object.entries(values).filter(([name, value]) => name !== 'title' && value !== '').length
      expect(names.filter((name) => name === 'meta')).toHaveLength(2 + expected)
      expect(names.filter((name) => name === 'title')).toHaveLength(1)
      expect(names.filter((name) => !['meta', 'title', 'html', 'head', 'body', 'p', 'link'].includes(name))).toEqual([])
      for (const name of ['author', 'description', 'keywords', 'robots'] as const) {
        const [meta] = findAll(tree, (node) => node.name === 'meta' && attributeOf(node, 'name') === name)
        if (values[name] !== '') expect(settled(attributeOf(meta!, 'content') ?? '')).toBe(settled(values[name]))
      }
      const [title] = findAll(tree, ({ name }) => name === 'title')
      expect(settled(textContent(tree, title!.id))).toBe(settled(values.title.trim() === '' ? 'Site' : values.title))
    }),
    { numRuns: 400 },
  )
})

test('a page without a title has the name of the site, or its own; one whose own tags have a title has that one', () => {
  const { project } = createProject({ name: 'Rye & Lane', ids: () => 'id' })
  const index = project.pages['index']!
  const titleOf = (page: Page) => {
    const input = { project, page, sizes: new Map<string, number>(), settings: defaultSettings() }
    return composePage(input, '', { actions: [], engine: [] }).match(/<title>.*?<\/title>/g)
  }
  expect(titleOf(index)).toEqual(['<title>Rye &amp; Lane</title>'])
  expect(titleOf({ ...index, name: 'about' })).toEqual(['<title>about</title>'])
  const own = { ...index.helmet, customMetaTags: '<title>Mine</title>' }
  expect(titleOf({ ...index, helmet: own })).toEqual(['<title>Mine</title>'])
})

test('the head stands in the specified order', () => {
  const tree = composed({
    title: 'T',
    author: 'A',
    description: 'D',
    keywords: 'K',
    robots: 'noindex',
    icon: 'https://a.b/i.png',
    customMetaTags: '<meta property="og:title" content="O">',
  })
  const head = tree
    .node(tree.head())!
    .children.map((id) => tree.node(id)!)
    .filter(({ kind }) => kind === 'element')
  const said = head.map(
    (node) => attributeOf(node, 'name') ?? attributeOf(node, 'property') ?? attributeOf(node, 'rel') ?? node.name,
  )
  expect(said).toEqual(['meta', 'viewport', 'author', 'description', 'keywords', 'title', 'robots', 'icon', 'og:title'])
})

test('the language of a page is said once, and holds nothing else', () => {
  fc.assert(
    fc.property(hostile, (lang) => {
      const tree = composed({ lang })
      const [root, ...others] = findAll(tree, ({ kind, name }) => kind === 'element' && name === 'html')
      expect(others).toEqual([])
      expect(settled(attributeOf(root!, 'lang') ?? '')).toBe(settled(lang))
      expect(root!.attributes).toHaveLength(lang === '' ? 0 : 1)
    }),
  )
})
