import { describe, expect, test } from 'vitest'
import { addPage, createProject } from '../project/index.ts'
import { planHomePage } from './plan-home-page.ts'

const texts = {
  'editor/pages/index.html':
    '<a href=./pages/new.html>New</a> <a href="#top">Up</a> <a HREF="pages/other.html?a#b">O</a>',
  'editor/pages/new.html': '<a href="../index.html#x">Home</a> <a href="other.html">O</a> <img src="../assets/a.png">',
  'editor/pages/other.html': '<a href="../index.html">Home</a> <a href="../">Top</a> <a href="new.html">New</a>',
  'css/index.css': 'a { background: url(../assets/a.png) }',
  'css/new.css': 'b {}',
  'assets/a.png': '',
}

function plan(wish: { formerName: string; followFormer?: boolean; name?: string }) {
  let { project } = createProject({ name: 'Site', ids: () => 'id' })
  for (const name of ['new', 'other']) {
    const added = addPage(project, { name, id: name, has: () => false })
    if (!added.ok) throw new Error(added.failure)
    project = { ...added.value.project, motions: { m: { pages: ['index', name], excludes: ['new'] } } }
  }
  project = { ...project, pages: { ...project.pages, new: { ...project.pages['new']!, draft: true, order: 3 } } }
  const read = async (path: string) => (path.endsWith('.png') ? null : (texts[path as keyof typeof texts] ?? null))
  return planHomePage({ project, files: Object.keys(texts), name: 'new', followFormer: false, read, ...wish })
}

async function planned(wish: Parameters<typeof plan>[0]) {
  const outcome = await plan(wish)
  if (!outcome.ok) throw new Error(outcome.failure)
  return outcome.value
}

describe('planHomePage', () => {
  test('puts another page first, and links to the first page lead to it; not one other byte changes', async () => {
    const { home, former, change, followed } = await planned({ formerName: 'Old home' })
    expect([home.id, home.name, home.pathes.html]).toEqual(['new', 'index', 'editor/pages/index.html'])
    expect([home.draft, home.order]).toEqual([undefined, undefined])
    expect([former.name, former.pathes.css]).toEqual(['old-home', 'css/old-home.css'])
    expect(change.files).toEqual({
      'editor/pages/old-home.html':
        '<a href="../index.html">New</a> <a href="#top">Up</a> <a HREF="other.html?a#b">O</a>',
      'editor/pages/index.html':
        '<a href="index.html#x">Home</a> <a href="pages/other.html">O</a> <img src="assets/a.png">',
      'editor/pages/new.html': null,
      'editor/pages/other.html':
        '<a href="../index.html">Home</a> <a href="../">Top</a> <a href="../index.html">New</a>',
      'css/old-home.css': 'a { background: url(../assets/a.png) }',
      'css/index.css': 'b {}',
      'css/new.css': null,
    })
    expect(followed).toEqual(['other'])
    expect(change.record?.pages?.['index']?.id).toBe('new')
    expect(Object.keys(change.record?.pages ?? {})).toEqual(['index', 'playground', 'old-home', 'other'])
    expect(change.record?.motions).toEqual({ m: { pages: ['old-home', 'other'], excludes: ['index'] } })
  })

  test('has links follow the page that was first where that is wanted', async () => {
    const { change } = await planned({ formerName: 'old', followFormer: true })
    expect(change.files['editor/pages/other.html']).toBe(
      '<a href="../pages/old.html">Home</a> <a href="../">Top</a> <a href="../index.html">New</a>',
    )
  })

  test('exchanges the names of both pages', async () => {
    const { change, former } = await planned({ formerName: 'new', followFormer: true })
    expect(former.name).toBe('new')
    expect(change.files['editor/pages/new.html']).toContain('href="../index.html"')
    expect(change.files['editor/pages/index.html']).toContain('href="pages/new.html#x"')
    expect(change.files['editor/pages/other.html']).toContain('<a href="../pages/new.html">Home</a>')
    expect(change.record?.motions).toEqual({ m: { pages: ['new', 'other'], excludes: ['index'] } })
  })

  test.each([
    ['a name that is taken', { formerName: 'other' }, 'page-exists'],
    ['the name of the first page', { formerName: 'index' }, 'page-exists'],
    ['no name', { formerName: ' ' }, 'name-empty'],
    ['the first page itself', { name: 'index', formerName: 'a' }, 'page-index'],
    ['a page that is not there', { name: 'gone', formerName: 'a' }, 'page-missing'],
  ])('changes nothing for %s', async (_what, wish, failure) => {
    expect(await plan(wish)).toMatchObject({ ok: false, failure })
  })
})
