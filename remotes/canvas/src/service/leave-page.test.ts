import { describe, expect, test } from 'vitest'
import { planHomePage, planPageCopy, planPageRename } from '@pergola/site/files'
import { removePage } from '@pergola/site/project'
import { createSaving } from '../document/saving.ts'
import { openCore } from '../testing/open-core.ts'
import { createHistoryVerbs } from './history-verbs.ts'
import { createOpening } from './opening.ts'
import { createSources } from './sources.ts'

/** A site of two pages, with the second one open; whoever wants another page is answered by the canvas. */
async function open() {
  const { core } = await openCore('<p><a href="pages/about.html">About</a></p>')
  const { projects, navigation } = core.services
  expect((await projects.createPage('about')).ok).toBe(true)
  const { id, project } = projects.state.getState().open!
  const about = project.pages['about']!
  const texts = {
    [about.pathes.html]: '<h1>One</h1><a href="../index.html">Home</a>',
    [about.pathes.css]: 'h1 { color: red }',
  }
  expect((await projects.save({ projectId: id, files: texts })).ok).toBe(true)
  const saving = createSaving(core)
  const opening = createOpening(core, { clear: () => undefined, paint: async () => true } as never, saving.save)
  navigation.state.subscribe(({ pageName }) => pageName && void opening.load(pageName))
  await opening.load('about')
  const history = createHistoryVerbs(core, saving.storeNow)
  const request = () => {
    const opened = projects.state.getState().open!
    const read = async (path: string) => {
      const text = await projects.readText(path)
      return text.ok ? text.value : null
    }
    return { project: opened.project, files: Object.keys(opened.files), read, name: 'about' }
  }
  const shown = () => {
    const { phase, document } = core.store.getState()
    return phase === 'ready' ? document?.pageName : phase
  }
  const stored = async (path: string) => {
    const text = await projects.readText(path)
    return text.ok ? text.value : null
  }
  const edit = () => {
    const page = core.page!
    const h1 = page.node(page.tree.body())!.children[0]!
    page.run('Edit', [page.inHtml({ type: 'html.attributes', node: h1, attributes: { title: 'a' } })])
  }
  return { core, projects, saving, history, sources: createSources(core), request, shown, stored, edit }
}

async function rename({ sources, request }: Awaited<ReturnType<typeof open>>) {
  const plan = await planPageRename({ ...request(), to: 'company/contact' })
  if (!plan.ok) throw new Error(plan.failure)
  return sources.changeFiles(plan.value.change, 'Rename')
}

describe('a step that deletes the open page', () => {
  test('is stored, shows the start page, and undo brings every byte back; redo deletes again', async () => {
    const { core, projects, sources, history, stored, shown } = await open()
    const paths = ['editor/pages/about.html', 'css/about.css', 'js/about.js']
    const before = await Promise.all(paths.map(stored))
    const removal = removePage(projects.state.getState().open!.project, 'about')
    if (!removal.ok) throw new Error(removal.failure)
    const { record, removed } = removal.value
    const contents = Object.fromEntries(removed.map((path) => [path, null]))
    expect((await sources.changeFiles({ files: {}, contents, record }, 'Delete')).ok).toBe(true)
    await expect.poll(shown).toBe('index')
    expect(await Promise.all(paths.map(stored))).toEqual([null, null, null])
    expect(Object.keys(projects.state.getState().open!.project.pages)).not.toContain('about')
    history.undo()
    await expect.poll(() => Promise.all(paths.map(stored))).toEqual(before)
    expect(Object.keys(projects.state.getState().open!.project.pages)).toContain('about')
    await expect.poll(shown).toBe('index')
    expect(core.store.getState()).toMatchObject({ redoLabel: 'Delete' })
    history.redo()
    await expect.poll(() => Promise.all(paths.map(stored))).toEqual([null, null, null])
  })
})

