import { expect, test } from 'vitest'
import { openCore } from '../testing/open-core.ts'
import { createAttributes } from './attributes.ts'

async function open() {
  const { core, page, find, html } = await openCore('<p>One</p>\n')
  const attributes = createAttributes(core)
  const name = (title: string) => attributes.setAttributes(find('p'), { title })
  const keep = (since?: number) => attributes.editRecord('restAPIModels', [{ name: 'posts' }], 'Fetched posts', since)
  return { page, html, name, keep, revision: () => core.store.getState().revision }
}

test('what comes of an edit is taken back with it', async () => {
  const { page, html, name, keep, revision } = await open()
  name('posts')
  keep(revision())
  expect(page.project().restAPIModels).toEqual([{ name: 'posts' }])
  page.undo()
  expect(html()).toBe('<p>One</p>\n')
  expect(page.project().restAPIModels).toEqual([])
  page.redo()
  expect(html()).toContain('posts')
  expect(page.project().restAPIModels).toEqual([{ name: 'posts' }])
})

test('what comes after another edit is a step of its own', async () => {
  const { page, html, name, keep, revision } = await open()
  name('posts')
  const since = revision()
  name('pets')
  keep(since)
  page.undo()
  expect(page.project().restAPIModels).toEqual([])
  expect(html()).toContain('pets')
})
