import { addPage, createProject } from '@pergola/site/project'
import { expect, test, vi } from 'vitest'
import type { CallContext } from '../calls/messages.ts'
import type { DiskState, ProjectDisk } from '../storage/project-disk.ts'
import { pagePlans } from './page-plans.ts'
import type { WorkerContext } from './worker-context.ts'

function site() {
  let { project } = createProject({ name: 'Site', ids: () => 'id' })
  for (const name of ['one', 'two']) {
    const added = addPage(project, { name, id: name, has: () => false })
    if (!added.ok) throw new Error(added.failure)
    project = added.value.project
  }
  const paths = ['index', 'one', 'two'].map((name) => `editor/pages/${name}.html`)
  const manifest = { files: new Map([...paths, 'css/one.css'].map((path) => [path, {}])) }
  const disk = {
    state: () => ({ project, manifest }) as unknown as DiskState,
    read: async () => null,
  } as unknown as ProjectDisk
  const texts = { read: async () => ({ text: '<a href="./pages/one.html">1</a>' }) }
  return pagePlans({ current: () => disk, texts } as unknown as WorkerContext)
}

test('several moves are planned as one change, with what is read told, and given up between two files', async () => {
  const plans = site()
  const progress = vi.fn()
  const abort = new AbortController()
  const call = { signal: abort.signal, progress } as unknown as CallContext
  const moves = [
    { name: 'one', to: '/blog/one' },
    { name: 'two', to: '/blog/two' },
  ]
  const plan = await plans.planPageMoves({ moves }, call)
  if (!plan.ok) throw new Error(plan.failure)
  expect(plan.value.pages.map(({ name }) => name)).toEqual(['blog/one', 'blog/two'])
  expect(plan.value.change.files['editor/pages/index.html']).toBe('<a href="./pages/blog/one.html">1</a>')
  expect(progress).toHaveBeenLastCalledWith({ done: 4, total: 4, label: 'css/one.css' })
  abort.abort()
  await expect(plans.planPageMoves({ moves }, call)).rejects.toThrow()
})

test('several removals are planned as one change, and none where one of them is not there', async () => {
  const plans = site()
  const call = {} as CallContext
  const plan = await plans.planPagesRemoval({ names: ['one', 'two'] }, call)
  if (!plan.ok) throw new Error(plan.failure)
  expect(Object.keys(plan.value.record?.pages ?? {})).toEqual(['index', 'playground'])
  expect(plan.value.contents).toEqual({
    'editor/pages/one.html': null,
    'css/one.css': null,
    'editor/pages/two.html': null,
  })
  expect(await plans.planPagesRemoval({ names: ['one', 'none'] }, call)).toMatchObject({ failure: 'page-missing' })
  expect(await plans.planPagesRemoval({ names: ['one', 'index'] }, call)).toMatchObject({ failure: 'page-index' })
})
