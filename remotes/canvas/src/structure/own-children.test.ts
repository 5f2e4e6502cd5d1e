import { expect, test } from 'vitest'
import { openStructure } from '../testing/open-structure.ts'
import { mayMove, mayStand } from './place.ts'
import { createWrapping } from './wrapping.ts'

const slider =
  '<main id="m">\n<swiper-container id="s"><swiper-slide id="a"></swiper-slide><swiper-slide id="b"><p>One</p></swiper-slide></swiper-container>\n</main>'

test('a slider takes slides and what has a place around them; anything else goes into a slide', async () => {
  const { page, find } = await openStructure(slider)
  const inside = (id: string) => ({ target: find(id), position: 'inside' }) as const
  const beside = (id: string) => ({ target: find(id), position: 'after' }) as const
  const may = (html: string, where: ReturnType<typeof inside> | ReturnType<typeof beside>) =>
    mayStand(page, page.parse(html, where.target), where)
  expect(may('<p>x</p>', inside('s'))).toBe(false)
  expect(may('<p>x</p>', beside('a'))).toBe(false)
  expect(may('<p>x</p>', inside('a'))).toBe(true)
  expect(may('<swiper-slide></swiper-slide>', beside('a'))).toBe(true)
  expect(may('<p slot="container-end">x</p>', inside('s'))).toBe(true)
  expect(may('<swiper-slide></swiper-slide>', inside('m'))).toBe(false)
  expect(may('<swiper-slide slot="x"></swiper-slide>', inside('m'))).toBe(false)
})

test('a slider whose script is switched off says so when it is dropped, and only then', async () => {
  const { core, structure } = await openStructure()
  const told: string[] = []
  core.services.toasts.info = (message) => void told.push(message)
  structure.insertBlock('slider')
  expect(told).toEqual(['Slider works in the preview and when exported, once enable_swiperjs is on in the settings'])
  core.services.settings.set('enable_swiperjs', true)
  structure.insertBlock('slider')
  structure.insertBlock('text')
  expect(told).toHaveLength(1)
})

test('a slide is moved among slides, and not out of its slider', async () => {
  const { page, find, structure, html } = await openStructure(slider)
  expect(mayMove(page, [find('a')], { target: find('m'), position: 'inside' })).toBe(false)
  expect(structure.move([find('a')], { target: find('b'), position: 'after' }).ok).toBe(true)
  expect(html()).toContain('</p></swiper-slide><swiper-slide id="a">')
})

test('a block dropped beside a slide without a place finds the nearest one', async () => {
  const { find, structure, html } = await openStructure(slider)
  expect(structure.insertBlock('text', { target: find('a'), position: 'inside' }).ok).toBe(true)
  expect(html()).toContain('<swiper-slide id="a"><p class="p-10">')
})

test('a list takes items and nothing else, unless the page has something else there already', async () => {
  const { core, page, find, structure, html } = await openStructure(
    '<main id="m">\n<ul id="u"><li id="a">One</li></ul>\n<ol id="o"><li>One</li><p>Odd</p></ol>\n</main>',
  )
  const inside = (id: string) => ({ target: find(id), position: 'inside' }) as const
  const may = (text: string, where: ReturnType<typeof inside>) => mayStand(page, page.parse(text, where.target), where)
  expect(may('<p>x</p>', inside('u'))).toBe(false)
  expect(may('<li>x</li>', inside('u'))).toBe(true)
  expect(may('<p>x</p>', inside('a'))).toBe(true)
  expect(may('<p>x</p>', inside('o'))).toBe(true)
  expect(createWrapping(core, () => {}).wrap([find('a')]).ok).toBe(false)
  expect(structure.insertHtml('<p>x</p>').ok).toBe(true)
  expect(html()).toContain('<ul id="u"><li id="a">One</li></ul>')
})

test.each([
  ['a cell', '<table><tbody><tr><td id="x">One</td></tr></tbody></table>', 'td'],
  ['an empty cell', '<table><tbody><tr><td id="x"></td></tr></tbody></table>', 'td'],
  ['an item of a list', '<ul><li id="x">One</li></ul>', 'li'],
])('what is added at %s stands in it: nothing else may stand beside it', async (_what, markup, tag) => {
  const { find, structure, select, html } = await openStructure(`<main>${markup}</main>`)
  select([find('x')])
  structure.insertBlock('text')
  expect(html()).toMatch(new RegExp(`<${tag} id="x">[^]*Insert your text here</p>[^]*</${tag}>`))
})

test('what is added at a text stands behind it', async () => {
  const { find, structure, select, html } = await openStructure('<main><p id="x">One</p></main>')
  select([find('x')])
  structure.insertBlock('text')
  expect(html()).toContain('<p id="x">One</p><p class="p-10">')
})
