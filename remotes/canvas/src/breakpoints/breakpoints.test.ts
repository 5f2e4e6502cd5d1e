import { paths } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { publishSelection } from '../service/follow-page.ts'
import { createStyles } from '../styles/styles.ts'
import { openCore } from '../testing/open-core.ts'
import { createSizing } from '../viewport/sizing.ts'
import { createBreakpoints } from './breakpoints.ts'
import { siteBreakpoints } from './site-breakpoints.ts'

const page = '<h1 id="title" class="title">x</h1>'
const mobile = '@media (max-width: 480px)'
const tablet = '@media (max-width: 768px)'

async function open(files: Readonly<Record<string, string>> = {}, html?: string) {
  const opened = await openCore(html ? `<!doctype html><link rel=stylesheet href=site.css>${page}` : page, files, html)
  const sizing = createSizing(opened.core)
  const { service } = createBreakpoints({ core: opened.core, sizing })
  const { surface } = createStyles(opened.core, sizing)
  sizing.offer({ width: 800, height: 600, windowWidth: 1440 })
  publishSelection(opened.core, [opened.find('title')])
  const atRules = () => siteBreakpoints(opened.page).map(({ atRule }) => atRule)
  const css = (file: string) => opened.page.site.text(file)
  const edited = () => surface.state.getState().rule?.atRule ?? null
  return { ...opened, sizing, service, surface, atRules, css, edited }
}

