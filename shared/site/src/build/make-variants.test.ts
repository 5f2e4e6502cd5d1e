import { describe, expect, test } from 'vitest'
import { defaultSettings } from '@pergola/contracts'
import { buildSite, builtBytes } from './index.ts'
import type { PictureSavings, PicturesRequest } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'
import { createProject } from '../project/index.ts'
import { readPictureHeader } from '../pictures/picture-header.ts'
import { readPictureRules } from '../pictures/picture-rules.ts'
import { variantWidths } from '../pictures/variant-paths.ts'

/** A png header with a size, and as many bytes as a picture of a camera would have. */
function png(width: number, height: number, { before = [] as number[], bytes = 9000 } = {}): Uint8Array {
  const head = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  const four = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
  const header = [...four(width), ...four(height), 8, 2, 0, 0, 0, 0, 0, 0, 0]
  const whole = new Uint8Array(bytes)
  whole.set([...head, ...header, ...before, 0, 0, 0, 4, 0x49, 0x44, 0x41, 0x54])
  return whole
}

const keeps = 'img { max-width: 100%; height: auto }'

/** Each pixel of width costs a byte. */
const encoder: PicturesRequest['encoder'] = {
  encode: async (_picture, widths) => new Map(widths.map((width) => [width, new Uint8Array(width)])),
}

async function exported(body: string, { css = keeps, isOn = true, files = {} as Record<string, Uint8Array> } = {}) {
  const { project, files: own } = createProject({ name: 'Site', ids: () => 'id' })
  const site = memoryFiles({
    ...own,
    'editor/pages/index.html': body,
    'global/global.css': css,
    'assets/a photo.png': png(1000, 500),
    ...files,
  })
  const saved: PictureSavings[] = []
  const built = await buildSite({
    project,
    files: site,
    settings: { ...defaultSettings(), make_picture_variants: isOn, minify_Css: false },
    mode: 'export',
    runtime: {},
    actions: { names: [], script: () => '' },
    pictures: { encoder, onSaved: (savings) => saved.push(savings) },
  })
  const page = built.find(({ path }) => path === 'index.html')
  const html = new TextDecoder().decode(page && (await builtBytes(page, site)))
  const paths = built.map(({ path }) => path)
  return { html, image: /<img[^>]*>/g.exec(html)?.[0] ?? '', images: html.match(/<img[^>]*>/g) ?? [], paths, saved }
}

const photo = '<img class="x" src="assets/a%20photo.png">'

