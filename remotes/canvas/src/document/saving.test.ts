import { limits } from '@pergola/contracts'
import type { createFakeSettings } from '@pergola/contracts/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSaving } from '../testing/open-saving.ts'
import { messages } from './messages.ts'
import { reportSave } from './saving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a while after the last edit the page is stored, changed files only', async () => {
  const { core, structure, requests, html } = await openSaving(true)
  structure.insertBlock('text')
  await vi.advanceTimersByTimeAsync(limits.storeDebounce - 1)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toEqual([{ projectId: '1', files: { 'editor/pages/index.html': html() }, label: 'Add Text' }])
  expect(core.store.getState()).toMatchObject({ changed: false, saving: false })
})

test('a version is called after what is in it: an upload stores itself, and lends its name to no page', async () => {
  const { page, structure, requests, saving } = await openSaving(false)
  structure.insertBlock('text')
  const uploaded = new Blob(['b'])
  page.run('Upload b.png', [{ type: 'content', file: 'assets/b.png', content: uploaded, before: null, isStored: true }])
  await saving.save()
  expect(requests).toEqual([expect.objectContaining({ label: 'Add Text' })])
  expect(page.history.state.undoLabel).toBe('Upload b.png')
  // Taken back and done again it is stored like any other step.
  page.undo()
  page.redo()
  structure.insertBlock('text')
  page.undo()
  page.run('Upload c.png', [{ type: 'content', file: 'assets/c.png', content: uploaded, before: null, isStored: true }])
  page.undo()
  await saving.save()
  expect(requests.at(-1)).toMatchObject({ label: 'Upload b.png' })
})

test('a version that a step was taken back for is called after that, not after the step before', async () => {
  const { page, structure, requests, saving } = await openSaving(false)
  structure.insertBlock('text')
  await saving.save()
  structure.insertBlock('link')
  await saving.save()
  const label = () => (requests.at(-1) as { label?: string }).label
  page.undo()
  await saving.save()
  expect(label()).toBe('Undone: Add Link')
  page.undo()
  await saving.save()
  expect(label()).toBe('Undone: Add Text')
  page.redo()
  await saving.save()
  expect(label()).toBe('Add Text')
  page.undo()
  structure.insertBlock('link')
  await saving.save()
  expect(label()).toBe('Add Link')
  // Never stored, so nothing of it is taken back.
  structure.insertBlock('text')
  structure.insertBlock('link')
  page.undo()
  await saving.save()
  expect(label()).toBe('Add Text')
})

test('without auto save nothing is stored until it is asked for', async () => {
  const { core, structure, requests, saving } = await openSaving(false)
  structure.insertBlock('text')
  await vi.advanceTimersByTimeAsync(10 * limits.storeDebounce)
  expect(requests).toEqual([])
  expect(await saving.save()).toMatchObject({ ok: true })
  expect(core.store.getState().changed).toBe(false)
})

test('what changed before auto save was turned on is stored a while after that', async () => {
  const { core, structure, requests } = await openSaving(false)
  const settings = core.services.settings as ReturnType<typeof createFakeSettings>
  settings.set('enable_auto_save', true)
  await vi.advanceTimersByTimeAsync(10 * limits.storeDebounce)
  expect(requests).toEqual([])
  settings.set('enable_auto_save', false)
  structure.insertBlock('text')
  settings.set('enable_auto_save', true)
  await vi.advanceTimersByTimeAsync(limits.storeDebounce)
  expect(requests).toHaveLength(1)
  expect(core.store.getState().changed).toBe(false)
})

test('what is due when auto save is turned off is stored then, and nothing that comes after', async () => {
  const { core, structure, requests } = await openSaving(true)
  structure.insertBlock('text')
  const settings = core.services.settings as ReturnType<typeof createFakeSettings>
  settings.set('enable_auto_save', false)
  await vi.advanceTimersByTimeAsync(0)
  expect(requests).toHaveLength(1)
  structure.insertBlock('link')
  await vi.advanceTimersByTimeAsync(10 * limits.storeDebounce)
  expect(requests).toHaveLength(1)
  expect(core.store.getState().changed).toBe(true)
})