describe('breakpoints', () => {
  test('a site made here begins with 768 and 480', async () => {
    const container = '@media (min-width: 40rem) { .container { max-width: 40rem } }'
    const { atRules, edited } = await open({ [paths.globalRules]: container })
    expect(atRules()).toEqual([tablet, mobile])
    expect(edited()).toBeNull()
  })

  test('a site from elsewhere has those that its own sheets use', async () => {
    const css =
      '@media (max-width: 62em) { a { b: c } } @media (min-width: 40em) and (max-width: 61.99em) { a { b: c } }'
    const vendor = '@media (max-width: 320px) { a { b: c } }'
    const { atRules } = await open({ 'site.css': css, 'vendor/x.css': vendor }, 'index.html')
    expect(atRules()).toEqual(['@media (max-width: 62em)', '@media (min-width: 40em) and (max-width: 61.99em)'])
  })

  test('the width of the canvas decides which is edited, and looking makes no rule', async () => {
    const { sizing, service, edited, css, core } = await open()
    expect(edited()).toBeNull()
    for (const [width, atRule] of [
      [920, null],
      [700, tablet],
      [481, tablet],
      [300, mobile],
    ] as const) {
      sizing.setSize({ width })
      expect(edited()).toBe(atRule)
    }
    sizing.setDevice('mobile')
    expect(core.store.getState().width).toBe(360)
    expect(edited()).toBe(mobile)
    service.show(tablet)
    expect(edited()).toBe(tablet)
    service.show(null)
    expect(edited()).toBeNull()
    expect(css('css/index.css') ?? '').not.toContain('@media')
    expect(core.store.getState().changed).toBe(false)
  })

  test('desktop is wider than the widest of them', async () => {
    const css = '@media (max-width: 1600px) { .title { top: 0 } }'
    const { core, sizing, edited } = await open({ 'site.css': css }, 'index.html')
    sizing.exceed(1600)
    expect(core.store.getState()).toMatchObject({ device: 'desktop', width: 1601 })
    expect(edited()).toBeNull()
  })

  test('one is added without a rule, once, and undone in one step', async () => {
    const { service, atRules, page: opened } = await open()
    expect(service.add(920).ok).toBe(true)
    expect(service.add(920)).toMatchObject({ failure: 'exists' })
    expect(service.add(0)).toMatchObject({ failure: 'invalid-width' })
    expect(service.add(Number.NaN)).toMatchObject({ failure: 'invalid-width' })
    expect(atRules()).toEqual(['@media (max-width: 920px)', tablet, mobile])
    opened.undo()
    expect(atRules()).toEqual([tablet, mobile])
  })

  test('its rules move along on every page when its width is another one', async () => {
    const own = `.title { top: 0 }\n@media (max-width:768px) { .title { top: 1px } }\n`
    const {
      service,
      atRules,
      css,
      page: opened,
    } = await open({
      'css/index.css': own,
      [paths.globalCss]: `a{b:c}@media screen and (max-width:48em){a{b:d}}`,
    })
    expect(service.ruleCount(tablet)).toBe(2)
    expect(await service.change(tablet, { width: 900, name: 'Small' })).toMatchObject({ ok: true })
    expect(atRules()).toEqual(['@media (max-width: 900px)', mobile])
    expect(siteBreakpoints(opened)[0]?.name).toBe('Small')
    expect(css('css/index.css')).toBe(own.replace('(max-width:768px)', '(max-width: 900px)'))
    expect(css(paths.globalCss)).toBe('a{b:c}@media (max-width: 900px){a{b:d}}')
    expect(await service.change('@media (max-width: 900px)', { width: 480 })).toMatchObject({ failure: 'exists' })
    expect(await service.change(tablet, { width: 500 })).toMatchObject({ failure: 'missing' })
    opened.undo()
    expect(css('css/index.css')).toBe(own)
    expect(atRules()).toEqual(['@media screen and (max-width:48em)', mobile])
  })

  test('rules in style elements of other pages move along, and not a byte beside them', async () => {
    const other = (query: string, print = '@media print and (max-width: 768px) { a { b: c } }') =>
      `<p>caf&eacute;<STYLE>\n  @media ${query} { p { top: 0 } }\n</STYLE ><style media=print>@media (max-width: 768px) { a { b: c } }</style><style>${print}</style>`
    const about = 'editor/pages/about.html'
    const xml = 'about.xhtml'
    const document = (query: string) =>
      `<html xmlns="http://www.w3.org/1999/xhtml"><head><style>a > b { c: d }\n@media ${query} { a { b: c } }</style></head><body/></html>`
    const {
      service,
      core,
      css,
      page: opened,
    } = await open({ [about]: other('(max-width:768px)'), [xml]: document('(max-width: 768px)') })
    const project = opened.project()
    const record = project.pages['index']!
    core.page!.run('pages', [
      {
        type: 'record',
        key: 'pages',
        value: {
          ...project.pages,
          about: { ...record, pathes: { ...record.pathes, html: about } },
          xml: { ...record, pathes: { html: xml, css: '', js: '' } },
        },
      },
    ])
    expect(await service.change(tablet, { width: 900 })).toMatchObject({ ok: true })
    expect(css(about)).toBe(other('(max-width: 900px)'))
    expect(css(xml)).toBe(document('(max-width: 900px)'))
    opened.undo()
    expect(css(about)).toBe(other('(max-width:768px)'))
    expect(css(xml)).toBe(document('(max-width: 768px)'))
  })

  test('another name alone leaves the sheets as they are', async () => {
    const { service, page: opened, css } = await open({ 'css/index.css': '@media (max-width:480px){.title{top:0}}' })
    expect(await service.change('@media (max-width:480px)', { name: 'Phones' })).toMatchObject({ ok: true })
    expect(css('css/index.css')).toBe('@media (max-width:480px){.title{top:0}}')
    expect(siteBreakpoints(opened).map(({ name }) => name)).toEqual(['Tablet', 'Phones'])
  })

  test('its rules go with it, and come back with undo', async () => {
    const own = `.title { top: 0 }\n@media (max-width: 480px) { .title { top: 1px } }\n`
    const { service, atRules, css, page: opened } = await open({ 'css/index.css': own })
    expect(await service.remove(mobile)).toMatchObject({ ok: true })
    expect(atRules()).toEqual([tablet])
    expect(css('css/index.css')).not.toContain('@media')
    opened.undo()
    expect(css('css/index.css')).toBe(own)
    expect(atRules()).toEqual([tablet, mobile])
  })

  test('a rule that is chosen shows a width that it holds for', async () => {
    const { surface, core, edited } = await open({ 'css/index.css': '@media (max-width: 920px) { .title { top: 0 } }' })
    surface.selectRule({ selector: '.title', states: [], atRule: '@media (max-width: 920px)' })
    expect(core.store.getState().width).toBe(920)
    expect(edited()).toBe('@media (max-width: 920px)')
    surface.selectRule({ selector: '.title', states: [], atRule: null })
    expect(core.store.getState().device).toBe('desktop')
  })
})
