import { expect, test } from 'vitest'
import { fail, limits, paths, type FileLike } from '@pergola/contracts'
import type { createFakeToasts } from '@pergola/contracts/testing'
import { rareMessages } from '../document/rare-pages.ts'
import { styleOperations } from '@pergola/site/css'
import { stepsGone } from '../document/rested-sheets.ts'
import { openCore } from '../testing/open-core.ts'
import { createHistoryVerbs } from './history-verbs.ts'
import { createOpening } from './opening.ts'
import { createSources } from './sources.ts'

const picture = { 'assets/a.png': 'picture' }

async function open() {
  const opened = await openCore('<h1>One</h1>', { ...picture, [paths.globalCss]: '' })
  const { core } = opened
  const { projects } = core.services
  const created = await projects.createPage('about')
  expect(created.ok).toBe(true)
  const opening = createOpening(core, { clear: () => undefined, paint: async () => true } as never, async () =>
    fail('nothing-changed'),
  )
  const stored: unknown[] = []
  const history = createHistoryVerbs(core, () => stored.push(core.page?.pending().stored.given))
  return { ...opened, opening, stored, history, sources: createSources(core) }
}

test('a file that was deleted on one page is brought back on another, and an edit of the first page is not', async () => {
  const { core, page, find, opening, sources, stored, history } = await open()
  await sources.changeFiles({ files: {}, contents: { 'assets/a.png': null } }, 'Delete a.png')
  page.run('Edit', [page.inHtml({ type: 'html.attributes', node: find('h1'), attributes: { title: 'a' } })])
  await opening.load('about')
  expect(core.store.getState()).toMatchObject({ phase: 'ready', canUndo: true, undoLabel: 'Delete a.png' })
  expect(core.page?.history.labelOfWork()).toBe(null)
  history.undo()
  const [given] = stored as [ReadonlyMap<string, FileLike | null>]
  const bytes = await given.get('assets/a.png')?.arrayBuffer()
  expect(new TextDecoder().decode(bytes)).toBe('picture')
  expect(core.page?.history.state).toMatchObject({ canUndo: false, redoLabel: 'Delete a.png' })
})

test('whoever opens two pages one after the other loses no step of a file; closing the project ends them', async () => {
  const { core, opening, sources } = await open()
  await sources.changeFiles({ files: {}, contents: { 'assets/a.png': null } }, 'Delete a.png')
  const first = opening.load('about')
  await Promise.all([first, opening.load('index')])
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Delete a.png' })
  opening.close()
  await opening.load('about')
  expect(core.store.getState()).toMatchObject({ canUndo: false })
})

test('when a page was saved is known on its other pages, and no more when the project was closed', async () => {
  const { core, opening } = await open()
  core.publish({ savedAt: 5 })
  await opening.load('about')
  expect(core.store.getState().savedAt).toBe(5)
  opening.close()
  await opening.load('index')
  expect(core.store.getState().savedAt).toBe(null)
})

test('whoever reads the page by its revision reads it again when it was opened again', async () => {
  const { core, opening } = await open()
  const { revision } = core.store.getState()
  await opening.reload()
  expect(core.store.getState().revision).toBeGreaterThan(revision)
})

test('a page with more elements than a browser may show is opened only when a person asks for it', async () => {
  const { core, opening } = await open()
  const opened = core.services.projects.state.getState().open!
  // Counted in the text, where each of them may begin a tag.
  const html = `<p>${'<'.repeat(limits.tagsDrawnUnasked)}</p>`
  await core.services.projects.save({
    projectId: opened.id,
    files: { [opened.project.pages['about']!.pathes.html]: html },
  })
  const elements = limits.tagsDrawnUnasked / 2 + 1
  expect(await opening.load('about')).toEqual({ ok: false, failure: 'too-large', detail: String(elements) })
  expect(core.store.getState()).toMatchObject({ phase: 'failed', tooLarge: elements })
  expect(core.page).toBe(null)
  opening.drawAnySize?.({ projectId: opened.id, pageName: 'about' })
  expect(await opening.load('about')).toMatchObject({ ok: true })
  expect(core.store.getState()).toMatchObject({ phase: 'ready', tooLarge: null })
})