test('a value that is being dragged is not stored half', async () => {
  const { page, structure, requests } = await openSaving(true)
  structure.insertBlock('text')
  const gesture = page.history.begin('Drag')
  await vi.advanceTimersByTimeAsync(5 * limits.storeDebounce)
  expect(requests).toEqual([])
  gesture.cancel()
  await vi.advanceTimersByTimeAsync(limits.storeDebounce)
  expect(requests).toHaveLength(1)
})

test('an edit made while a save is on its way stays unsaved', async () => {
  const { core, structure, saving } = await openSaving(false)
  structure.insertBlock('text')
  const first = saving.save()
  await Promise.resolve()
  await Promise.resolve()
  structure.insertBlock('heading')
  await first
  expect(core.store.getState().changed).toBe(true)
  expect(await saving.save()).toMatchObject({ ok: true })
  expect(await saving.save()).toEqual({ ok: false, failure: 'nothing-changed' })
})

test('what is no edit while a save is on its way leaves nothing unsaved', async () => {
  const { core, structure, saving } = await openSaving(false)
  structure.insertBlock('text')
  const first = saving.save()
  await Promise.resolve()
  await Promise.resolve()
  // As when an element is hidden, or a file comes that is stored already.
  core.publish({ revision: core.store.getState().revision + 1 })
  expect(await first).toMatchObject({ ok: true })
  expect(core.store.getState().changed).toBe(false)
})

test('a failed save keeps everything and says why and what to do', async () => {
  const { core, structure, saving, html } = await openSaving(false)
  structure.insertBlock('text')
  const edited = html()
  Object.assign(core.services.projects, { save: async () => ({ ok: false, failure: 'storage-full' }) })
  const outcome = await saving.save()
  reportSave(core, outcome)
  expect(core.store.getState()).toMatchObject({ changed: true, saving: false })
  expect(html()).toBe(edited)
  const shown = (core.services.toasts as unknown as { shown: unknown[] }).shown
  expect(shown.at(-1)).toEqual({ kind: 'error', message: messages.failed, detail: messages.reasons['storage-full'] })
})

test('a save that was refused is tried again by itself, and is told once', async () => {
  const { core, structure } = await openSaving(true)
  const { save: store } = core.services.projects
  let isFull = true
  let tries = 0
  Object.assign(core.services.projects, {
    save: (request: Parameters<typeof store>[0]) => {
      tries += 1
      return isFull ? Promise.resolve({ ok: false, failure: 'storage-full' }) : store(request)
    },
  })
  const { shown } = core.services.toasts as unknown as { shown: { kind: string }[] }
  structure.insertBlock('text')
  await vi.advanceTimersByTimeAsync(limits.storeDebounce + 2 * limits.saveRetry)
  expect(tries).toBe(3)
  expect(shown.filter(({ kind }) => kind === 'error')).toHaveLength(1)
  isFull = false
  await vi.advanceTimersByTimeAsync(limits.saveRetry)
  expect(core.store.getState().changed).toBe(false)
  await vi.advanceTimersByTimeAsync(10 * limits.saveRetry)
  expect(tries).toBe(4)
})

test('what could not be stored is handed to an export, with the other texts of the page beside it', async () => {
  const { structure, saving, html } = await openSaving(false)
  structure.insertBlock('text')
  expect(saving.unsaved()).toEqual({
    files: { 'editor/pages/index.html': html() },
    held: expect.objectContaining({ 'css/index.css': 'h1 { color: red; }\n' }),
  })
})

test('names of layers are stored by the place where their elements stand now', async () => {
  const { attributes, structure, find, requests, saving } = await openSaving(false)
  attributes.rename(find('p'), 'Slogan')
  structure.move([find('p')], { target: find('h1'), position: 'before' })
  await saving.save()
  expect(requests).toMatchObject([{ record: { layerNames: { index: { '0': 'Slogan' } } } }])
})

