import { succeed } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { createProject } from '@pergola/site/project'
import { expect, test } from 'vitest'
import type { DiskSave, DiskState, ProjectDisk, Saved } from '../storage/project-disk.ts'
import { createPageTurns } from './page-turns.ts'
import { createProjectTexts } from './project-texts.ts'
import { pageVerbs } from './page-verbs.ts'
import { saveVerbs } from './save-verbs.ts'
import type { WorkerContext } from './worker-context.ts'

/** A project that is open in this tab; what is stored of its record is all there is of it. */
function open() {
  let { project } = createProject({ name: 'Site', ids: () => 'id' })
  const disk: Pick<ProjectDisk, 'id' | 'state' | 'read' | 'save'> = {
    id: 'p',
    state: () => ({ project, manifest: { files: new Map() }, summary: {} }) as unknown as DiskState,
    read: async () => null,
    async save({ record }: DiskSave) {
      await Promise.resolve()
      project = { ...project, ...record } as Project
      return succeed({ paths: [] } as unknown as Saved)
    },
  }
  const workerContext = { settled: async () => disk as ProjectDisk, texts: createProjectTexts() } as WorkerContext
  const turns = createPageTurns()
  const { addPage, removePage } = pageVerbs(workerContext, turns)
  const verbs = saveVerbs(workerContext, turns)
  const context = {} as Parameters<typeof addPage>[1]
  const titled = (title: string) => {
    const { index } = project.pages
    return { pages: { ...project.pages, index: { ...index!, helmet: { ...index!.helmet, title } } } }
  }
  const save = (record: Partial<Project>, files = {}) => verbs.save({ projectId: 'p', files, record }, context)
  const page = (name: string) => ({
    ...project.pages['index']!,
    name,
    pathes: { html: `${name}.html`, css: '', js: '' },
  })
  const add = (name: string) => addPage({ name, file: null }, context)
  const remove = (name: string) => removePage({ name }, context)
  const shown = () => [Object.keys(project.pages).toSorted(), project.pages['index']?.helmet.title]
  return { add, remove, save, page, titled, shown, names: () => Object.keys(project.pages).toSorted() }
}

const all = ['about', 'index', 'playground']

test.each(['before', 'after'] as const)(
  'a page made %s a save was sent that cannot know of it stays, and so does what was saved',
  async (order) => {
    const { add, save, titled, shown } = open()
    const record = titled('New')
    await Promise.all(order === 'before' ? [add('about'), save(record)] : [save(record), add('about')])
    expect(shown()).toEqual([all, 'New'])
  },
)

test('once a save has named the page, another that does not takes it away', async () => {
  const { add, save, titled, names } = open()
  const without = titled('Without')
  await add('about')
  await save(titled('With'))
  expect(names()).toEqual(all)
  await save(without)
  expect(names()).toEqual(['index', 'playground'])
})

test('a page that no save has named goes with a save that takes its file away: a version from before it is restored', async () => {
  const { add, save, titled, names } = open()
  const without = titled('Before')
  await add('about')
  await save(without, { 'editor/pages/about.html': null })
  expect(names()).toEqual(['index', 'playground'])
})

test('a page that was deleted since it was made does not come back', async () => {
  const { add, save, titled, remove, names } = open()
  await add('about')
  await remove('about')
  await save(titled('New'))
  expect(names()).toEqual(['index', 'playground'])
})

test('a save that still names a page deleted meanwhile does not bring it back without its files', async () => {
  const { add, save, titled, remove, shown } = open()
  await add('about')
  const stale = titled('New')
  await Promise.all([remove('about'), save(stale)])
  expect(shown()).toEqual([['index', 'playground'], 'New'])
})

test('a page that a save brings along is stored with its files', async () => {
  const { save, page, names } = open()
  const files = { 'about.html': '<p>About</p>' }
  await save({ pages: { index: page('index'), about: page('about') } }, files)
  expect(names()).toEqual(['about', 'index'])
})
