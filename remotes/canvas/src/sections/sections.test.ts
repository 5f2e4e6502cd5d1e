import { paths, succeed } from '@pergola/contracts'
import type { SiteClass } from '@pergola/contracts'
import { flattenRules, parseCss, styleRuleOf } from '@pergola/site/css'
import { describe, expect, test } from 'vitest'
import { createBlocks } from '../blocks/blocks.ts'
import { publishSelection } from '../service/follow-page.ts'
import { createStructure } from '../structure/structure.ts'
import { readSiteNames } from '../styles/site-names.ts'
import { openCore } from '../testing/open-core.ts'
import { librarySections, sectionBlocks } from './section-library.ts'

const ids = librarySections().map(({ id }) => id)

async function openPage(html = '', path?: string) {
  const opened = await openCore(html, {}, path)
  const blocks = createBlocks(undefined, { sections: async () => sectionBlocks(), plain: async () => null })
  await blocks.loadBlocks('sections')
  const structure = createStructure({ core: opened.core, blocks, select: () => undefined })
  const put = (id: string) => expect(structure.insertBlock(id)).toMatchObject({ ok: true })
  return { ...opened, blocks, put, css: () => opened.page.site.text(paths.globalCss) ?? '' }
}

function rulesOf(css: string): string[] {
  return flattenRules(parseCss(css, 'site.css')).map((flat) => JSON.stringify(styleRuleOf(flat)))
}