const nested = (start: string, end: string) => start.repeat(6000) + end.repeat(6000)

test.each([
  ['groups in groups', nested('<g>', '</g>'), false],
  ['formulas in formulas', nested('<mrow>', '</mrow>'), false],
  ['pages in drawings', nested('<foreignObject>', '</foreignObject>'), false],
  ['boxes in boxes', nested('<div>', '</div>'), true],
  ['groups beside each other', '<g><path/></g>'.repeat(6000), true],
])('a page with 6,000 %s in a drawing is opened unasked or not', async (_kind, inside, isOpened) => {
  const { core, opening } = await open()
  const opened = core.services.projects.state.getState().open!
  await core.services.projects.save({
    projectId: opened.id,
    files: { [opened.project.pages['about']!.pathes.html]: `<svg>${inside}</svg>` },
  })
  expect(await opening.load('about')).toMatchObject({ ok: isOpened })
})

test('that a project can only be read is known where its page cannot be opened, too', async () => {
  const { core, opening } = await open()
  const { projects } = core.services
  const held = projects.state.getState().open!
  core.services.projects = {
    ...projects,
    state: { ...projects.state, getState: () => ({ ...projects.state.getState(), open: { ...held, role: 'reader' } }) },
  }
  expect(await opening.load('gone')).toMatchObject({ ok: false })
  expect(core.store.getState()).toMatchObject({ phase: 'failed', readOnly: true })
})

test('what was installed on one page is taken back and done again on another', async () => {
  const { core, opening, sources, history } = await open()
  const { projects } = core.services
  const store = async () => {
    const { files, record } = core.page!.pending()
    await projects.save({
      projectId: core.page!.projectId,
      files,
      ...(record && { record: { colors: record.colors } }),
    })
  }
  await sources.replaceFiles({ 'libs/a.js': 'let a' }, 'Install a', { colors: ['red'] })
  await store()
  await opening.load('about')
  expect(core.store.getState()).toMatchObject({ canUndo: true, undoLabel: 'Install a' })
  history.undo()
  expect(core.page?.pending().files).toEqual({ 'libs/a.js': null })
  expect(core.page?.project().colors).toEqual([])
  await store()
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ canUndo: false, redoLabel: 'Install a' })
  history.redo()
  expect(core.page?.pending()).toMatchObject({ files: { 'libs/a.js': 'let a' }, record: { colors: ['red'] } })
})

/** Like a person's save: all that is not stored yet. */
async function save({ core }: Awaited<ReturnType<typeof open>>) {
  const page = core.page!
  const pending = page.pending()
  const record = pending.record ? { record: { pages: pending.record.pages } } : {}
  await core.services.projects.save({ projectId: page.projectId, files: pending.files, ...record })
  page.markSaved(pending)
}

const title = (value: string) => ({ title: value })

async function editedAndLeft() {
  const opened = await open()
  const { page, find, opening, core } = opened
  const edit = (value: string) =>
    page.run(`Title ${value}`, [page.inHtml({ type: 'html.attributes', node: find('h1'), attributes: title(value) })])
  edit('a')
  edit('b')
  await save(opened)
  await opening.load('about')
  expect(core.store.getState()).toMatchObject({ canUndo: false })
  return opened
}

const html = 'editor/pages/index.html'

test('whoever comes back to a page takes its steps back, and does them again, to the byte', async () => {
  const opened = await editedAndLeft()
  const { core, opening, history } = opened
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ phase: 'ready', undoLabel: 'Title b', changed: false })
  expect(core.page?.isChanged()).toBe(false)
  history.undo()
  expect(core.page?.pending().files).toEqual({ [html]: '<h1 title="a">One</h1>' })
  history.undo()
  expect(core.page?.site.text(html)).toBe('<h1>One</h1>')
  await save(opened)
  await opening.load('about')
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ canUndo: false, redoLabel: 'Title a' })
  history.redo()
  history.redo()
  expect(core.page?.site.text(html)).toBe('<h1 title="b">One</h1>')
})

