import type { Project } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { addPage, createProject } from '../project/index.ts'
import { planPageRename } from './plan-page-rename.ts'

function site(texts: Record<string, string>, extra: Partial<Project> = {}) {
  const made = createProject({ name: 'Site', ids: () => 'id' }).project
  const added = addPage(made, { name: 'about', id: 'a', has: () => false })
  if (!added.ok) throw new Error(added.failure)
  const project = { ...added.value.project, ...extra }
  const files = [...Object.keys(texts), 'assets/c.png']
  const read = async (path: string) => texts[path] ?? null
  return (to: string, name = 'about') => planPageRename({ project, files, name, to, read })
}

const texts = {
  'editor/pages/index.html': `<A HREF=./pages/about.html title='about'>About</a><a href="pages/about.html?x#y">pages/about.html</a>`,
  'editor/pages/about.html': `<a href="../index.html">Home</a><a href="#top"></a><a href="?q"></a><img src="./../assets/c.png"><a href="about.html#x">`,
  'css/about.css': 'a { background: url(../assets/c.png) }',
  'js/about.js': 'location = "pages/about.html"',
  'css/index.css': 'p { color: red }',
}

describe('planPageRename', () => {
  test('moves the files of the page and rewrites the addresses that lead to it, and no other byte', async () => {
    const plan = await site(texts)(' Contact ')
    if (!plan.ok) throw new Error(plan.failure)
    const { change, followed, scripts, page } = plan.value
    expect(page).toMatchObject({ name: 'contact', id: 'a' })
    expect(change.files).toEqual({
      'editor/pages/index.html': `<A HREF="./pages/contact.html" title='about'>About</a><a href="pages/contact.html?x#y">pages/about.html</a>`,
      'editor/pages/about.html': null,
      'editor/pages/contact.html': texts['editor/pages/about.html'].replace('about.html#x', 'contact.html#x'),
      'css/about.css': null,
      'css/contact.css': texts['css/about.css'],
      'js/about.js': null,
      'js/contact.js': texts['js/about.js'],
    })
    expect(followed).toEqual(['index'])
    expect(scripts).toEqual(['js/contact.js'])
  })

  test('keeps the order of the pages, and names the page in motions and layers anew', async () => {
    const motions = { m: { id: 'm', pages: ['index', 'about'], excludes: ['about'], animations: [] }, n: { id: 'n' } }
    const layerNames = { about: { '0': 'Hero' }, index: {} }
    const plan = await site(texts, { motions, layerNames })('contact')
    if (!plan.ok) throw new Error(plan.failure)
    const { record } = plan.value.change
    expect(Object.keys(record?.pages ?? {})).toEqual(['index', 'playground', 'contact'])
    expect(record?.motions).toEqual({
      m: { id: 'm', pages: ['index', 'contact'], excludes: ['contact'], animations: [] },
      n: { id: 'n' },
    })
    expect(record?.['layerNames']).toEqual({ contact: { '0': 'Hero' }, index: {} })
  })

  test('rewrites the head of a page that names it', async () => {
    const made = createProject({ name: 'Site', ids: () => 'id' }).project
    const { index } = made.pages
    const head = { ...index!.helmet, customMetaTags: '<link rel="next" href="pages/about.html">' }
    const about = addPage(made, { name: 'about', id: 'a', has: () => false })
    if (!about.ok) throw new Error(about.failure)
    const pages = { ...about.value.project.pages, index: { ...index!, helmet: head } }
    const plan = await site({}, { pages })('contact')
    expect(plan.ok && plan.value.change.record?.pages?.['index']?.helmet.customMetaTags).toBe(
      '<link rel="next" href="pages/contact.html">',
    )
    expect(plan.ok && plan.value.followed).toEqual(['index'])
  })

  test('of a whole document moves its own file alone, in its folder', async () => {
    const whole = { id: 'w', name: 'team', pathes: { html: 'people/Team.htm', css: 'people/s.css', js: '' } }
    const made = createProject({ name: 'Site', ids: () => 'id' }).project
    const pages = { ...made.pages, team: { ...made.pages['index']!, ...whole } }
    const html = '<link rel=stylesheet href=s.css><a href="Team.htm">'
    const plan = await site(
      { 'people/Team.htm': html, 'people/s.css': '', 'menu.html': '<a href=people/Team.htm>' },
      { pages },
    )('staff', 'team')
    if (!plan.ok) throw new Error(plan.failure)
    expect(plan.value.change.files).toEqual({
      'people/Team.htm': null,
      'people/staff.htm': '<link rel=stylesheet href=s.css><a href="staff.htm">',
      'menu.html': '<a href="people/staff.htm">',
    })
    expect(plan.value.page.pathes).toEqual({ html: 'people/staff.htm', css: 'people/s.css', js: '' })
  })

  test('a name with a folder moves the page there, and what it leads to is found from there', async () => {
    const plan = await site(texts)('Company/Über uns.html')
    if (!plan.ok) throw new Error(plan.failure)
    const { change, page } = plan.value
    expect(page).toMatchObject({ name: 'company/ueber-uns', helmet: { title: 'Über uns' } })
    expect(change.files).toMatchObject({
      'editor/pages/index.html': `<A HREF="./pages/company/ueber-uns.html" title='about'>About</a><a href="pages/company/ueber-uns.html?x#y">pages/about.html</a>`,
      'editor/pages/company/ueber-uns.html': `<a href="../../index.html">Home</a><a href="#top"></a><a href="?q"></a><img src="../../assets/c.png"><a href="ueber-uns.html#x">`,
      'css/company/ueber-uns.css': 'a { background: url(../../assets/c.png) }',
    })
  })

  test('a title that says the name follows it, any other stays', async () => {
    const made = createProject({ name: 'Site', ids: () => 'id' }).project
    const added = addPage(made, { name: 'about', id: 'a', has: () => false })
    if (!added.ok) throw new Error(added.failure)
    const titled = async (title: string, to: string) => {
      const about = { ...added.value.page, helmet: { ...added.value.page.helmet, title } }
      const plan = await site({}, { pages: { ...added.value.project.pages, about } })(to)
      return plan.ok ? plan.value.page.helmet.title : plan.failure
    }
    expect(await titled('About', 'Über uns')).toBe('Über uns')
    expect(await titled('We are many', 'Über uns')).toBe('We are many')
    expect(await titled('About', 'company/about')).toBe('About')
  })

  test.each([
    ['contact', 'index', 'page-index'],
    ['contact', 'nobody', 'page-missing'],
    ['contact', 'playground', 'page-missing'],
    ['', 'about', 'name-empty'],
    ['a//b', 'about', 'name-invalid'],
    ['Index', 'about', 'page-exists'],
    ['constructor', 'about', 'name-invalid'],
  ])('refuses %j for the page %s: %s', async (to, name, failure) => {
    expect(await site(texts)(to, name)).toMatchObject({ ok: false, failure })
  })

  test('refuses a name whose files are there already', async () => {
    expect(await site({ ...texts, 'css/contact.css': '' })('contact')).toMatchObject({ failure: 'page-exists' })
    expect(await site({ ...texts, 'pages/contact.html': '' })('contact')).toMatchObject({ failure: 'page-exists' })
  })
})
