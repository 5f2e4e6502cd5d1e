import type { GrapesPage, GrapesProject } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { parseProjectArchive } from '../archive/index.ts'
import { fileOfBytes } from '../archive/imported-files.ts'
import { decodeText } from '../project/index.ts'
import { grapesFiles } from './project-files.ts'

const page: GrapesPage = {
  name: 'Home',
  title: '',
  description: '',
  lang: '',
  head: '',
  attributes: {},
  html: '<h1>Hello</h1>',
  js: '',
  names: {},
  moreFrames: 0,
}

const project: GrapesProject = {
  pages: [page],
  css: 'h1 { color: red }',
  symbols: [],
  devices: [],
  assets: [],
  missingTypes: [],
  dataSources: 0,
}

function built(changed: Partial<GrapesProject>) {
  let count = 0
  const made = grapesFiles({ ...project, ...changed }, { name: 'Shop', ids: () => `id-${(count += 1)}` })
  const texts = Object.fromEntries([...made.files].map(([path, bytes]) => [path, decodeText(bytes) ?? '']))
  return { ...made, texts }
}

/** As the importer of archives reads it. */
async function loaded(changed: Partial<GrapesProject>) {
  const entries = [...built(changed).files].map(([path, bytes]) => ({ ...fileOfBytes(bytes), path }))
  const outcome = await parseProjectArchive(entries, { name: 'x', ids: () => 'made' })
  if (!outcome.ok) throw new Error(outcome.failure)
  return outcome.value
}

describe('grapesFiles', () => {
  test('makes an archive that is loaded as a restricted project, with pages, breakpoints and names', async () => {
    const names = { '0': 'Title' }
    const { project: record, restricted } = await loaded({
      pages: [
        { ...page, name: 'About us' },
        { ...page, names },
      ],
      devices: [
        { name: 'Tablet', width: '992px' },
        { name: 'Desktop', width: '' },
      ],
    })
    expect(restricted).toBe(true)
    expect(Object.keys(record.pages)).toEqual(['index', 'about-us', 'playground'])
    expect(record.pages['about-us']?.pathes).toEqual({ html: 'about-us.html', css: 'css/style.css', js: '' })
    expect(record.breakpoints).toEqual([{ atRule: '@media (max-width: 992px)', name: 'Tablet' }])
    expect(record['layerNames']).toEqual({ index: names })
  })

  test('writes what is between tags and quotes so that it stays there', () => {
    const { texts } = built({
      pages: [
        { ...page, title: '</title><script>', attributes: { 'data-x': '"><script>', 'o"n': 'x', class: 'paper' } },
      ],
    })
    expect(texts['index.html']).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
    expect(texts['index.html']).toContain('<body data-x="&quot;&gt;&lt;script&gt;" class="paper">')
  })

  test('gives two pages of one name a file each, and one without a usable name one of its own', () => {
    const { texts } = built({
      pages: [page, { ...page, name: '../../x' }, { ...page, name: 'Same' }, { ...page, name: 'same' }],
    })
    expect(Object.keys(texts).filter((path) => path.endsWith('.html'))).toEqual([
      'index.html',
      expect.stringMatching(/^[^./]+\.html$/),
      'same.html',
      'same-2.html',
    ])
  })

  test('stores a picture that the project holds, and names those that are elsewhere', () => {
    const { files, notCarried } = built({
      assets: ['data:image/gif;base64,R0lGODlhAQ==', 'https://a.example/b.png', 'data:text/html,x'],
    })
    expect(files.get('assets/images/picture-1.gif')).toEqual(new Uint8Array([71, 73, 70, 56, 57, 97, 1]))
    expect([...files.keys()].filter((path) => path.startsWith('assets/'))).toHaveLength(1)
    expect(notCarried.outside).toEqual(['https://a.example/b.png'])
  })

  test('keeps symbols with what they are made of', async () => {
    const html = '<p inf-symbol-id="symbol-1">Same</p>'
    const { project: record, files } = await loaded({
      pages: [{ ...page, html: html + html }],
      symbols: [{ id: 'symbol-1', label: 'Card', html }],
    })
    expect(record.symbols['symbol-1']).toMatchObject({ label: 'Card', type: 'symbol' })
    expect(record.pages['index']?.symbols).toEqual(['symbol-1'])
    expect(files.has('editor/symbols/symbol-1/symbol-1.html')).toBe(true)
  })
})
