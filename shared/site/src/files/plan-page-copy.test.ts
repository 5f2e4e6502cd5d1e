import type { Page, Project } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { addPage, createProject } from '../project/index.ts'
import { planPageCopy } from './plan-page-copy.ts'

function counter() {
  let count = 0
  return (prefix: string) => `${prefix}${(count += 1)}`
}

async function copied(texts: Record<string, string>, extra: Partial<Project> = {}, name = 'about') {
  const made = createProject({ name: 'Site', ids: () => 'id' }).project
  const added = addPage(made, { name: 'about', id: 'a', has: () => false })
  if (!added.ok) throw new Error(added.failure)
  const project = { ...added.value.project, ...extra }
  const files = [...Object.keys(texts), 'assets/c.png']
  const plan = await planPageCopy({
    project,
    files,
    name,
    freshId: counter(),
    read: async (path) => texts[path] ?? null,
  })
  if (!plan.ok) throw new Error(plan.failure)
  return { ...plan.value, project }
}

const texts = {
  'editor/pages/index.html': '<a href="pages/about.html">About</a>',
  'editor/pages/about.html':
    '<A HREF=../index.html>Home</a><a href="about.html#x">Top</a><img src=../assets/c.png motion-id=m><i interaction-id="g" v-on:click="a(\'[interaction-id=&quot;g&quot;]\')"></i>\r\n',
  'css/about.css': 'a { background: url(../assets/c.png) } b { background: url(about.css) }',
  'js/about.js': 'let a = 1',
}

describe('planPageCopy', () => {
  test('copies the files of the page; what leads to the page itself leads to the copy, and no other byte changes', async () => {
    const { page, change, project } = await copied(texts)
    expect(page).toMatchObject({ name: 'about-copy', id: 'page1', helmet: { title: 'about copy' } })
    expect(change.files).toEqual({
      'editor/pages/about-copy.html': texts['editor/pages/about.html'].replace('about.html#x', 'about-copy.html#x'),
      'css/about-copy.css': texts['css/about.css'].replace('about.css', 'about-copy.css'),
      'js/about-copy.js': 'let a = 1',
    })
    expect(Object.keys(change.record?.pages ?? {})).toEqual(['index', 'playground', 'about', 'about-copy'])
    expect(change.record?.pages?.['about']).toBe(project.pages['about'])
  })

  test('motions and interactions of the copy are records of its own', async () => {
    const motions = {
      m: { id: 'm', name: 'm', pages: ['about'], instances: {}, excludes: [], numberTimeOfUses: 1, animations: [] },
      other: { id: 'other', pages: ['index'], animations: [] },
    }
    const interactions = { g: [{ event: 'click' }] } as unknown as Project['interactions']
    const { change } = await copied(texts, { motions, interactions })
    const html = change.files['editor/pages/about-copy.html'] ?? ''
    const motion = /motion-id="(\w+)"/.exec(html)?.[1] ?? ''
    const group = /interaction-id="(\w+)"/.exec(html)?.[1] ?? ''
    expect([motion, group]).not.toEqual(expect.arrayContaining(['m']))
    expect(change.record?.motions).toEqual({ ...motions, [motion]: expect.objectContaining({ pages: ['about-copy'] }) })
    expect(change.record?.interactions).toEqual({ ...interactions, [group]: interactions['g'] })
    expect(html).toContain(`[interaction-id=&quot;${group}&quot;]`)
  })

  test('an instance whose main element is on the page is one of the copied motion, any other one more of the same', async () => {
    const motion = (id: string, pages: string[]) => ({
      id,
      name: id,
      pages,
      excludes: [],
      numberTimeOfUses: 2,
      animations: [],
    })
    const motions = {
      m: { ...motion('m', ['about']), instances: { i: { id: 'i', page: 'about' } } },
      n: { ...motion('n', ['index']), instances: { j: { id: 'j', page: 'about' } } },
    }
    const html =
      '<b motion-id="m"></b><b main-motion-id="m" motion-instance-id="i"></b><b main-motion-id="n" motion-instance-id="j"></b>'
    const { change } = await copied({ ...texts, 'editor/pages/about.html': html }, { motions })
    const next = change.record?.motions as Record<string, { instances: Record<string, { page: string }> }>
    expect(change.files['editor/pages/about-copy.html']).toBe(
      '<b motion-id="mt2"></b><b main-motion-id="mt2" motion-instance-id="mi3"></b><b main-motion-id="n" motion-instance-id="mi4"></b>',
    )
    expect(next['mt2']?.instances).toEqual({ mi3: { id: 'mi3', page: 'about-copy' } })
    expect(next['n']?.instances).toEqual({ j: { id: 'j', page: 'about' }, mi4: { id: 'mi4', page: 'about-copy' } })
    expect(next['m']).toEqual(motions.m)
  })

  test('layer names and styles that are switched off go with it, and so does what its head says', async () => {
    const made = createProject({ name: 'Site', ids: () => 'id' }).project
    const added = addPage(made, { name: 'about', id: 'a', has: () => false })
    if (!added.ok) throw new Error(added.failure)
    const { helmet } = added.value.page
    const head = {
      ...helmet,
      title: 'About us',
      description: 'D',
      icon: '../assets/c.png',
      customMetaTags: '<link rel=up href=about.html>',
    }
    const pages = { ...added.value.project.pages, about: { ...added.value.page, helmet: head } }
    const hiddenStyles = { 'css/about.css': { a: {} } }
    const { page, change } = await copied(texts, { pages, hiddenStyles, layerNames: { about: { '0': 'Hero' } } })
    expect(page.helmet).toEqual({
      ...head,
      title: 'About us copy',
      customMetaTags: '<link rel=up href="about-copy.html">',
    })
    expect(change.record).toMatchObject({
      hiddenStyles: { ...hiddenStyles, 'css/about-copy.css': { a: {} } },
      layerNames: { 'about-copy': { '0': 'Hero' } },
    })
  })

  test('the start page is copied beside the others, and a name that is taken is counted on', async () => {
    const first = await copied({ ...texts, 'css/index-copy.css': '' }, {}, 'index')
    expect(first.page).toMatchObject({ name: 'index-copy-2', helmet: { title: 'Site copy' } })
    expect(first.change.files['editor/pages/index-copy-2.html']).toBe('<a href="about.html">About</a>')
  })

  test('a whole document has one copy of its own file, with a title that says so', async () => {
    const made = createProject({ name: 'Site', ids: () => 'id' }).project
    const team: Page = {
      ...made.pages['index']!,
      id: 'w',
      name: 'team',
      pathes: { html: 'people/team.htm', css: 'people/s.css', js: '' },
    }
    const html = '<!DOCTYPE html><title>Team</title><link rel=stylesheet href=s.css><a href=team.htm>'
    const { page, change } = await copied(
      { 'people/team.htm': html, 'people/s.css': '' },
      { pages: { ...made.pages, team } },
      'team',
    )
    expect(page).toMatchObject({ name: 'team-copy', pathes: { html: 'people/team-copy.htm', css: 'people/s.css' } })
    expect(change.files).toEqual({
      'people/team-copy.htm': html.replace('Team', 'Team copy').replace('href=team.htm', 'href="team-copy.htm"'),
    })
  })
})