test('steps of a page whose bytes are others by now are gone, and so are those of work that was not saved', async () => {
  const { core, opening, history, page } = await editedAndLeft()
  await core.services.projects.save({ projectId: page.projectId, files: { [html]: '<h1>Other</h1>' } })
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ canUndo: false, canRedo: false })
  expect(core.page?.site.text(html)).toBe('<h1>Other</h1>')
  core.page?.run('Clear', [{ type: 'text', file: html, text: '' }])
  await opening.load('about')
  await opening.load('index')
  history.undo()
  expect(core.page?.site.text(html)).toBe('<h1>Other</h1>')
})

test('what others did to files and records that its steps leave alone is seen; its steps stay', async () => {
  const { core, opening, history, page } = await editedAndLeft()
  const record = { colors: ['red'] }
  await core.services.projects.save({ projectId: page.projectId, files: { 'css/index.css': 'b {}' }, record })
  await opening.load('index')
  expect(core.page?.site.text('css/index.css')).toBe('b {}')
  expect(core.page?.project().colors).toEqual(['red'])
  expect(core.page?.isChanged()).toBe(false)
  history.undo()
  expect(core.page?.pending()).toMatchObject({ files: { [html]: '<h1 title="a">One</h1>' }, record: null })
})

test('what was done to the project on another page meanwhile comes on top', async () => {
  const opened = await editedAndLeft()
  const { core, opening, history, sources } = opened
  await sources.replaceFiles({ 'libs/a.js': 'let a' }, 'Install a')
  await save(opened)
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Install a' })
  history.undo()
  expect(core.page?.pending().files).toEqual({ 'libs/a.js': null })
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Title b' })
  await save(opened)
  // Taken back on the page where it was done: the page it was done on before has nothing of it any more.
  await opening.load('about')
  expect(core.store.getState()).toMatchObject({ canUndo: false, redoLabel: 'Install a' })
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Title b' })
})

/** As the helmet panel does it. */
function setTitle({ core }: Pick<Awaited<ReturnType<typeof open>>, 'core'>, value: string) {
  const page = core.page!
  const { pages } = page.project()
  const { helmet } = page.record
  const changed = { ...pages, [page.name]: { ...page.record, helmet: { ...helmet, title: value } } }
  page.run(`Title ${value}`, [{ type: 'record', key: 'pages', value: changed }])
}

test('the helmets of two pages are undone each on its page, and neither takes back what was done to the other', async () => {
  const opened = await open()
  const { core, opening, history } = opened
  await opening.load('index')
  setTitle(opened, 'One')
  await save(opened)
  await opening.load('about')
  setTitle(opened, 'Two')
  await save(opened)
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Title One' })
  history.undo()
  const titles = () => ['index', 'about'].map((name) => core.page!.project().pages[name]?.helmet.title)
  expect(titles()).toEqual(['', 'Two'])
  await save(opened)
  await opening.load('about')
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Title Two' })
  history.undo()
  expect(titles()).toEqual(['', ''])
})

/** As the style panel does it, in the sheet of the site. */
function setRule({ core }: Pick<Awaited<ReturnType<typeof open>>, 'core'>, selector: string, color: string) {
  const page = core.page!
  const rule = { selector, states: [], atRule: null }
  const edits = styleOperations(page.site.sheet(paths.globalCss)!, rule, [{ property: 'color', value: color }])
  page.run(
    `${selector} ${color}`,
    edits.map((edit) => page.inSheet(paths.globalCss, edit)),
  )
}

