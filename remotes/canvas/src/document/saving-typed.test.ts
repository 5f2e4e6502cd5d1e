import { limits } from '@pergola/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { content, openSaving, openTyped } from '../testing/open-saving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a text that is being typed is stored when the hands rest, and is no step before it ends', async () => {
  const { core, page, type, end, html, requests, stored } = await openTyped(true)
  type('One two')
  expect(core.store.getState().changed).toBe(true)
  await vi.advanceTimersByTimeAsync(limits.storeDebounce)
  expect(await stored()).toEqual({ ok: true, value: content.replace('One', 'One two') })
  expect(core.store.getState()).toMatchObject({ changed: false, editingText: true, canUndo: false })
  expect((core.services.toasts as unknown as { shown: unknown[] }).shown).toEqual([])
  expect(html()).toBe(content)
  type('One two three')
  end()
  await vi.advanceTimersByTimeAsync(limits.storeDebounce)
  expect(await stored()).toEqual({ ok: true, value: html() })
  expect(requests).toHaveLength(2)
  page.undo()
  expect(html()).toBe(content)
  expect(page.history.state.canUndo).toBe(false)
})

test('a text that is typed without a pause is stored on the way', async () => {
  const { type, requests } = await openTyped(true)
  for (let letters = 1; letters <= 20; letters += 1) {
    type('x'.repeat(letters))
    await vi.advanceTimersByTimeAsync(limits.storeDebounce - 1)
  }
  expect(requests.length).toBeGreaterThan(2)
})

test('what is typed while a save is on its way stays unsaved', async () => {
  const { core, type } = await openTyped(true)
  const { save } = core.services.projects
  Object.assign(core.services.projects, {
    save: async (request: Parameters<typeof save>[0]) => {
      const outcome = await save(request)
      type('One two three')
      return outcome
    },
  })
  type('One two')
  await vi.advanceTimersByTimeAsync(limits.storeDebounce)
  expect(core.store.getState().changed).toBe(true)
})

test('what was typed, stored and taken away again is stored as it was', async () => {
  const { core, type, stored, page } = await openTyped(true)
  type('One two')
  await vi.advanceTimersByTimeAsync(limits.storeDebounce)
  type('One')
  await vi.advanceTimersByTimeAsync(limits.storeDebounce)
  expect(page.isChanged()).toBe(false)
  expect(await stored()).toEqual({ ok: true, value: content })
  expect(core.store.getState().changed).toBe(false)
})

test('without auto save a text that is being typed is only said to be unsaved', async () => {
  const { core, type, requests } = await openTyped(false)
  type('One two')
  await vi.advanceTimersByTimeAsync(10 * limits.storeDebounce)
  expect(requests).toEqual([])
  expect(core.store.getState().changed).toBe(true)
})

test('a save that nobody asked for ends no gesture, one that was asked for takes it in', async () => {
  const { core, structure, saving } = await openSaving(true)
  let settled = 0
  core.settle.on(() => void (settled += 1))
  structure.insertBlock('text')
  await vi.advanceTimersByTimeAsync(limits.storeDebounce)
  expect(core.store.getState().changed).toBe(false)
  expect(settled).toBe(0)
  await saving.save()
  expect(settled).toBe(1)
})
