import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '@pergola/contracts'
import { create } from 'fontkitten'
import { builtBytes, buildSite } from './index.ts'
import type { FontSavings } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'
import { createFontSubsetter } from '../font-subsets/create-font-subsetter.ts'
import type { FontSubsetter } from '../font-subsets/font-subsetter.ts'
import { loadHarfbuzz } from '../font-subsets/harfbuzz.ts'
import { unpackFont } from '../font-subsets/unpack-font.ts'
import { createProject } from '../project/index.ts'

const { resolve } = createRequire(import.meta.url)
const file = (name: string) => new Uint8Array(readFileSync(resolve(name)))
const brand = file('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2')
const icons = (ending: string) => file(`@fortawesome/fontawesome-free/webfonts/fa-solid-900.${ending}`)

const subsetter = createFontSubsetter(() => loadHarfbuzz(file('harfbuzzjs/dist/harfbuzz-subset.wasm')))

/** Has every character below the space of Latin Extended-B, and costs a byte for each. */
const counted: FontSubsetter = {
  subset: async (_font, { characters }) => {
    const own = new Set([...characters].filter((character) => character < 0x2_50))
    const metrics = { unitsPerEm: 1000, ascent: 800, descent: -200, lineGap: 0, averageAdvance: 500 }
    return { bytes: new Uint8Array(own.size), characters: own, metrics }
  },
}

const face = '@font-face { font-family: "Brand"; src: url("../fonts/a b.woff2") format("woff2"); font-weight: 400 }'

interface Given {
  readonly css?: string
  readonly isOn?: boolean
  readonly by?: FontSubsetter
  readonly files?: Readonly<Record<string, string | Uint8Array>>
}

async function exported(body: string, { css = face, isOn = true, by = counted, files = {} }: Given = {}) {
  const { project, files: own } = createProject({ name: 'Site', ids: () => 'id' })
  const site = memoryFiles({
    ...own,
    'editor/pages/index.html': body,
    'css/fonts.css': css,
    'fonts/a b.woff2': brand,
    ...files,
  })
  const saved: FontSavings[] = []
  const built = await buildSite({
    project,
    files: site,
    settings: { ...defaultSettings(), make_font_subsets: isOn, minify_Css: false },
    mode: 'export',
    runtime: {},
    actions: { names: [], script: () => '' },
    fonts: { subsetter: by, onSaved: (savings) => saved.push(savings) },
  })
  const bytesAt = async (path: string) => {
    const found = built.find((each) => each.path === path)
    if (!found) throw new Error(`no ${path} in ${built.map((each) => each.path).join()}`)
    return builtBytes(found, site)
  }
  const textAt = async (path: string) => new TextDecoder().decode(await bytesAt(path))
  const parts = built.map(({ path }) => path).filter((path) => path.startsWith('libs/fonts/'))
  return { sheet: await textAt('css/fonts.css'), textAt, bytesAt, parts, saved: saved[0], built }
}