test('rules in the sheet of the site are undone each on its page, and what other pages did to it stays', async () => {
  const opened = await open()
  const { core, opening, history } = opened
  const site = () => core.page!.site.text(paths.globalCss)!.replace(/\s+/g, '')
  const toasts = core.services.toasts as ReturnType<typeof createFakeToasts>
  await opening.load('index')
  setRule(opened, '.one', 'red')
  setRule(opened, '.two', 'red')
  setRule(opened, '.two', 'blue')
  await save(opened)
  await opening.load('about')
  setRule(opened, '.three', 'red')
  await save(opened)
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ undoLabel: '.two blue' })
  for (let step = 0; step < 3; step += 1) history.undo()
  expect([site(), core.store.getState().canUndo]).toEqual(['.three{color:red;}', false])
  for (let step = 0; step < 3; step += 1) history.redo()
  expect(site()).toBe('.one{color:red;}.two{color:blue;}.three{color:red;}')
  history.undo()
  await save(opened)
  await opening.load('about')
  history.undo()
  expect(site()).toBe('.one{color:red;}.two{color:red;}')
  expect(toasts.shown).toEqual([])
})

test('a step whose rule is another by now is left out and named, and the others stay', async () => {
  const opened = await open()
  const { core, opening, history } = opened
  const toasts = core.services.toasts as ReturnType<typeof createFakeToasts>
  await opening.load('index')
  setRule(opened, '.one', 'red')
  setRule(opened, '.two', 'red')
  await save(opened)
  await opening.load('about')
  setRule(opened, '.two', 'green')
  await save(opened)
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ undoLabel: '.one red' })
  expect(toasts.shown).toMatchObject([{ kind: 'info', message: stepsGone('index', ['.two red']) }])
  history.undo()
  expect(core.page!.site.text(paths.globalCss)!.replace(/\s+/g, '')).toBe('.two{color:green;}')
})

test('a page that is loaded anew goes on with its steps, and without them where something else is stored by then', async () => {
  const opened = await editedAndLeft()
  const { core, opening, history } = opened
  const toasts = core.services.toasts as ReturnType<typeof createFakeToasts>
  await opening.load('index')
  history.undo()
  await save(opened)
  await opening.reload()
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Title a', redoLabel: 'Title b', changed: false })
  expect(toasts.shown).toEqual([])
  await core.services.projects.save({ projectId: core.page!.projectId, files: { [html]: '<h1>Other</h1>' } })
  await opening.reload()
  expect(core.store.getState()).toMatchObject({ canUndo: false, canRedo: false })
  expect(toasts.shown).toMatchObject([{ kind: 'info', message: rareMessages.stepsLost('index') }])
})

test('the steps of the page that was left first make room for those of many others, and that is said', async () => {
  const opened = await open()
  const { core, opening } = opened
  const { projects } = core.services
  const toasts = core.services.toasts as ReturnType<typeof createFakeToasts>
  const names = ['index', 'about', ...Array.from({ length: limits.cachedPages - 1 }, (_, index) => `page-${index}`)]
  for (const name of names) await projects.createPage(name)
  for (const name of names) {
    await opening.load(name)
    setTitle(opened, name)
    await save(opened)
  }
  await opening.load('about')
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Title about' })
  expect(toasts.shown).toEqual([])
  await opening.load('index')
  expect(core.store.getState()).toMatchObject({ canUndo: false })
  expect(toasts.shown).toMatchObject([{ kind: 'info', message: rareMessages.stepsLetGo('index') }])
})

test('nothing is said of a page whose steps only came along: they went on to the next page, and are taken back there', async () => {
  const opened = await open()
  const { core, opening, sources, history } = opened
  const { projects, toasts } = core.services
  const names = Array.from({ length: limits.cachedPages + 1 }, (_, index) => `page-${index}`)
  for (const name of names) await projects.createPage(name)
  await sources.replaceFiles({ 'libs/a.js': 'let a' }, 'Install a')
  await save(opened)
  for (const name of ['about', ...names, 'about']) await opening.load(name)
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Install a' })
  await opening.load('index')
  history.undo()
  await save(opened)
  await opening.load('about')
  expect(core.store.getState()).toMatchObject({ canUndo: false, redoLabel: 'Install a' })
  expect((toasts as ReturnType<typeof createFakeToasts>).shown).toEqual([])
})