describe('a step that renames the open page', () => {
  test('is stored, and the page goes on under its new name with the step to take back', async () => {
    const opened = await open()
    const { core, projects, stored, shown } = opened
    expect(await rename(opened)).toEqual({ ok: true, value: undefined })
    await expect.poll(shown).toBe('company/contact')
    expect(core.store.getState()).toMatchObject({ undoLabel: 'Rename', changed: false })
    expect(Object.keys(projects.state.getState().open!.project.pages)).toContain('company/contact')
    expect(await stored('editor/pages/about.html')).toBeNull()
    expect(await stored('editor/pages/company/contact.html')).toContain('href="../../index.html"')
    expect(await stored('editor/pages/index.html')).toContain('href="pages/company/contact.html"')
  })

  test('undo brings every byte back, and what was edited before it can be taken back then; redo renames again', async () => {
    const opened = await open()
    const { core, history, saving, stored, shown, edit, projects } = opened
    const paths = ['editor/pages/about.html', 'css/about.css', 'js/about.js', 'editor/pages/index.html']
    edit()
    await saving.save()
    const before = await Promise.all(paths.map(stored))
    const { pages } = projects.state.getState().open!.project
    await rename(opened)
    await expect.poll(shown).toBe('company/contact')
    edit()
    history.undo()
    await expect.poll(() => core.store.getState().undoLabel).toBe('Rename')
    history.undo()
    await expect.poll(shown).toBe('about')
    expect(await Promise.all(paths.map(stored))).toEqual(before)
    expect(projects.state.getState().open!.project.pages).toEqual(pages)
    expect(core.store.getState()).toMatchObject({ undoLabel: 'Edit', redoLabel: 'Rename' })
    history.redo()
    await expect.poll(shown).toBe('company/contact')
    expect(core.store.getState()).toMatchObject({ undoLabel: 'Rename', redoLabel: 'Edit' })
    history.undo()
    await expect.poll(shown).toBe('about')
    history.undo()
    expect(core.page!.site.text('editor/pages/about.html')).not.toContain('title')
  })

  test('that cannot be stored has not happened', async () => {
    const opened = await open()
    const { core, projects, shown, stored } = opened
    const html = await stored('editor/pages/about.html')
    projects.save = async () => ({ ok: false, failure: 'storage-full' })
    expect((await rename(opened)).ok).toBe(false)
    expect(shown()).toBe('about')
    expect(core.page!.site.text('editor/pages/about.html')).toBe(html)
    expect(core.store.getState()).toMatchObject({ changed: false, canUndo: false })
    expect(core.page!.isChanged()).toBe(false)
  })
})

test('undo of a copy that is shown takes it away and leaves the start page', async () => {
  const opened = await open()
  const { core, sources, request, shown, stored, saving, history } = opened
  const plan = await planPageCopy({ ...request(), freshId: (prefix) => `${prefix}-new` })
  if (!plan.ok) throw new Error(plan.failure)
  expect((await sources.changeFiles(plan.value.change, 'Duplicate')).ok).toBe(true)
  await saving.save()
  core.services.navigation.openPage('about-copy')
  await expect.poll(shown).toBe('about-copy')
  history.undo()
  await expect.poll(shown).toBe('index')
  expect(await stored('editor/pages/about-copy.html')).toBeNull()
  expect(core.store.getState()).toMatchObject({ redoLabel: 'Duplicate' })
})

describe('a step that gives the name of the open page to another one', () => {
  test('opens the page by the name that it has then, and undo brings every byte and both names back', async () => {
    const { core, projects, sources, history, request, stored, shown } = await open()
    const paths = ['editor/pages/index.html', 'editor/pages/about.html', 'css/index.css', 'css/about.css']
    const before = await Promise.all(paths.map(stored))
    const ids = () => {
      const { pages } = projects.state.getState().open!.project
      return [pages['index']!.id, pages['about']!.id]
    }
    const [first, second] = ids()
    const plan = await planHomePage({ ...request(), formerName: 'about', followFormer: true })
    if (!plan.ok) throw new Error(plan.failure)
    expect((await sources.changeFiles(plan.value.change, 'Exchange')).ok).toBe(true)
    await expect.poll(shown).toBe('index')
    expect(core.page?.record.id).toBe(second)
    expect(ids()).toEqual([second, first])
    expect(await stored('editor/pages/index.html')).toContain('<h1>One</h1>')
    history.undo()
    await expect.poll(() => Promise.all(paths.map(stored))).toEqual(before)
    await expect.poll(shown).toBe('about')
    expect(core.page?.record.id).toBe(second)
    expect(ids()).toEqual([first, second])
    history.redo()
    await expect.poll(shown).toBe('index')
    expect(ids()).toEqual([second, first])
  })
})
