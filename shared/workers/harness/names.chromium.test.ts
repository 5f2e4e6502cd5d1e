import { readArchive, writeArchive } from '@pergola/site/archive'
import { expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

const here = projectForEach({ text: 'kept' })

const picture = (seed: number) => Uint8Array.from({ length: 90_000 }, (_, at) => (at * 7 + seed) & 0xff)
const text = (words: string) => new TextEncoder().encode(words)

/** Small texts lie in the database, pictures in the private file system. */
const site = new Map<string, Uint8Array>([
  ['index.html', text('<a href="index.html%3Fp=2.html">2</a>')],
  ['index.html?p=2.html', text('<p>2')],
  ['FAQ.html', text('<p>FAQ')],
  ['faq.html', text('<p>faq')],
  ['nul.html', text('<p>nul')],
  ['dir./b.html', text('<p>b')],
  ['a:b.html', text('<p>a')],
  [`${'漢'.repeat(250)}.png`, picture(1)],
  [`deep ${'ä'.repeat(200)}/a:b.png`, picture(2)],
  ['Pic.png', picture(3)],
  ['pic.png', picture(4)],
  ['editor/sources/x.png', picture(5)],
  ['what?#100%.png', picture(6)],
])

async function imported(): Promise<{ id: string; unfitNames?: readonly string[] }> {
  const pieces: number[][] = []
  for await (const piece of writeArchive([...site].map(([path, bytes]) => ({ path, read: () => bytes }))))
    pieces.push([...piece])
  return here.page.evaluate(async (parts) => {
    const { projects } = globalThis.services
    const zip = new File(
      parts.map((part) => Uint8Array.from(part)),
      'site.zip',
    )
    const outcome = await projects.importZip(zip)
    if (!outcome.ok) throw new Error(`${outcome.failure}: ${outcome.detail}`)
    return outcome.value
  }, pieces)
}

async function exported(id: string, safeNames: boolean) {
  const zip = await here.page.evaluate(
    async ([project, areSafe]) => {
      const outcome = await globalThis.services.projects.exportZip(project, { safeNames: areSafe })
      if (!outcome.ok) throw new Error(outcome.failure)
      const { file, unfitNames } = outcome.value
      return { bytes: [...new Uint8Array(await (file as Blob).arrayBuffer())], unfitNames }
    },
    [id, safeNames] as const,
  )
  const entries = await readArchive(new Blob([Uint8Array.from(zip.bytes)]))
  if (!entries.ok) throw new Error(entries.detail)
  const files = new Map<string, Uint8Array>()
  for (const entry of entries.value) {
    const content = await entry.read()
    if (content.ok) files.set(entry.path, content.value)
  }
  return { files, unfitNames: zip.unfitNames }
}

test('every file of a site comes back under its own name, from a tab that opens it anew', async () => {
  const { id, unfitNames } = await imported()
  expect(unfitNames).toContain('nul.html')
  const opened = await here.page.evaluate(async (project) => {
    const open = await globalThis.services.projects.open(project)
    return open.ok
      ? { files: Object.keys(open.value.files), missing: open.value.missing ?? [], damage: open.value.damage }
      : open
  }, id)
  expect(opened).toMatchObject({ files: expect.arrayContaining([...site.keys()]), missing: [] })
  const { files } = await exported(id, false)
  for (const [path, bytes] of site)
    expect([path, Buffer.from(files.get(path) ?? []).equals(bytes)]).toEqual([path, true])
})

test('a file of any name is served under its address', async () => {
  const { id } = await imported()
  for (const [path, bytes] of site) {
    const address = `/project-files/${id}/${path.split('/').map(encodeURIComponent).join('/')}`
    const size = await here.page.evaluate(
      async (from) => (await globalThis.harness.fetchFile(from)).headers['content-length'],
      address,
    )
    expect([path, size]).toEqual([path, String(bytes.length)])
  }
})

test('with safe names no file of the zip has one that some system cannot unpack, and links follow', async () => {
  const { id } = await imported()
  const { files, unfitNames } = await exported(id, true)
  expect(unfitNames).toEqual([])
  expect([...files.keys()].filter((path) => /[:?]|^nul|\.\//.test(path))).toEqual([])
  expect(new TextDecoder().decode(files.get('index.html'))).toBe('<a href="index.html-p%3D2.html">2</a>')
  expect(Buffer.from(files.get('pic-2.png') ?? []).equals(picture(4))).toBe(true)
})
