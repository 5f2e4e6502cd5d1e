import { describe, expect, test } from 'vitest'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createSizing } from '../viewport/sizing.ts'
import { createStyles } from './styles.ts'

const rules = (count: number) => Array.from({ length: count }, (_, at) => `.r${at} { top: 0; }\n`).join('')
const link = (href: string, more = '') => `  <link rel="stylesheet" href="${href}"${more}>\n`
const site = (head: string) =>
  `<!DOCTYPE html>\n<html>\n<head>\n  <title>Site</title>\n${head}</head>\n<body>\n<h1 class="title">Title</h1>\n</body>\n</html>\n`

async function open(html: string, files: Record<string, string>, path = 'index.html') {
  const opened = await openCore(html, files, path)
  const { surface } = createStyles(opened.core, createSizing(opened.core))
  publishSelection(opened.core, [opened.find('h1')])
  const home = () => surface.state.getState().home
  return {
    ...opened,
    surface,
    home,
    set: (value: string) => surface.edit([{ property: 'color', value }]),
  }
}

describe('the home of a new rule', () => {
  test.each([
    ['a sheet for every medium', link('s.css', ' media="all"'), { 's.css': '' }, 's.css'],
    ['a sheet for screens', link('s.css', ' media="screen"'), { 's.css': '' }, 's.css'],
    [
      'not the sheet of a vendor behind it',
      link('style.css') + link('vendor/swiper/swiper.css'),
      { 'style.css': rules(3), 'vendor/swiper/swiper.css': rules(50) },
      'style.css',
    ],
    [
      'not what is for print only',
      link('style.css') + link('print.css', ' media="print"'),
      { 'style.css': rules(3), 'print.css': rules(50) },
      'style.css',
    ],
    [
      'not what is switched off, or an alternative',
      link('style.css') + link('off.css', ' disabled') + '<link rel="alternate stylesheet" title="x" href="b.css">\n',
      { 'style.css': rules(3), 'off.css': rules(9), 'b.css': rules(9) },
      'style.css',
    ],
    [
      'the sheet with most of the rules',
      link('main.css') + link('page.css'),
      { 'main.css': rules(30), 'page.css': rules(2) },
      'main.css',
    ],
    ['the later of two with as many', link('a.css') + link('b.css'), { 'a.css': rules(2), 'b.css': rules(2) }, 'b.css'],
    [
      'a later sheet that would win over the rule, for it speaks of the element',
      link('main.css') + link('page.css'),
      { 'main.css': rules(30), 'page.css': '.title { color: tan; }\n' },
      'page.css',
    ],
    [
      'a sheet that reads as css, not one that does not',
      link('style.css') + link('broken.css'),
      { 'style.css': rules(1), 'broken.css': '.a { color: red; /*' },
      'style.css',
    ],
  ])('is %s', async (_rule, head, files: Record<string, string>, file) => {
    const { home, set, page, html } = await open(site(head), files)
    expect(home()?.file).toBe(file)
    const before = html()
    set('red')
    expect(page.site.text(file)).toMatch(/\.title \{\n? *color: red;\s*\}/)
    for (const [path, text] of Object.entries(files)) if (path !== file) expect(page.site.text(path) ?? text).toBe(text)
    expect(html()).toBe(before)
    expect(home()).toMatchObject({ file, choices: [] })
  })

  test('is a style element on lines of its own where nothing is fit', async () => {
    const { home, set, html, page } = await open(site(link('vendor/a.css')), {
      'vendor/a.css': rules(3),
    })
    const before = html()
    expect(home()).toEqual({
      sheet: '',
      file: 'index.html',
      embedded: true,
      choices: [],
    })
    set('red')
    expect(html()).toMatch(
      /<link rel="stylesheet" href="vendor\/a\.css">\n {2}<style>\n {4}\.title \{\n {6}color: red;\n {4}\}\n {2}<\/style>\n<\/head>/,
    )
    page.undo()
    expect(html()).toBe(before)
  })

  test('is not where a rule of the same words stands for print only', async () => {
    const { surface, set, page } = await open(site(link('s.css') + link('p.css', ' media="print"')), {
      's.css': rules(1),
      'p.css': '.title { color: black; }\n',
    })
    surface.selectClass('title')
    set('red')
    expect(page.site.text('p.css')).toBe('.title { color: black; }\n')
    expect(page.site.text('s.css')).toContain('color: red')
  })
})

