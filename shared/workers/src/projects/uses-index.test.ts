import { expect, test } from 'vitest'
import { createProject } from '@pergola/site/project'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { createUsesIndex } from './uses-index.ts'

/** Files by their paths; each text is its own hash. */
function disk(id: string, texts: Record<string, string>) {
  const { project } = createProject({ name: 'Site', ids: () => 'id' })
  const reads: string[] = []
  const files = () => new Map(Object.entries(texts).map(([path, text]) => [path, { hash: text, size: text.length }]))
  const open = {
    id,
    state: () => ({ project, manifest: { files: files() } }),
    read: async (path: string) => {
      reads.push(path)
      return new Blob([texts[path] ?? ''])
    },
  }
  return { open: open as unknown as ProjectDisk, reads }
}

const pictures = ['assets/a.png', 'assets/b.png']

test('what is used where is told anew after an edit, and only what was edited is read again', async () => {
  const index = createUsesIndex()
  const texts: Record<string, string> = {
    'editor/pages/index.html': '<img src="./assets/a.png">',
    'css/index.css': 'p { background: url(../assets/b.png) }',
    'js/index.js': 'load("assets/a.png")',
  }
  const { open, reads } = disk('1', texts)
  expect(await index.usesOf(open, pictures)).toEqual([
    { path: 'assets/a.png', usedBy: ['index', 'js/index.js'] },
    { path: 'assets/b.png', usedBy: ['css/index.css'] },
  ])
  reads.length = 0
  texts['editor/pages/index.html'] = '<img src="./assets/b.png">'
  delete texts['css/index.css']
  expect(await index.usesOf(open, pictures)).toEqual([
    { path: 'assets/a.png', usedBy: ['js/index.js'] },
    { path: 'assets/b.png', usedBy: ['index'] },
  ])
  expect(reads).toEqual(['editor/pages/index.html'])
})

test.each([
  ['editor/pages/index.html', '<img alt=x srcset="./assets/a.png 2x">'],
  ['editor/pages/index.html', '<div style="background:url(assets/a.png)">'],
  ['editor/pages/index.html', '<div data-background="./assets/a.png">'],
  ['editor/pages/index.html', "<img v-bind:src=\"'assets/' + (dark ? 'b' : 'a.png')\">"],
  ['editor/pages/index.html', '<button onclick="show(\'assets/a.png\')">'],
  ['editor/pages/index.html', '<script>const pictures = ["a.png"]</script>'],
  ['editor/pages/index.html', '<svg><use href="./assets/a.png#mark"/></svg>'],
  ['editor/pages/index.html', '<svg><rect mask="url(assets/a.png#m)"/></svg>'],
  ['whole.html', '<meta property="og:image" content="https://example.org/assets/a.png">'],
  ['css/index.css', 'p { background: image-set("../assets/a.png" 1x) }'],
  ['css/index.css', 'p { --picture: "../assets/a.png" }'],
  ['editor/symbols/s/s.html', '<video poster="./assets/a.png">'],
  ['editor/templates/t/t.css', 'p { background: url("../assets/a.png") }'],
  ['assets/list.json', '{"pictures":["a.png"]}'],
  ['site.webmanifest', '{"icons":[{"src":"assets\\/a.png"}]}'],
  ['assets/drawing.svg', '<svg><image href="a.png"/></svg>'],
  ['global/global.js', 'load("assets/" + "a.png")'],
])('what %s names is used: %s', async (path, text) => {
  const used = await createUsesIndex().usesOf(disk('1', { [path]: text }).open, ['assets/a.png', 'assets/b.png'])
  expect(used.map(({ path: file }) => file)).toEqual(['assets/a.png'])
})

test('what a page in another encoding names is used', async () => {
  const { open } = disk('1', { 'whole.html': '' })
  const bytes = Uint8Array.from('<p>\u00e9</p><img src="assets/a.png">', (sign) => sign.charCodeAt(0))
  const encoded = { ...open, read: async () => new Blob([bytes]) } as unknown as ProjectDisk
  expect(await createUsesIndex().usesOf(encoded, pictures)).toEqual([{ path: 'assets/a.png', usedBy: ['whole.html'] }])
})

test('what was known of one project is not told of another', async () => {
  const index = createUsesIndex()
  const text = '<img src="assets/a.png">'
  await index.usesOf(disk('1', { 'index.html': text }).open, pictures)
  const other = disk('2', { 'index.html': text })
  expect(await index.usesOf(other.open, pictures)).toEqual([{ path: 'assets/a.png', usedBy: ['index.html'] }])
  expect(other.reads).toEqual(['index.html'])
})
