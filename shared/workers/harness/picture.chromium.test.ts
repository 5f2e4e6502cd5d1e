import { readArchive, writeArchive } from '@pergola/site/archive'
import { describe, expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

const here = projectForEach({ text: 'kept' })

const site = {
  'index.html': '<!doctype html>\n<title>A</title>\n<h1>One</h1>\n',
  'screenshot.png': 'the site’s own png',
  'screenshot.webp': 'the site’s own webp',
}

async function zipOf(files: Readonly<Record<string, string>>): Promise<number[]> {
  const inputs = Object.entries(files).map(([path, text]) => ({ path, read: () => new TextEncoder().encode(text) }))
  const chunks: number[] = []
  for await (const chunk of writeArchive(inputs)) chunks.push(...chunk)
  return chunks
}

/** Loads a zip and opens the project of it; answers its id. */
const load = async (files: Readonly<Record<string, string>>) =>
  here.page.evaluate(
    async (bytes) => {
      const { projects } = globalThis.services
      const loaded = await projects.importZip(new File([Uint8Array.from(bytes)], 'site.zip'))
      if (!loaded.ok) throw new Error(loaded.failure)
      await projects.open(loaded.value.id)
      return loaded.value.id
    },
    await zipOf(files),
  )

/** The project's zip, each file as text. */
async function exported(id: string): Promise<Record<string, string>> {
  const bytes = await here.page.evaluate(async (project) => {
    const outcome = await globalThis.services.projects.exportZip(project)
    return outcome.ok ? [...new Uint8Array(await outcome.value.file.arrayBuffer())] : []
  }, id)
  const entries = await readArchive(new Blob([Uint8Array.from(bytes)]))
  if (!entries.ok) throw new Error(entries.failure)
  const texts: Record<string, string> = {}
  for (const entry of entries.value) {
    const content = await entry.read()
    if (content.ok) texts[entry.path] = new TextDecoder().decode(content.value)
  }
  return texts
}

const save = (id: string, files: Readonly<Record<string, string | null>>) =>
  here.page.evaluate(
    async ([projectId, texts]) => {
      const saved = await globalThis.services.projects.save({ projectId, files: texts })
      return saved.ok ? saved.value.revision : saved.failure
    },
    [id, files] as const,
  )

const shoot = (id: string, drawn: string, type = 'image/webp') =>
  here.page.evaluate(
    async ([project, text, mime]) => {
      const image = new Blob([text], { type: mime })
      return (await globalThis.services.projects.storeScreenshot(project, image)).ok
    },
    [id, drawn, type] as const,
  )

const onCard = (id: string) =>
  here.page.evaluate(async (project) => {
    const image = await globalThis.services.projects.readScreenshot(project)
    return image && new TextDecoder().decode(await image.arrayBuffer())
  }, id)

/** As releases before this one kept it: a file of the project, named as the picture of the newest version. */
const shootAsBefore = (id: string, drawn: string) =>
  here.page.evaluate(
    async ([project, text]) => {
      const { projects } = globalThis.services
      await projects.writeFile('screenshot.webp', new Blob([text], { type: 'image/webp' }))
      const { dexie, versions, manifests } = await globalThis.harness.database()
      const { hash, size, where } = (await manifests.get(project))!.files.get('screenshot.webp')!
      const newest = (await versions.toArray()).findLast(({ projectId }) => projectId === project)!
      await versions.put({ ...newest, picture: { hash, size, where } })
      dexie.close()
    },
    [id, drawn] as const,
  )

describe('the picture of a project', () => {
  test('leaves the files of a loaded site as they are, those of its own names included', async () => {
    const id = await load(site)
    await save(id, { 'index.html': `${site['index.html']}<p>Two</p>\n` })
    expect(await shoot(id, 'drawn')).toBe(true)
    expect(await onCard(id)).toBe('drawn')
    const { 'screenshot.png': png, 'screenshot.webp': webp } = await exported(id)
    expect([png, webp]).toEqual([site['screenshot.png'], site['screenshot.webp']])
  })

  test('is in no zip of a loaded site that has none of its own', async () => {
    const id = await load({ 'index.html': site['index.html'] })
    await save(id, { 'index.html': `${site['index.html']}<p>Two</p>\n` })
    await shoot(id, 'drawn')
    expect(Object.keys(await exported(id)).filter((path) => path.startsWith('screenshot'))).toEqual([])
  })

  test('shows what came with a loaded site until the first is taken', async () => {
    expect(await onCard(await load(site))).toBe(site['screenshot.webp'])
  })

  test.each([
    ['image/webp', 'screenshot.webp'],
    ['image/png', 'screenshot.png'],
  ])('is in the zip of a project that was made here, as %s', async (type, path) => {
    await shoot(here.id, 'drawn', type)
    expect((await exported(here.id))[path]).toBe('drawn')
  })

  test('gives way to a file of its name in the zip of a project that was made here', async () => {
    await shoot(here.id, 'drawn')
    await save(here.id, { 'screenshot.webp': 'uploaded' })
    expect((await exported(here.id))['screenshot.webp']).toBe('uploaded')
    await shoot(here.id, 'drawn again')
    expect((await exported(here.id))['screenshot.webp']).toBe('uploaded')
  })

  test('is found where an earlier release kept it, and takes its place in the zip once it is taken anew', async () => {
    await save(here.id, { 'css/index.css': 'second' })
    await shootAsBefore(here.id, 'by an earlier release')
    expect(await onCard(here.id)).toBe('by an earlier release')
    expect((await exported(here.id))['screenshot.webp']).toBe('by an earlier release')
    await shoot(here.id, 'drawn', 'image/png')
    const { 'screenshot.png': png, 'screenshot.webp': webp } = await exported(here.id)
    expect([await onCard(here.id), png, webp]).toEqual(['drawn', 'drawn', undefined])
    await save(here.id, { 'css/index.css': 'third' })
    await shoot(here.id, 'drawn later')
    expect((await exported(here.id))['screenshot.webp']).toBe('drawn later')
  })

  test('goes with its project', async () => {
    await shoot(here.id, 'drawn')
    const left = await here.page.evaluate(async (project) => {
      await globalThis.services.projects.remove(project)
      const { dexie, pictures } = await globalThis.harness.database()
      return pictures.count().finally(() => dexie.close())
    }, here.id)
    expect(left).toBe(0)
  })
})

describe('the history', () => {
  const restored = (revision: number) =>
    here.page.evaluate(async (at) => {
      const plan = await globalThis.services.projects.history?.planRestore(at)
      return plan?.ok ? Object.keys({ ...plan.value.files, ...plan.value.contents }) : plan
    }, revision)

  test('brings back a file of a site that has the name of a picture', async () => {
    const id = await load(site)
    const before = Number(await save(id, { 'index.html': 'changed' }))
    await save(id, { 'screenshot.png': null, 'screenshot.webp': 'other' })
    await shoot(id, 'drawn')
    expect((await restored(before))?.toString().split(',').toSorted()).toEqual(['screenshot.png', 'screenshot.webp'])
  })

  test('reads a version that an earlier release kept without the picture', async () => {
    const before = Number(await save(here.id, { 'css/index.css': 'second' }))
    await here.page.evaluate(
      async ([id, at]) => {
        const { dexie, versions } = await globalThis.harness.database()
        const { allFiles: _, ...row } = (await versions.get([id, at]))!
        await versions.put(row)
        dexie.close()
      },
      [here.id, before] as const,
    )
    await shootAsBefore(here.id, 'by an earlier release')
    expect(await restored(before)).toEqual([])
  })
})