describe('a section put on a page', () => {
  test.each([
    ['<main><p>Hi</p></main><footer>End</footer>', /Hi<\/p>\s*<section[^]*<\/section>\s*<\/main>\s*<footer>End/],
    ['<p>Hi</p><footer>End</footer>', /Hi<\/p>\s*<section[^]*<\/section>\s*<footer>End/],
    ['<footer>End</footer>', /^\s*<section[^]*<\/section>\s*<footer>End/],
    ['<footer>One</footer><p>Hi</p>', /Hi<\/p>\s*<section/],
  ])('stands above the footer that ends the page, with nothing selected: %s', async (markup, expected) => {
    const { put, html } = await openPage(markup)
    put('features/feature-grid')
    expect(html()).toMatch(expected)
  })

  test('stands at the end where it is a footer itself', async () => {
    const { put, html } = await openPage('<main>Hi</main><footer>End</footer>')
    put('footer/line-footer')
    expect(html()).toMatch(/End<\/footer>\s*<footer class="page-section/)
  })

  test('is one step, and undo leaves not a byte of it', async () => {
    const { page, put, css, html } = await openPage('<main><p>Text</p></main>\n')
    const before = [html(), css()]
    put('hero/split-hero')
    expect(html()).toContain('<h1 class="hero-title" id="hero-title">')
    expect(css()).toMatch(/^:root \{\n {2}color-scheme: light dark;\n {2}--color-background: light-dark\(/)
    expect(Object.values(page.labels.byPlace())).toEqual(['Hero with picture'])
    expect(css()).toContain('  color: var(--color-muted, #565b61);')
    page.undo()
    expect([html(), css()]).toEqual(before)
    expect(page.labels.byPlace()).toEqual({})
  })

  test('writes into the sheet of the site, and a second time nothing', async () => {
    const { put, css, html } = await openPage()
    put('contact/contact-form')
    const once = css()
    put('contact/contact-form')
    expect(css()).toBe(once)
    expect(html()).toContain('<label class="field-label" for="contact-name-2">')
  })

  test('writes only what a section before it has not brought, and what was changed there stays', async () => {
    const { page, put, css } = await openPage()
    put('call-to-action/call-to-action-band')
    page.run('Edit', [
      { type: 'text', file: paths.globalCss, text: css().replace('min-block-size: 3rem', 'min-block-size: 4rem') },
    ])
    put('contact/contact-form')
    expect(css().match(/^\.button \{/gm)).toHaveLength(1)
    expect(css()).toContain('min-block-size: 4rem')
    expect(css()).toContain('.contact-form {')
  })

  test('takes other names where the site uses its own for something else', async () => {
    const own = '.button { color: red }\n:root { --color-accent: plum }\n'
    const { page, put, css, html } = await openPage('<p class="hero-title">Mine</p>')
    page.run('Edit', [{ type: 'text', file: paths.globalCss, text: own }])
    put('hero/split-hero')
    expect(css()).toContain('.button { color: red }')
    expect(css()).toContain('.button-2 {')
    expect(css()).toContain('.hero-title-2 {')
    expect(css()).toContain('.page-section {')
    expect(css().match(/--color-accent:/g)).toHaveLength(1)
    expect(html()).toContain('class="button-2 button-secondary-2"')
    const once = css()
    put('hero/split-hero')
    expect(css()).toBe(once)
  })

  describe('where another page uses its names', () => {
    const elsewhere = (name: string, rules: SiteClass['rules'] = []): SiteClass => ({
      name,
      elements: 1,
      pages: ['about'],
      sheets: [],
      rules,
    })

    async function withOthers(classes: readonly SiteClass[]) {
      const opened = await openPage()
      const { page } = opened
      Object.assign(opened.core.services.projects, { siteClasses: async () => succeed(classes) })
      const project = page.project()
      page.project = () => ({ ...project, pages: { ...project.pages, about: project.pages['index']! } })
      await readSiteNames(opened.core)
      return opened
    }

    test('takes others for what means something else there', async () => {
      const rule = { selector: '.button', states: [], atRule: null }
      const { put, css, html } = await withOthers([elsewhere('button', [rule]), elsewhere('hero-title')])
      put('hero/split-hero')
      expect(css()).toContain('.button-2 {')
      expect(css()).toContain('.hero-title-2 {')
      expect(css()).not.toMatch(/\.button[ :,]/)
      expect(html()).toContain('class="button-2 button-secondary-2"')
    })

    test('keeps those that it has there itself', async () => {
      const { put: putFirst, css: written } = await openPage()
      putFirst('hero/split-hero')
      const rules = flattenRules(parseCss(written(), 'site.css')).map(styleRuleOf)
      const names = ['button', 'button-secondary', 'button-row', 'hero-title', 'page-section']
      const { put, html, css } = await withOthers(names.map((name) => elsewhere(name, rules)))
      put('hero/split-hero')
      expect(html()).toContain('class="button button-secondary"')
      expect(css()).toContain('.button {')
    })
  })

  test('is the only title of the page, or none', async () => {
    const { put, html } = await openPage('<main><h1>Title</h1></main>')
    put('hero/centered-hero')
    expect(html().match(/<h1/g)).toHaveLength(1)
    expect(html()).toContain('<h2 class="centered-hero-title"')
  })

  test('stands first as a header, and else behind what is there', async () => {
    const { put, html } = await openPage('<p>Text</p>')
    put('footer/columns-footer')
    put('navigation/header-with-menu')
    expect(html()).toMatch(/^\s*<header[^]*<p>Text<\/p>[^]*<footer/)
  })

  test('brings its rules to a page that came whole in a style element of that page', async () => {
    const source = '<!doctype html><html><head><title>A</title></head><body><p>x</p></body></html>'
    const { page, put } = await openPage(source, 'site/index.html')
    put('statistics/number-row')
    const text = page.site.text('site/index.html') ?? ''
    expect(text).toContain('.number-row-value {')
    expect(text.match(/<style>/g)).toHaveLength(1)
    page.undo()
    expect(page.site.text('site/index.html')).toBe(source)
  })
})

describe('a pattern put on a page', () => {
  test('stands where the selection is when it is a small part, and brings its keyframes once', async () => {
    const { core, put, css, html, find } = await openPage('<main><section id="a"><p>Text</p></section></main>')
    publishSelection(core, [find('a')])
    put('patterns/back-to-top')
    expect(html()).toMatch(/<section id="a">[^]*class="component icon-button back-to-top"[^]*<\/section>/)
    put('patterns/back-to-top')
    expect(css().match(/^@keyframes back-to-top \{\n {2}from \{/gm)).toHaveLength(1)
  })

  test('makes a page that came whole carry scripts of patterns, until it is taken back', async () => {
    const source = '<!doctype html><html><head><title>A</title></head><body><p data-pattern="tabs">x</p></body></html>'
    const { page, put } = await openPage(source, 'site/index.html')
    expect(page.record.patterns).toBeUndefined()
    put('patterns/modal')
    expect(page.record.patterns).toBeUndefined()
    put('patterns/tabs')
    expect(page.record.patterns).toBe(true)
    page.undo()
    expect(page.record.patterns).toBeUndefined()
  })

  test('is found by its id after it was put in twice', async () => {
    const { put, html } = await openPage()
    put('patterns/modal')
    put('patterns/modal')
    expect(html()).toMatch(/commandfor="modal-2" popovertarget="modal-2"[^]*<dialog[^>]* id="modal-2"/)
    put('patterns/tabs')
    put('patterns/tabs')
    expect(html()).toMatch(/href="#tab-hours-2"[^]*id="tab-hours-2"/)
  })
})

describe('all sections on one page', () => {
  test('write each rule once, under names that a person would choose', async () => {
    const { put, css, html } = await openPage()
    for (const id of ids) put(id)
    const rules = rulesOf(css())
    expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([])
    const classes = [...html().matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(classes.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
    const styled = new Set([...css().matchAll(/\.([a-z-]+)/g)].map(([, name]) => name))
    expect([...new Set(classes)].filter((name) => !styled.has(name))).toEqual([])
    expect(html()).not.toMatch(/<script|\son\w+=|lorem/i)
    expect(css()).not.toMatch(/!important|(?<![\w-])(?:left|right|top|bottom|width|height):/)
  })
})

describe('the library', () => {
  test.each(librarySections())(
    '$id says what it is, and each class has one meaning',
    ({ label, keywords, html, parts, css }) => {
      expect(label).toMatch(/^[A-Z0-9]/)
      expect(keywords).not.toBe('')
      expect(parts[0]).toMatch(/^(?:page-section|component)$/)
      expect(html).toMatch(/^<(?:section|header|footer|nav|aside|main|div|form|a) class="/)
      expect(css).not.toContain('<')
    },
  )
})
