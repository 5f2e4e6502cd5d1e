import type { CanvasService, ToastsService } from '@pergola/contracts'
import { expect, test, vi } from 'vitest'
import { applyAsset } from './apply-asset.ts'

const photo = { name: 'photo.webp', type: 'image/webp', size: 1, path: 'assets/photo.webp' }
const toasts = () => ({ warning: vi.fn() }) as unknown as ToastsService

function canvasWith(tag: string | null, pageName: string, html = `editor/pages/${pageName}.html`, sheet = '') {
  const written: unknown[] = []
  const page = { name: pageName, pathes: { html } }
  const canvas = {
    state: {
      getState: () => ({ selected: tag === null ? null : { id: 7, tag }, document: { projectId: '1', pageName } }),
    },
    record: { getState: () => ({ project: { pages: { [pageName]: page } } }) },
    setAttributes: (id: number, attributes: unknown) => {
      written.push({ id, attributes })
      return { ok: true }
    },
    styles: { edit: (edits: unknown) => written.push(edits), addressPlace: () => sheet },
  }
  return { canvas: canvas as unknown as CanvasService, written }
}

test('without a selected element it warns and writes nothing', () => {
  const said = toasts()
  const { canvas, written } = canvasWith(null, 'index')
  expect(applyAsset(photo, canvas, said)).toBe(false)
  expect(said.warning).toHaveBeenCalledWith('Please select element')
  expect(written).toEqual([])
})

test.each([
  ['index', undefined, './assets/photo.webp'],
  ['about', undefined, '../assets/photo.webp'],
  ['start', 'docs/old/start.html', '../../assets/photo.webp'],
])('on the page %s at %s an image gets the source %s', (pageName, html, src) => {
  const { canvas, written } = canvasWith('img', pageName, html)
  applyAsset(photo, canvas, toasts())
  expect(written).toEqual([{ id: 7, attributes: { src } }])
})

test.each([
  ['css/index.css', '../assets/photo.webp'],
  ['style.css', 'assets/photo.webp'],
  ['assets/css/main.css', '../photo.webp'],
  ['themes/dark/site.css', '../../assets/photo.webp'],
])('an element without a source gets a background, as a rule in %s has to name it', (sheet, address) => {
  const { canvas, written } = canvasWith('section', 'index', undefined, sheet)
  applyAsset(photo, canvas, toasts())
  expect(written).toEqual([[{ property: 'background-image', value: `url("${address}")` }]])
})
