import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

let harness: OpenHarness
let page: Page

beforeAll(async () => {
  harness = await openHarness()
  page = await harness.newTab(await harness.newContext())
})
afterAll(() => harness.close())

/** Uploads a drawn picture and others to a project with or without the setting; names and first bytes of what is stored. */
function uploaded(transform_Image_To_Webp: boolean) {
  return page.evaluate(async (isOn) => {
    const services = globalThis.harness.start()
    const id = await globalThis.harness.makeProject(services, 'a')
    const record = { projectSettings: { transform_Image_To_Webp: isOn } }
    await services.projects.save({ projectId: id, files: {}, record })
    const canvas = new OffscreenCanvas(40, 30)
    const context = canvas.getContext('2d')
    if (context) Object.assign(context, { fillStyle: 'red' }).fillRect(0, 0, 40, 30)
    const png = await canvas.convertToBlob({ type: 'image/png' })
    const bytes = new Uint8Array(await png.arrayBuffer())
    // An animation says so before its first picture: 8 bytes of signature, 25 of the header, then the chunk.
    const control = new Uint8Array([0, 0, 0, 8, 97, 99, 84, 76, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    const files = [
      new File([png], 'Red.PNG', { type: 'image/png' }),
      new File([png], 'Red.jpg', { type: 'image/jpeg' }),
      new File([bytes.slice(0, 33), control, bytes.slice(33)], 'moving.png', { type: 'image/png' }),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'line.svg', { type: 'image/svg+xml' }),
      new File(['no picture'], 'broken.png', { type: 'image/png' }),
    ]
    const outcome = await services.assets.upload(files)
    if (!outcome.ok) throw new Error(outcome.failure)
    const heads: Record<string, string> = {}
    for (const { name } of outcome.value.stored) {
      const stored = await services.assets.read(name)
      heads[name] = new TextDecoder('latin1').decode(await stored?.slice(0, 12).arrayBuffer()).replace(/[^\w<]/g, '')
    }
    const stored = await services.assets.read('Red.webp')
    const bitmap = stored ? await createImageBitmap(stored as Blob) : null
    const asked: string[] = []
    const askSameName = async (names: readonly string[]) => {
      asked.push(...names)
      return null
    }
    const again = await services.assets.upload([new File([png], 'red.png')], { askSameName })
    const kept = again.ok && again.value.stored.length === 0
    return { heads, size: bitmap && [bitmap.width, bitmap.height], asked, kept }
  }, transform_Image_To_Webp)
}

test('with the setting on pictures are really encoded as webp, and only those that stay what they are', async () => {
  const { heads, size, asked, kept } = await uploaded(true)
  expect(Object.keys(heads).toSorted()).toEqual(['Red-2.webp', 'Red.webp', 'broken.png', 'line.svg', 'moving.png'])
  expect(heads['Red.webp']).toMatch(/^RIFF.*WEBP$/)
  expect(heads['Red-2.webp']).toMatch(/^RIFF.*WEBP$/)
  expect(heads['moving.png']).toContain('PNG')
  expect(size).toEqual([40, 30])
  expect([asked, kept]).toEqual([['Red.webp'], true])
})

test('with the setting off they are stored as they came', async () => {
  const { heads, asked } = await uploaded(false)
  expect(heads['Red.PNG']).toContain('PNG')
  expect(asked).toEqual(['Red.PNG'])
})
