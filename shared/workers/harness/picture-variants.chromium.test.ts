import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

let harness: OpenHarness
let page: Page

beforeAll(async () => {
  harness = await openHarness()
  page = await harness.newTab(await harness.newContext())
})
afterAll(() => harness.close())

/** A project with a page that shows a drawn photo, a drawn screenshot and what is no whole picture. */
const made = () =>
  page.evaluate(async () => {
    const services = globalThis.harness.start()
    Object.assign(globalThis, { services })
    const id = await globalThis.harness.makeProject(services, 'a')
    const canvas = new OffscreenCanvas(1000, 600)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    for (let x = 0; x < 1000; x += 4) {
      for (let y = 0; y < 600; y += 4) {
        context.fillStyle = `rgb(${x / 4} ${y / 3} ${(x * y) % 97})`
        context.fillRect(x, y, 4, 4)
      }
    }
    const png = await canvas.convertToBlob({ type: 'image/png' })
    await services.projects.writeFile(
      'assets/photo.jpg',
      await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 }),
    )
    await services.projects.writeFile('assets/shot.png', png)
    await services.projects.writeFile('assets/broken.png', png.slice(0, 900))
    const html = ['photo.jpg', 'shot.png', 'broken.png'].map((name) => `<img src="assets/${name}">`).join('')
    const files = { 'editor/pages/index.html': html }
    await services.projects.save({ projectId: id, files, record: {} })
    return id
  })

/** Exports it with or without the setting; what the zip holds, and what was saved. */
const exported = (id: string, make_picture_variants: boolean) =>
  page.evaluate(
    async ([projectId, isOn]) => {
      const { projects } = globalThis.services
      await projects.save({ projectId, files: {}, record: { projectSettings: { make_picture_variants: isOn } } })
      const outcome = await projects.exportZip(projectId)
      if (!outcome.ok) throw new Error(outcome.detail ?? outcome.failure)
      const { file, pictures } = outcome.value
      const bytes = new Uint8Array(await (file as Blob).arrayBuffer())
      const digest = await crypto.subtle.digest('SHA-256', bytes)
      const names = new TextDecoder('latin1').decode(bytes).match(/libs\/pictures\/[\w./-]+\.webp/g) ?? []
      return {
        names: [...new Set(names)].toSorted(),
        pictures,
        hash: Array.from(new Uint8Array(digest)).join(),
        kept: (await (await caches.open('pergola-picture-variants-1')).keys()).length,
      }
    },
    [id, make_picture_variants] as const,
  )

test('an export makes smaller pictures in every width, the same bytes from the codecs and from what was kept', async () => {
  const id = await made()
  expect(await exported(id, false)).toMatchObject({ names: [], kept: 0 })

  const { names, pictures, hash, kept } = await exported(id, true)
  // At 828 pixels the drawing has soft edges, and takes more than its png.
  const smaller = ['photo.jpg-1000', 'photo.jpg-480', 'photo.jpg-828', 'shot.png-1000', 'shot.png-480']
  expect(names).toEqual(smaller.map((name) => `libs/pictures/assets/${name}.webp`))
  expect(pictures?.pictures).toBe(2)
  expect(pictures?.after).toBeLessThan((pictures?.before ?? 0) * 0.7)
  expect(kept).toBe(6)

  expect((await exported(id, true)).hash).toBe(hash)
  await page.evaluate(() => caches.delete('pergola-picture-variants-1'))
  expect((await exported(id, true)).hash).toBe(hash)
}, 120_000)

test('what exports keep is counted, can be given up, and has a limit that the oldest go by', async () => {
  const id = await made()
  await exported(id, true)
  const kept = await page.evaluate(async () => {
    const { projects } = globalThis.services
    const cache = await caches.open('pergola-picture-variants-1')
    const own = (await cache.keys()).length
    const large = new Response(new Uint8Array(90 * 1024 * 1024))
    for (const name of ['a', 'b', 'c']) await cache.put(`/picture-variants/${name.repeat(64)}-480.webp`, large.clone())
    const use = await projects.storageUse?.()
    return { own, pictures: use?.ok ? use.value.pictures : null }
  })
  expect(kept.own).toBe(6)
  expect(kept.pictures).toBeGreaterThan(3 * 90 * 1024 * 1024)
  // One goes: the first that no picture of this export has.
  expect((await exported(id, true)).kept).toBe(8)
  const after = await page.evaluate(async () => {
    const { projects } = globalThis.services
    await projects.freeStorage?.({ kind: 'pictures' })
    const use = await projects.storageUse?.()
    return [await caches.has('pergola-picture-variants-1'), use?.ok && use.value.pictures]
  })
  expect(after).toEqual([false, 0])
}, 120_000)
