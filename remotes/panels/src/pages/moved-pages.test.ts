import { describe, expect, test } from 'vitest'
import type { Page } from '@pergola/contracts'
import { canPut, movesInto, pagesIn, renamesOf, withOrder } from './moved-pages.ts'
import { treeRows } from './page-tree.ts'

function site(...names: string[]): Readonly<Record<string, Page>> {
  const page = (name: string) =>
    ({ id: name, name, hidden: false, helmet: { title: '' }, pathes: { html: `editor/pages/${name}.html` } }) as Page
  return Object.fromEntries(names.map((name) => [name, page(name)]))
}

const pages = site('index', 'about', 'blog/index', 'blog/one', 'blog/two', 'blog/old/first')
const order = (all: typeof pages) => treeRows(Object.values(all), () => true).map(({ key }) => key)

describe('movesInto', () => {
  test('gives pages and the pages of folders their new paths', () => {
    expect(movesInto(pages, ['about', 'blog/old/'], 'news/')).toEqual([
      { name: 'about', to: '/news/about' },
      { name: 'blog/old/first', to: '/news/old/first' },
    ])
  })

  test('takes a page that is selected beside its folder once, with the folder', () => {
    expect(movesInto(pages, ['blog/old/', 'blog/old/first'], '')).toEqual([
      { name: 'blog/old/first', to: '/old/first' },
    ])
  })

  test('leaves what stands there already', () => {
    expect(movesInto(pages, ['blog/one', 'blog/old/'], 'blog/')).toEqual([])
  })
})

test('renamesOf renames no page whose name only begins like the folder', () => {
  expect(renamesOf(site('blog/one', 'blogger'), 'blog/', 'news/')).toEqual([{ name: 'blog/one', to: '/news/one' }])
})

test.each([
  ['a folder into itself', ['blog/'], 'blog/', false],
  ['a folder into one of its own', ['blog/'], 'blog/old/', false],
  ['a folder beside itself', ['blog/'], '', true],
  ['the start page into a folder', ['index'], 'blog/', false],
  ['a page into a folder', ['about'], 'blog/', true],
])('canPut: %s', (_rule, keys, folder, expected) => {
  expect(canPut(keys, { folder })).toBe(expected)
})

test('pagesIn names the pages of folders and those that are meant themselves', () => {
  expect(pagesIn(pages, ['blog/old/', 'about'])).toEqual(['about', 'blog/old/first'])
})

describe('withOrder', () => {
  test('puts pages before another one, and keeps every other page as it is', () => {
    const put = withOrder(pages, ['blog/two'], { folder: 'blog/', before: 'blog/one' })
    expect(order(put)).toEqual([
      'index',
      'blog/',
      'blog/old/',
      'blog/old/first',
      'blog/index',
      'blog/two',
      'blog/one',
      'about',
    ])
    expect(put['about']).toBe(pages['about'])
    expect(Object.keys(put)).toEqual(Object.keys(pages))
  })

  test('puts them last, and a page that comes later behind them', () => {
    const put = withOrder(site('b', 'c', 'd'), ['b'], { folder: '', before: null })
    expect(order({ ...put, ...site('a') })).toEqual(['c', 'd', 'b', 'a'])
  })

  test('changes nothing where no order is meant', () => {
    expect(withOrder(pages, ['blog/two'], { folder: 'blog/' })).toBe(pages)
  })
})

test('pages that came as whole documents stand where their files do, and are moved by their paths', () => {
  const page = { id: 'p', name: 'shop-cart', hidden: false, helmet: { title: '' } }
  const came = {
    'shop-cart': { ...page, pathes: { html: 'shop/cart.html', css: '', js: '' } } as Page,
    ...site('about'),
  }
  expect(order(came)).toEqual(['shop/', 'shop-cart', 'about'])
  expect(movesInto(came, ['shop-cart'], 'news/')).toEqual([{ name: 'shop-cart', to: '/news/cart' }])
  expect(movesInto(came, ['shop-cart'], 'shop/')).toEqual([])
  expect(renamesOf(came, 'shop/', 'store/')).toEqual([{ name: 'shop-cart', to: '/store/cart' }])
  expect(pagesIn(came, ['shop/'])).toEqual(['shop-cart'])
})
