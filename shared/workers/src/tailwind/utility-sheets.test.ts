import { defaultSettings } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { exportProject, parseProjectArchive, readArchive, writeArchive } from '@pergola/site/archive'
import { buildSite, minifyCss, minifyJs } from '@pergola/site/build'
import { addPage, createProject, encodeText } from '@pergola/site/project'
import { expect, test } from 'vitest'
import { utilitySheets, withSheets } from './utility-sheets.ts'

type Files = ReadonlyMap<string, Uint8Array>

const settings = { ...defaultSettings(), enable_tailwind: true }
const runtime = { runtime: {}, actions: { names: [], script: () => '' }, motions: { libraries: async () => ({}) } }

function site(html: string): { project: Project; files: Files } {
  const made = createProject({ name: 'Made', description: '', ids: () => 'id' })
  const more = addPage(made.project, { name: 'plain', id: 'plain', has: () => false })
  if (!more.ok) throw new Error(more.failure)
  const own = { 'editor/pages/index.html': html, 'editor/pages/plain.html': '<p class="card">x</p>' }
  const texts = Object.entries({ ...made.files, ...more.value.files, ...own })
  return { project: more.value.project, files: new Map(texts.map(([path, text]) => [path, encodeText(text)])) }
}

function filesOf(files: Files) {
  const sizes = new Map([...files].map(([path, { length }]) => [path, length]))
  return { sizes, read: (path: string) => files.get(path) ?? new Uint8Array() }
}

async function requestOf({ project, files }: { project: Project; files: Files }, own = settings) {
  const request = { project, files: filesOf(files), settings: own, ...runtime }
  const sheets = await utilitySheets(request)
  return { ...request, files: withSheets(request.files, sheets ?? new Map()) }
}

async function exported(input: { project: Project; files: Files }): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  const inputs = await exportProject({ ...(await requestOf(input)), minify: { css: minifyCss, js: minifyJs } })
  for await (const piece of writeArchive(inputs)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

async function loaded(zip: Uint8Array<ArrayBuffer>) {
  const entries = await readArchive(new Blob([zip]))
  const parsed = entries.ok ? await parseProjectArchive(entries.value, { name: 'x', ids: () => 'id' }) : entries
  if (!parsed.ok) throw new Error(parsed.failure)
  const files = new Map<string, Uint8Array>()
  for (const [path, file] of parsed.value.files) {
    const content = await file.read()
    if (content.ok) files.set(path, content.value)
  }
  return { project: parsed.value.project, files }
}

test('a page gets the sheet of the utilities it uses, a page without any gets none', async () => {
  const request = await requestOf(site('<h1 class="p-4 card">Hi</h1>'))
  const built = await buildSite({ ...request, mode: 'export' })
  const textOf = (path: string) =>
    built.flatMap((file) => (file.path === path && file.kind === 'text' ? file.text : []))
  expect(built.map(({ path }) => path).filter((path) => path.startsWith('css/tailwind'))).toEqual([
    'css/tailwind/index.css',
  ])
  expect(textOf('index.html').join('')).toContain('href="./css/tailwind/index.css"')
  expect(textOf('pages/plain.html').join('')).not.toMatch(/tailwind|global-rules/)
  expect(Buffer.from(await request.files.read('css/tailwind/index.css')).toString()).toContain('.p-4 {')
})

test('export, load and export again give the same bytes, and a sheet never outlives its use', async () => {
  const first = await exported(site('<h1 class="p-4 hover:underline">Hi</h1>'))
  const back = await loaded(first)
  expect(back.files.has('css/tailwind/index.css')).toBe(true)
  expect(Buffer.compare(await exported(back), first)).toBe(0)
  const files = new Map(back.files).set('editor/pages/index.html', encodeText('<h1>Hi</h1>'))
  expect((await requestOf({ ...back, files })).files.sizes.has('css/tailwind/index.css')).toBe(false)
})

test('nothing is made while the switch is off', async () => {
  const { files } = await requestOf(site('<h1 class="p-4">Hi</h1>'), defaultSettings())
  expect([...files.sizes.keys()].filter((path) => path.includes('tailwind'))).toEqual([])
})

test('a page’s own sheet keeps what it applies, and its utilities hold what that means; a load and an export change no byte', async () => {
  const { project, files } = site('<style>.s { gap: theme(spacing.2) }</style><h1 class="btn">Hi</h1>')
  const own = '.btn  { @apply p-4;\n color:red }'
  const styled = { project, files: new Map(files).set('css/index.css', encodeText(own)) }
  const textOf = async (path: string) => Buffer.from(await (await requestOf(styled)).files.read(path)).toString()
  expect(await textOf('css/index.css')).toBe(own)
  expect(await textOf('css/tailwind/index.css')).toMatch(/\.btn \{\s*padding: [^}]*\}[^]*\.s \{\s*gap: 0\.5rem/)
  expect(await textOf('css/tailwind/plain.css')).toBe('')
  const first = await exported(styled)
  const back = await loaded(first)
  expect(Buffer.from(back.files.get('css/index.css') ?? []).toString()).toContain('@apply p-4')
  expect(Buffer.compare(await exported(back), first)).toBe(0)
})