describe('choosing another home', () => {
  const files = {
    'a.css': rules(9),
    'b.css': rules(1),
    'vendor/c.css': rules(1),
  }
  const head = link('a.css') + link('b.css') + link('vendor/c.css') + '  <style>\n    .x { top: 0; }\n  </style>\n'

  test('offers what a rule may stand in, and takes the rule there, for this rule alone', async () => {
    const { surface, home, set, page, html } = await open(site(head), files)
    const before = html()
    expect(home()?.choices.map(({ file, embedded }) => [file, embedded])).toEqual([
      ['a.css', false],
      ['b.css', false],
      ['index.html', true],
    ])
    surface.chooseSheet?.('b.css')
    expect([home()?.file, html(), page.history.state.canUndo]).toEqual(['b.css', before, false])
    set('red')
    expect(page.site.text('b.css')).toContain('color: red')
    expect(page.site.text('a.css')).toBe(files['a.css'])
    page.undo()
    expect(page.site.text('b.css')).toBe(files['b.css'])
  })

  test('is forgotten with the rule it was for, and refuses what is no choice', async () => {
    const { surface, home } = await open(site(head), files)
    surface.chooseSheet?.('b.css')
    surface.selectClass('title')
    expect(home()?.file).toBe('a.css')
    surface.chooseSheet?.('vendor/c.css')
    expect(home()?.file).toBe('a.css')
  })

  test('a composed page offers its own sheet and the one of all pages', async () => {
    const composed = { 'css/index.css': '', 'global/global.css': '' }
    const { surface, home, set, page } = await open(
      '<h1 class="title">Title</h1>\n',
      composed,
      'editor/pages/index.html',
    )
    expect([home()?.file, home()?.choices.map(({ file }) => file)]).toEqual([
      'global/global.css',
      ['global/global.css', 'css/index.css'],
    ])
    surface.chooseSheet?.('css/index.css')
    set('red')
    expect([page.site.text('css/index.css'), page.site.text('global/global.css')]).toEqual([
      expect.stringContaining('color: red'),
      '',
    ])
  })
})

describe('the home of a new rule of a page made here', () => {
  const content = '<h1 class="big title inf-container">Title</h1>\n'
  const files = { 'css/index.css': '', 'global/global.css': '' }
  const composed = (more: Record<string, string> = {}) =>
    open(content, { ...files, ...more }, 'editor/pages/index.html')
  const widths = { 'global/global-rules.css': '@media (min-width: 40rem) { .inf-container { max-width: 40rem } }' }

  test.each([
    ['the sheet of the site, for a class', '.title', {}, 'global/global.css'],
    ['the sheet of the site, for what is in an element of a class', '.title > b[href="a#b"]', {}, 'global/global.css'],
    ['the page’s own, for an id', '#a .title', {}, 'css/index.css'],
    ['the page’s own, for every element of a name', 'h1', {}, 'css/index.css'],
    [
      'the page’s own, where that speaks of it',
      '.title',
      { 'css/index.css': '.title:hover { top: 0 }' },
      'css/index.css',
    ],
    [
      'the page’s own, where that would win over it by another class of the element',
      '.title',
      { 'css/index.css': '.big { top: 0 }' },
      'css/index.css',
    ],
    [
      'the page’s own, where templates would win over it',
      '.title',
      { 'css/templates.css': '.big:where(.inf-x) { top: 0 }' },
      'css/index.css',
    ],
    [
      'the sheet of the site, where that speaks of it',
      '.title',
      { 'global/global.css': '.title { top: 0 }' },
      'global/global.css',
    ],
    ['the sheet of the site, in a container', '.title', widths, 'global/global.css'],
  ])('is %s', async (_rule, selector, more: Record<string, string>, file) => {
    const { surface, home, set, page } = await composed(more)
    surface.selectRule({ selector, states: [], atRule: null })
    expect(home()?.file).toBe(file)
    set('red')
    expect(page.site.text(file)).toContain('color: red')
  })

  test('is the page’s own where the widths of containers would win over what is set', async () => {
    const { surface, page } = await composed(widths)
    surface.edit([{ property: 'max-width', value: '10rem' }])
    expect(page.site.text('css/index.css')).toContain('max-width: 10rem')
  })
})

test('a class of a page that came whole goes into a file that other pages can have, not into a style element', async () => {
  const style = `  <style>\n${rules(9)}  </style>\n`
  const { surface, home } = await open(site(link('style.css') + style), { 'style.css': rules(2) })
  expect(home()?.file).toBe('style.css')
  surface.selectRule({ selector: 'h1', states: [], atRule: null })
  expect(home()).toMatchObject({ file: 'index.html', embedded: true })
})
