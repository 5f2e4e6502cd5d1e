import { describe, expect, test } from 'vitest'
import { assetsSuite, createFakeAssets, createFakeCommands, createFakeDialogs, createFakeProjects } from './index.ts'
import { createFakeToasts, projectsSuite } from './index.ts'

describe('the fake projects service keeps the contract', () => {
  for (const { name, run } of projectsSuite(async () => createFakeProjects())) test(name, run)
})

describe('the fake assets service keeps the contract', () => {
  for (const { name, run } of assetsSuite(async () => createFakeAssets())) test(name, run)
})

test('a planned failure is answered once and nothing is done', async () => {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Bakery' })
  await projects.open(id)
  projects.failNext('save', 'storage-full')
  const request = { projectId: id, files: { 'css/a.css': 'a{}' } }
  expect(await projects.save(request)).toEqual({ ok: false, failure: 'storage-full' })
  expect(projects.stored(id)?.files.has('css/a.css')).toBe(false)
  expect(await projects.save(request)).toMatchObject({ ok: true })
})

test('a question waits for its answer, and a second question cancels the first', async () => {
  const dialogs = createFakeDialogs()
  const question = { title: 'Delete', message: 'Sure?', confirmLabel: 'Delete' }
  const first = dialogs.confirm(question)
  const second = dialogs.confirm(question)
  dialogs.answer('confirm')
  expect(await Promise.all([first, second])).toEqual(['cancel', 'confirm'])
})

test('a command that is missing or disabled rejects with its code', async () => {
  const commands = createFakeCommands([{ name: 'page.save', label: 'Save', when: () => false, run: () => 1 }])
  await expect(commands.run('page.save')).rejects.toMatchObject({ code: 'command-disabled' })
  await expect(commands.run('page.open')).rejects.toMatchObject({ code: 'command-missing' })
})

test('a loading toast is there until it is ended', () => {
  const toasts = createFakeToasts()
  const end = toasts.loading('Saving...')
  expect(toasts.loadingNow).toEqual(['Saving...'])
  end()
  expect(toasts.loadingNow).toEqual([])
})