describe('an export with smaller pictures', () => {
  test('offers the variants by width, reserves the space and changes nothing else', async () => {
    const off = await exported(photo, { isOn: false })
    const on = await exported(photo)
    expect(on.image).toBe(
      '<img srcset="./libs/pictures/assets/a%20photo.png-480.webp 480w, ./libs/pictures/assets/a%20photo.png-828.webp 828w, ' +
        './libs/pictures/assets/a%20photo.png-1000.webp 1000w" sizes="(min-width: 1000px) 1000px, 100vw" width="1000" ' +
        'height="500" decoding="async" fetchpriority="high" class="x" src="assets/a%20photo.png">',
    )
    expect(on.html.replace(on.image, photo)).toBe(off.html)
    expect(on.paths).toEqual(expect.arrayContaining([...off.paths, 'libs/pictures/assets/a photo.png-1000.webp']))
    expect(on.saved).toEqual([{ pictures: 1, before: 9000, after: 1000 }])
  })

  test('differs by no byte while the setting is off', async () => {
    const { image, paths, saved } = await exported(photo, { isOn: false })
    expect([image, saved]).toEqual([photo, []])
    expect(paths.filter((path) => path.startsWith('libs/pictures'))).toEqual([])
  })

  test('keeps variants only where they are smaller, and the original as the widest', async () => {
    const { image, paths, saved } = await exported(photo, {
      files: { 'assets/a photo.png': png(1000, 500, { bytes: 900 }) },
    })
    expect(image).toContain('png-828.webp 828w, assets/a%20photo.png 1000w"')
    expect(paths).not.toContain('libs/pictures/assets/a photo.png-1000.webp')
    expect(saved).toEqual([{ pictures: 1, before: 900, after: 900 }])
  })

  test('loads pictures lazily from the fourth on, by the space they have', async () => {
    const { images } = await exported(photo.repeat(4))
    expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, false, false, true])
    expect(images[3]).toContain('sizes="auto, (min-width: 1000px) 1000px, 100vw"')
  })

  test.each([
    [
      'a page that does not keep pictures within',
      photo,
      '.x { max-width: none }',
      'srcset="./libs/pictures/assets/a%20photo.png-1000.webp"',
    ],
    [
      'what the author wrote',
      '<img src="assets/a%20photo.png" srcset="b.png 2x" loading="eager">',
      keeps,
      'srcset="b.png 2x"',
    ],
  ])('gives one variant of the same width, or none, to %s', async (_case, body, css, kept) => {
    const { image } = await exported(body, { css })
    expect(image).toContain(kept)
    expect(image).not.toContain('480w')
  })

  test.each([
    ['an address a directive gives', '<img :src="one" src="assets/a%20photo.png">'],
    ['one that a person keeps', '<img data-variants="off" src="assets/a%20photo.png">'],
    ['a page whose own code sets addresses', `<img src="assets/a%20photo.png"><script>x.src = 'b.png'</script>`],
  ])('leaves alone %s', async (_case, body) => {
    const { image } = await exported(body)
    expect(body).toContain(image)
  })

  test.each(['js/index.js', 'global/global.js'])(
    'leaves alone the pictures of a page whose %s sets addresses',
    async (path) => {
      const code = (text: string) => ({ files: { [path]: new TextEncoder().encode(text) } })
      expect((await exported(photo, code(`document.images[0].src = 'b.png'`))).image).toBe(photo)
      expect((await exported(photo, code(`if (x.src === 'b.png') go()`))).image).toContain('srcset')
    },
  )

  test.each([
    ['a rule gives the picture another height', `${keeps} .x { height: 40px }`, photo],
    ['a rule gives it so in some state', `${keeps} @media (width < 9px) { main .x:hover { height: 40px } }`, photo],
    ['a flexible box may stretch it', `${keeps} .row { display: flex }`, `<div class="row">${photo}</div>`],
    ['a sheet cannot be read', `${keeps} } a`, photo],
    ['a sheet elsewhere may say anything', keeps, `${photo}<link rel="stylesheet" href="https://x.example/a.css">`],
  ])('writes no width and height where %s', async (_case, css, body) => {
    const { image } = await exported(body, { css })
    expect(image).toContain('srcset')
    expect(image).not.toContain('height="500"')
  })

  test('leaves alone a picture that says it has more pixels than memory holds', async () => {
    const { images, saved } = await exported(photo, { files: { 'assets/a photo.png': png(60_000, 60_000) } })
    expect(images[0]).not.toContain('srcset')
    expect(saved).toEqual([{ pictures: 0, before: 0, after: 0 }])
  })

  test('leaves out what an earlier export made', async () => {
    const { paths } = await exported('', { files: { 'libs/pictures/assets/a photo.png-480.webp': new Uint8Array(4) } })
    expect(paths.filter((path) => path.startsWith('libs/pictures'))).toEqual([])
  })
})

describe('readPictureHeader', () => {
  const exif = [
    0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0,
  ]
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 20, 0, 30, 3, 1, 34, 0, 2, 17, 1, 3, 17, 1]
  const jpeg = (...parts: number[][]) =>
    new Uint8Array([0xff, 0xd8, ...parts.flat(), ...Array.from({ length: 30 }, () => 0)])

  test.each([
    ['a png', png(40, 30), { format: 'png', width: 40, height: 30 }],
    ['a png that moves', png(40, 30, { before: [0, 0, 0, 0, 97, 99, 84, 76, 0, 0, 0, 0] }), null],
    ['a jpeg', jpeg(frame), { format: 'jpeg', width: 30, height: 20 }],
    [
      'a jpeg that the camera held upright',
      jpeg([...exif, 6, 0, 0, 0, 0, 0, 0, 0], frame),
      { format: 'jpeg', width: 20, height: 30 },
    ],
    ['a jpeg in inks', jpeg(frame.with(9, 4)), null],
    ['a text', new TextEncoder().encode('x'.repeat(90)), null],
  ])('reads %s', (_case, bytes, expected) => {
    expect(readPictureHeader(bytes)).toEqual(expected)
  })
})

test('variantWidths has steps below the picture and its own width, and nothing close below', () => {
  expect([variantWidths(300), variantWidths(500), variantWidths(1300), variantWidths(6000)]).toEqual([
    [300],
    [500],
    [480, 828, 1300],
    [480, 828, 1200, 1800, 2560],
  ])
})

test('readPictureRules is sure only of rules outside of conditions that mean every picture', () => {
  const rules = (css: string) => readPictureRules([css])
  expect(rules(`@layer base { ${keeps} }`).keepsRatio).toBe(true)
  expect(rules(`@media print { ${keeps} }`).keepsRatio).toBe(false)
  expect(rules('main img { max-width: 100%; height: auto }').keepsWithin).toBe(false)
})
