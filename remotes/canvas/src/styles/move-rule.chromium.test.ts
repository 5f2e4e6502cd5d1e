import { describe, expect, test } from 'vitest'
import type { RuleReach } from '@pergola/contracts'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const site = 'global/global.css'
const own = 'css/index.css'

const open = (files: Record<string, string>, html: string | null = null) =>
  here.page.evaluate(([all, path]) => window.opened.open(all, path), [files, html] as const)
const select = (selector: string) =>
  here.page.evaluate((wanted) => window.opened.canvas.select(window.opened.canvas.find(wanted)), selector)
const text = (file: string) => here.page.evaluate((path) => window.opened.stored(path) ?? '', file)
const other = () => here.page.evaluate(() => window.opened.canvas.styles.state.getState().home?.other)
const move = (reach: RuleReach, anyway = false) =>
  here.page.evaluate(([wanted, all]) => window.opened.canvas.styles.moveRule?.(wanted, all), [reach, anyway] as const)
const look = (selector: string, property: string) =>
  here
    .frame()
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const html = '<h1 class="title">One</h1>\n'
const rules = `.title {\n  /* kept */\n  color: red;\n  background: url("../assets/a.png");\n}\n\n.title:hover {\n  color: blue;\n}\n\n@media (max-width: 480px) {\n  .title {\n    color: green;\n  }\n}\n`

describe('moving the rules of a class', () => {
  test('to the site and back takes all of them along as one step each, to the byte of what is not moved', async () => {
    await open({ 'editor/pages/index.html': html, [own]: `p { top: 0; }\n\n${rules}`, [site]: 'a { top: 0; }\n' })
    await select('h1')
    expect(await other()).toEqual({ reach: 'site', sheet: site })
    expect(await move('site')).toEqual({ ok: true, value: { moved: true, changed: [] } })
    expect(await text(own)).toBe('p { top: 0; }\n')
    expect(await text(site)).toBe(`a { top: 0; }\n\n${rules}`)
    expect(await look('h1', 'color')).toBe('rgb(255, 0, 0)')
    expect(await other()).toEqual({ reach: 'page', sheet: own })
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await text(own)).toBe(`p { top: 0; }\n\n${rules}`)
    expect(await text(site)).toBe('a { top: 0; }\n')
    await here.page.evaluate(() => window.opened.canvas.redo())
    expect(await move('page')).toMatchObject({ value: { moved: true } })
    expect(await text(site)).toBe('a { top: 0; }\n')
    expect((await text(own)).replaceAll(/\s+/g, ' ')).toBe(`p { top: 0; } ${rules}`.replaceAll(/\s+/g, ' '))
  })

  test('names what would look another way on this page and changes nothing, before it is asked for all the same', async () => {
    const files = {
      [own]: '.title { color: red; }\n',
      'css/templates.css': '.title:where(h1) { color: blue; top: 0 }\n',
    }
    await open({ 'editor/pages/index.html': html, ...files })
    await select('h1')
    const changed = [{ page: 'index', elements: ['h1.title'], properties: ['color'], count: 1 }]
    expect(await move('site')).toEqual({ ok: true, value: { moved: false, changed } })
    expect(await text(own)).toBe(files[own])
    expect(await here.page.evaluate(() => window.opened.canvas.state.getState().canUndo)).toBe(false)
    expect(await move('site', true)).toMatchObject({ value: { moved: true } })
    expect(await look('h1', 'color')).toBe('rgb(0, 0, 255)')
  })

  test('asks the other pages that have the class: what they say of it themselves, or alike, stays as it looks', async () => {
    await open({ 'editor/pages/index.html': html, [own]: '.title { color: red; }\n' })
    await here.page.evaluate(async () => {
      const { projects, canvas } = window.opened
      const projectId = canvas.state.getState().document!.projectId
      const write = async (name: string, markup: string, css: string) => {
        const made = await projects.createPage(name)
        if (!made.ok) throw new Error(made.failure)
        const { pathes } = made.value
        await projects.save({ projectId, files: { [pathes.html]: markup, [pathes.css]: css } })
      }
      await write('alike', '<p class="title">x</p>', '.title { color: red; }')
      await write('own', '<p class="title">x</p>', '.title { color: tan; }')
      await write('none', '<p class="subtitle">x</p>', '')
      await write('bare', '<p id="it" class="title">x</p>', '.title:hover { color: tan; }')
    })
    await select('h1')
    const changed = [{ page: 'bare', elements: ['p#it.title'], properties: ['color'], count: 1 }]
    expect(await move('site')).toEqual({ ok: true, value: { moved: false, changed } })
    expect(await move('site', true)).toMatchObject({ value: { moved: true } })
    expect(await text(site)).toContain('.title')
  })

  test('brings those that only another page has to the site, and takes both sheets back in one step', async () => {
    await open({ 'editor/pages/index.html': html })
    const css = await here.page.evaluate(async () => {
      const { projects, canvas } = window.opened
      const made = await projects.createPage('about')
      if (!made.ok) throw new Error(made.failure)
      const { pathes } = made.value
      const files = { [pathes.html]: '<p class="title">x</p>', [pathes.css]: '.title { color: red; }\n' }
      await projects.save({ projectId: canvas.state.getState().document!.projectId, files })
      return pathes.css
    })
    await select('h1')
    const bring = () => here.page.evaluate((from) => window.opened.canvas.styles.moveRule?.('site', false, from), css)
    expect(await bring()).toEqual({ ok: true, value: { moved: true, changed: [] } })
    expect(await look('h1', 'color')).toBe('rgb(255, 0, 0)')
    expect([await text(css), await text(site)]).toEqual(['\n', expect.stringContaining('color: red')])
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect([await text(css), await text(site)]).toEqual(['.title { color: red; }\n', ''])
  })

  test('on a page that came whole goes between its style element and the file of its site', async () => {
    const page =
      '<!DOCTYPE html>\n<html>\n<head>\n<link rel="stylesheet" href="css/site.css">\n</head>\n<body>\n<h1 class="title">One</h1>\n</body>\n</html>\n'
    await open({ 'index.html': page, 'css/site.css': '.title { color: red; background: url(a.png) }\n' }, 'index.html')
    await select('h1')
    expect(await other()).toEqual({ reach: 'page', sheet: '' })
    expect(await move('page')).toEqual({ ok: true, value: { moved: true, changed: [] } })
    expect(await text('css/site.css')).not.toContain('.title')
    expect(await text('index.html')).toContain('background: url(./css/a.png)')
    expect(await move('site')).toMatchObject({ value: { moved: true } })
    expect(await text('css/site.css')).toContain('url(../css/a.png)')
    await here.page.evaluate(() => (window.opened.canvas.undo(), window.opened.canvas.undo()))
    expect(await text('index.html')).toBe(page)
  })
})