describe('an export with smaller fonts', () => {
  test('differs by no byte while the setting is off', async () => {
    const off = await exported('<p>Ähre</p>', { isOn: false })
    expect([off.sheet, off.parts, off.saved]).toEqual([face, [], undefined])
  })

  test('names the part behind the font, which stands for all other characters', async () => {
    const { sheet, parts } = await exported('<p>Ähre &mdash; &#x141;&#322; \u4e2d</p>')
    expect(parts).toEqual([expect.stringMatching(/^libs\/fonts\/fonts\/a b\.woff2-[\da-f]{16}\.woff2$/)])
    const [first = '', part = ''] = sheet.split(/(?<=\})(?=@)/)
    expect(first.replace(/unicode-range:[^;]*;/, '')).toBe(face)
    expect(part).toContain('font-family: "Brand";font-weight: 400;src:url("../libs/fonts/fonts/a%20b.woff2-')
    expect(part).toMatch(/unicode-range:U\+20-7E,U\+A0,U\+AD,U\+C4,U\+E4,U\+141-142}$/)
    // What the font lacks is asked of neither.
    expect(first).toContain('unicode-range:U+0-1F,U+7F-9F,U+A1-AC,U+AE-C3,U+C5-E3,U+E5-140,U+143-307,U+309-200F,')
    expect(first).toContain('U+4E2E-10FFFF')
  })

  test('keeps the ranges that a rule names, and leaves alone one that needs nothing of its font', async () => {
    const ranged = (range: string) => `@font-face{src:url(../fonts/a%20b.woff2?v=1);unicode-range:${range}}`
    const { sheet } = await exported('<p>Ä</p>', { css: ranged('u+0041-0043, U+C?') + ranged('U+400-4FF;') })
    const [first = '', part = '', other] = sheet.split(/(?<=\})(?=@)/)
    expect(first).toBe('@font-face{src:url(../fonts/a%20b.woff2?v=1);unicode-range:U+C0-C3,U+C5-CF}')
    expect(part).toMatch(/unicode-range:U\+41-43,U\+C4}$/)
    expect(other).toBe(ranged('U+400-4FF;'))
  })

  test('takes characters of scripts, data and of rules whose classes stand somewhere', async () => {
    const css = `${face}.seen::before{content:"\\f0d2"}.away::before{content:"\\f0d3"}`
    const known = async (files: Given['files']) => {
      const { sheet } = await exported('<i class="seen"></i>', { css, by: everything, files: files ?? {} })
      return sheet.split('unicode-range:').at(2)?.split('}')[0]
    }
    const always = 'U+20-7E,U+A0,U+AD,U+2010,U+2018-2019,U+201C-201D,U+2022,U+2026,U+25AA,U+25B8,U+25BE,U+25E6'
    expect(await known({})).toBe(`${always},U+F0D2`)
    expect(await known({ 'data.json': '"\\u0416"', 'app.js': 'a="\\u{1f600}à"' })).toBe(
      always.replace('U+2010', 'U+C0,U+E0,U+300,U+416,U+436,U+2010') + ',U+F0D2,U+1F600',
    )
  })

  test('has pages load the part ahead, not the font, and rewrites rules within pages', async () => {
    const html = (head: string) => `<!doctype html><html><head><title>A</title>${head}</head><body>A</body></html>`
    const files = {
      'editor/pages/index.html': html(
        `<link rel="preload" as="font" href="fonts/a%20b.woff2" crossorigin><style>${face.replace('../', '')}</style>`,
      ),
    }
    const { built, textAt, parts } = await exported('', { files })
    expect(built.length).toBeGreaterThan(0)
    const page = await textAt('index.html')
    expect(page).toContain(`href="./${(parts[0] ?? '').replaceAll(' ', '%20')}" crossorigin>`)
    expect(page.match(/libs\/fonts\//g)).toHaveLength(2)
  })

  test('has a font of the system take the same room until the font is there, wherever the family stands in a list', async () => {
    const lists =
      ':root{--text: \'Brand\', serif;--other: Brand, x}\np{font-family: var(--text)}a{font: 700 1rem/1.2 "Brand" , Georgia}b{font-family:brand}i{font-family:"Open Brand",Brandy}'
    const { sheet } = await exported('<p>A</p>', { css: face + lists })
    const fallback = /@font-face\{font-family:"Brand fallback";[^}]*\}/.exec(sheet)?.[0] ?? ''
    expect(fallback).toMatch(
      /src:local\("Times New Roman"\),.*;size-adjust:119.85%;ascent-override:66.75%;descent-override:16.69%;line-gap-override:0%;unicode-range:U\+20-7E/,
    )
    expect(sheet.slice(sheet.indexOf(':root'))).toBe(
      ':root{--text: \'Brand\',"Brand fallback", serif;--other: Brand, x}\np{font-family: var(--text)}a{font: 700 1rem/1.2 "Brand","Brand fallback" , Georgia}b{font-family:brand,"Brand fallback"}i{font-family:"Open Brand",Brandy}',
    )
  })

  test('says which fonts stay whole, and leaves their rules as they are', async () => {
    const whole = await exported('A', { by: { subset: async () => 'forbidden' } })
    expect([whole.sheet, whole.saved]).toEqual([face, { fonts: 0, before: 0, after: 0, whole: ['fonts/a b.woff2'] }])
    const broken = await exported('A', { by: subsetter, files: { 'fonts/a b.woff2': brand.slice(0, 5000) } })
    expect([broken.sheet, broken.saved?.whole]).toEqual([face, ['fonts/a b.woff2']])
  })

  test('makes parts that are much smaller, the same bytes every time', async () => {
    const { parts, bytesAt, saved } = await exported('<p>Łódź</p>', { by: subsetter })
    const part = await bytesAt(parts[0] ?? '')
    expect(saved).toEqual({ fonts: 1, before: brand.length, after: part.length, whole: [] })
    expect(part.length).toBeLessThan(brand.length / 3)
    const tables = await unpackFont(part)
    expect(create(tables as never)).toMatchObject({ isCollection: false })
    const again = await exported('<p>Łódź</p>', { by: subsetter })
    expect(await again.bytesAt(again.parts[0] ?? '')).toEqual(part)
  })

  test.each(['woff2', 'woff', 'ttf'])('makes three icons of a .%s of a thousand', async (ending) => {
    const all = file('@fortawesome/fontawesome-free/css/all.css')
    const { saved } = await exported('<i class="fas fa-ad"></i><i class="fas fa-home"></i>', {
      by: subsetter,
      css: `@font-face{font-family:"Font Awesome 5 Free";font-weight:900;src:url(a.eot);src:url(a.eot?#iefix),url(../fonts/i.${ending})}`,
      files: { [`fonts/i.${ending}`]: icons(ending), 'css/all.css': all },
    })
    expect(saved).toMatchObject({ fonts: 1, before: icons(ending).length })
    expect(saved?.after).toBeLessThan(3000)
  })
})

const everything: FontSubsetter = {
  subset: async (font, wanted) => {
    const part = await counted.subset(font, wanted)
    return typeof part === 'string' ? part : { ...part, characters: wanted.characters }
  },
}