test('a page made elsewhere meanwhile is there after an edit of another one is stored', async () => {
  const { core, page, saving } = await openSaving(false)
  const { projects } = core.services
  await projects.createPage('about')
  const { index } = page.project().pages
  page.run('Edit', [
    {
      type: 'record',
      key: 'pages',
      value: { ...page.project().pages, index: { ...index!, helmet: { ...index!.helmet, title: 'New' } } },
    },
  ])
  expect((await saving.save()).ok).toBe(true)
  const { pages } = projects.state.getState().open!.project
  expect(Object.keys(pages)).toContain('about')
  expect(pages['index']?.helmet.title).toBe('New')
})

test('a page that a step makes or takes away is stored and undone with it', async () => {
  const { core, page, saving } = await openSaving(false)
  const stored = () => Object.keys(core.services.projects.state.getState().open?.project.pages ?? {})
  const before = page.project().pages
  const { playground: _, ...others } = before
  const about = { ...before['index']!, name: 'about' }
  page.run('Restore', [{ type: 'record', key: 'pages', value: { ...others, about } }])
  await saving.save()
  expect(stored().toSorted()).toEqual(['about', 'index'])
  page.undo()
  await saving.save()
  expect(stored().toSorted()).toEqual(Object.keys(before).toSorted())
})

test('when another tab asks to take over, what is unsaved is sent before the task ends, auto save or not', async () => {
  const { core, structure, requests, html } = await openSaving(false)
  structure.insertBlock('text')
  core.services.bus.emit('writer.requested', { projectId: 'other', tab: 'b' })
  expect(requests).toEqual([])
  core.services.bus.emit('writer.requested', { projectId: '1', tab: 'b' })
  expect(requests).toEqual([{ projectId: '1', files: { 'editor/pages/index.html': html() }, label: 'Add Text' }])
})

test('a tab that only reads hands nothing over, whatever it shows as changed', async () => {
  const { core, structure, requests } = await openSaving(false)
  structure.insertBlock('text')
  core.publish({ readOnly: true })
  core.services.bus.emit('writer.requested', { projectId: '1', tab: 'b' })
  await vi.advanceTimersByTimeAsync(10)
  expect(requests).toEqual([])
})

test('a tab that only reads stores nothing by itself, says nothing of it, and refuses when asked', async () => {
  const { core, structure, requests, saving } = await openSaving(false)
  structure.insertBlock('text')
  core.publish({ readOnly: true })
  const settings = core.services.settings as ReturnType<typeof createFakeSettings>
  settings.set('enable_auto_save', true)
  core.publish({ revision: core.store.getState().revision + 1 })
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(10 * limits.storeDebounce)
  const { shown } = core.services.toasts as unknown as { shown: readonly object[] }
  expect(shown).toEqual([])
  expect(await saving.save()).toMatchObject({ ok: false, failure: 'not-writer' })
  expect(requests).toEqual([])
})

test('a tab that was taken over says nothing of a save that nothing is left for, however often it was', async () => {
  const { core, structure, saving } = await openSaving(true)
  structure.insertBlock('text')
  await saving.save()
  structure.insertBlock('text')
  core.services.bus.emit('writer.requested', { projectId: '1', tab: 'b' })
  await vi.advanceTimersByTimeAsync(10)
  core.publish({ readOnly: true })
  await vi.advanceTimersByTimeAsync(10 * limits.storeDebounce)
  const { shown } = core.services.toasts as unknown as { shown: readonly object[] }
  expect(shown).toEqual([])
})

test('a save that nobody asked for is told by the bar alone', async () => {
  const { core, structure } = await openSaving(true)
  const { shown } = core.services.toasts as unknown as { shown: readonly object[] }
  structure.insertBlock('text')
  await vi.advanceTimersByTimeAsync(10 * limits.storeDebounce)
  expect(core.store.getState().changed).toBe(false)
  expect(shown).toEqual([])
})
