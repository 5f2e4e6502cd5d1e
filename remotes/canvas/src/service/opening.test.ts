import { expect, test } from 'vitest'
import { openCore } from '../testing/open-core.ts'
import { createHistoryVerbs } from './history-verbs.ts'
import { createOpening } from './opening.ts'
import { createSources } from './sources.ts'

const picture = { 'assets/a.png': 'picture' }

async function open() {
  const opened = await openCore('<h1>One</h1>', picture)
  const { core } = opened
  const { projects } = core.services
  const created = await projects.createPage('about')
  expect(created.ok).toBe(true)
  const opening = createOpening(core, { clear: () => undefined, paint: async () => true } as never)
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
  const [given] = stored as [ReadonlyMap<string, Blob | null>]
  expect(await given.get('assets/a.png')?.text()).toBe('picture')
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
