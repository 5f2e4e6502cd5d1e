import type { AssetsService, CanvasService, ToastsService } from '@pergola/contracts'
import { expect, test, vi } from 'vitest'
import { applyAsset } from './apply-asset.ts'

const photo = { name: 'photo.webp', type: 'image/webp', size: 1, path: 'assets/photo.webp' }
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>'
const assets = { read: async () => new File([picture], 'dot.svg') } as unknown as AssetsService
const toasts = () => ({ warning: vi.fn(), error: vi.fn() }) as unknown as ToastsService

const icon = [{ name: 'class', value: 'icon' }]

function canvasWith(tag: string | null, pageName: string, html = `editor/pages/${pageName}.html`, sheet = '') {
  const written: unknown[] = []
  const page = { name: pageName, pathes: { html } }
  const tags: Record<number, string> = tag === 'path' ? { 7: 'svg', 8: tag } : { 7: tag ?? '' }
  const selection = (id: number) => {
    const path = Object.keys(tags)
      .map(Number)
      .filter((outer) => outer <= id)
    return { id, tag: tags[id], attributes: icon, path: path.map((each) => ({ id: each, label: '' })) }
  }
  let selected = tag === null ? null : selection(tag === 'path' ? 8 : 7)
  const canvas = {
    state: {
      getState: () => ({
        selected,
        document: { projectId: '1', pageName },
      }),
    },
    layer: (id: number) => ({ id, tag: tags[id] }),
    select: ([id = 0]: number[]) => {
      selected = selection(id)
    },
    record: { getState: () => ({ project: { pages: { [pageName]: page } } }) },
    setAttributes: (id: number, attributes: unknown) => {
      written.push({ id, attributes })
      return { ok: true }
    },
    replaceElement: (id: number, markup: string) => {
      written.push({ id, markup })
      return { ok: true }
    },
    styles: { edit: (edits: unknown) => written.push(edits), addressPlace: () => sheet },
  }
  return { canvas: canvas as unknown as CanvasService, written }
}

test('without a selected element it warns and writes nothing', async () => {
  const said = toasts()
  const { canvas, written } = canvasWith(null, 'index')
  await applyAsset(photo, { assets, canvas, toasts: said })
  expect(said.warning).toHaveBeenCalledWith('Please select element')
  expect(written).toEqual([])
})

test.each([
  ['index', undefined, './assets/photo.webp'],
  ['about', undefined, '../assets/photo.webp'],
  ['start', 'docs/old/start.html', '../../assets/photo.webp'],
])('on the page %s at %s an image gets the source %s', async (pageName, html, src) => {
  const { canvas, written } = canvasWith('img', pageName, html)
  await applyAsset(photo, { assets, canvas, toasts: toasts() })
  expect(written).toEqual([{ id: 7, attributes: { src } }])
})

test.each([
  ['css/index.css', '../assets/photo.webp'],
  ['style.css', 'assets/photo.webp'],
  ['assets/css/main.css', '../photo.webp'],
  ['themes/dark/site.css', '../../assets/photo.webp'],
])('an element without a source gets a background, as a rule in %s has to name it', async (sheet, address) => {
  const { canvas, written } = canvasWith('section', 'index', undefined, sheet)
  await applyAsset(photo, { assets, canvas, toasts: toasts() })
  expect(written).toEqual([[{ property: 'background-image', value: `url("${address}")` }]])
})

test.each([
  ['a svg', 'svg'],
  ['the svg of a shape that was clicked', 'path'],
])('%s becomes the picture that was chosen, and wears what it wore', async (_what, tag) => {
  const { canvas, written } = canvasWith(tag, 'index')
  await applyAsset({ ...photo, name: 'dot.svg', type: 'image/svg+xml' }, { assets, canvas, toasts: toasts() })
  expect(written).toEqual([{ id: 7, markup: expect.stringMatching(/^<svg[^>]* class="icon"[^>]*><path d="M0 0"/) }])
})

test('what is no picture goes behind no element', async () => {
  const said = toasts()
  const { canvas, written } = canvasWith('section', 'index')
  await applyAsset({ ...photo, name: 'song.mp3', type: 'audio/mpeg' }, { assets, canvas, toasts: said })
  expect(said.warning).toHaveBeenCalledOnce()
  expect(written).toEqual([])
})
