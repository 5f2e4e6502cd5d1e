import { paths, succeed } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createSizing } from '../viewport/sizing.ts'
import { readSiteNames } from './site-names.ts'
import { createStyles } from './styles.ts'

async function open(content: string, files: Readonly<Record<string, string>> = {}, html?: string) {
  const opened = await openCore(content, files, html)
  const { surface } = createStyles(opened.core, createSizing(opened.core))
  publishSelection(opened.core, [opened.find('it')])
  const css = () => opened.page.site.text(paths.globalCss) ?? ''
  const selector = () => surface.state.getState().rule?.selector
  return { ...opened, surface, css, selector }
}

describe('the class that is edited', () => {
  test.each([
    ['is the last that the site styles', 'btn btn-primary', { 'css/index.css': '.btn{top:0}.btn-primary{top:1px}' }],
    ['may have no rule yet', 'hero btn-primary', {}],
    [
      'is none that only the sheet of every site styles',
      'btn-primary p-10',
      { [paths.canvasStyles]: '.p-10{padding:10px}' },
    ],
    ['is none that blocks carry', 'btn-primary p-10', { 'css/index.css': '.p-10{padding:10px}' }],
    ['is none that tells of a moment, or is for scripts', 'btn-primary is-open js-toggle', {}],
  ])('%s', async (_rule, classes, files) => {
    const { selector } = await open(`<a id="it" class="${classes}">x</a>`, files)
    expect(selector()).toBe('.btn-primary')
  })

  test('is none that only a library styles', async () => {
    const page = '<!doctype html><link rel=stylesheet href=vendor/bootstrap.min.css><link rel=stylesheet href=site.css>'
    const files = { 'vendor/bootstrap.min.css': '.btn{top:0}', 'site.css': '.buy{top:0}' }
    const { selector } = await open(`${page}<a id="it" class="buy btn">x</a>`, files, 'index.html')
    expect(selector()).toBe('.buy')
  })

  test('is made of what the element is called, and of nobody else', async () => {
    const { surface, css, html, page } = await open('<h1 id="it">x</h1>', {
      [paths.globalCss]: '.heading { top: 0; }\n',
    })
    surface.edit([{ property: 'color', value: 'red' }])
    surface.edit([{ property: 'top', value: '0' }])
    expect(html()).toBe('<h1 id="it" class="heading-2">x</h1>')
    expect(css()).toBe('.heading { top: 0; }\n\n.heading-2 {\n  color: red;\n  top: 0;\n}\n')
    page.undo()
    page.undo()
    expect(html()).toBe('<h1 id="it">x</h1>')
  })

  test('has a name that no other page uses, since its rule reaches all of them', async () => {
    const { core, find, html } = await openCore('<h1 id="it">x</h1>')
    const { projects } = core.services
    const elsewhere = { name: 'heading', elements: 1, pages: ['about'], sheets: [] }
    Object.assign(projects, { siteClasses: async () => succeed([elsewhere]) })
    const { project } = projects.state.getState().open!
    core.page!.project = () => ({ ...project, pages: { ...project.pages, about: project.pages['index']! } })
    const { surface } = createStyles(core, createSizing(core))
    await readSiteNames(core)
    publishSelection(core, [find('it')])
    surface.edit([{ property: 'color', value: 'red' }])
    expect(html()).toBe('<h1 id="it" class="heading-2">x</h1>')
  })

  test.each([
    '@media print',
    '@container (width > 100px)',
    '@supports (display: grid)',
    '@layer ui',
    '@starting-style',
    '@media (prefers-color-scheme: dark)',
  ])('is given to an element without one by a rule in %s', async (atRule) => {
    const { surface, css, html } = await open('<h1 id="it">x</h1>')
    const { rule } = surface.state.getState()
    surface.selectRule({ ...rule!, atRule })
    surface.edit([{ property: 'color', value: 'white' }])
    expect(html()).toBe('<h1 id="it" class="heading">x</h1>')
    expect(css()).toBe(`${atRule} {\n  .heading {\n    color: white;\n  }\n}\n`)
    expect(surface.state.getState().rule).toEqual({ selector: '.heading', states: [], atRule })
  })

  test('is split off for what is selected, as one step, and wins over the one it had', async () => {
    const content = '<h1 id="it" class="title">x</h1><h1 class="title">y</h1>'
    const { surface, css, html, selector, page } = await open(content, { [paths.globalCss]: '.title { top: 0; }\n' })
    surface.splitOff?.()
    expect(html()).toBe('<h1 id="it" class="title heading">x</h1><h1 class="title">y</h1>')
    expect(selector()).toBe('.heading')
    surface.edit([{ property: 'color', value: 'red' }])
    expect(css()).toBe('.title { top: 0; }\n\n.heading {\n  color: red;\n}\n')
    page.undo()
    page.undo()
    expect(html()).toBe(content)
  })
})
