import { defaultSettings, storageKeys } from '@pergola/contracts'
import { createFakeProjects } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { createSettings, readDefaults } from './create-settings.ts'
import { createLocalStore } from './local-store.ts'

async function setup() {
  const store = createLocalStore(undefined)
  const projects = createFakeProjects()
  const defaults = readDefaults(store)
  const onFailed = vi.fn()
  const settings = createSettings({ store, defaults, projects, onFailed })
  const own = (id: string) => projects.stored(id)?.project.projectSettings
  return { store, projects, defaults, settings, onFailed, own, now: () => settings.state.getState().settings }
}

test('without a project a switch is this browser’s, and there again at the next start', async () => {
  const { settings, store } = await setup()
  settings.set('minify_Js', false)
  await vi.waitFor(() => expect(readDefaults(store).getState().minify_Js).toBe(false))
})

test('what another tab sets for all projects is known here, and not written over', async () => {
  const { settings, store } = await setup()
  const newValue = JSON.stringify({ ...defaultSettings(), minify_Js: false })
  globalThis.dispatchEvent(new StorageEvent('storage', { key: storageKeys.settings, newValue }))
  expect(settings.state.getState().defaults?.minify_Js).toBe(false)
  settings.setDefault?.('minify_Css', false)
  await vi.waitFor(() => expect(readDefaults(store).getState().minify_Css).toBe(false))
  expect(readDefaults(store).getState().minify_Js).toBe(false)
})

test('whoever closes the tab at once has switched all the same', async () => {
  const { settings, store, projects, own } = await setup()
  settings.set('minify_Js', false)
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(readDefaults(store).getState().minify_Js).toBe(false)
  const id = projects.seed({ name: 'One' })
  await projects.open(id)
  const save = vi.spyOn(projects, 'save')
  settings.set('minify_Css', false)
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(save).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(own(id)).toEqual({ minify_Css: false }))
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(save).toHaveBeenCalledOnce()
})

test('of stored switches the ones that are none fall back alone', () => {
  const store = createLocalStore(undefined)
  store.write(storageKeys.settings, '{"minify_Css":"no","minify_Js":false,"__proto__":1}')
  expect(readDefaults(store).getState()).toEqual({ ...defaultSettings(), minify_Js: false })
  store.write(storageKeys.settings, 'null')
  expect(readDefaults(store).getState()).toEqual(defaultSettings())
})

test('with a project a switch is its own: stored in its record, and no other project’s', async () => {
  const { settings, projects, defaults, own, now } = await setup()
  const [one, other] = [projects.seed({ name: 'One' }), projects.seed({ name: 'Other' })]
  await projects.open(one)
  settings.set('minify_Js', false)
  settings.set('enable_tailwind', true)
  expect(now()).toMatchObject({ minify_Js: false, enable_tailwind: true })
  await vi.waitFor(() => expect(own(one)).toEqual({ minify_Js: false, enable_tailwind: true }))
  expect(defaults.getState()).toEqual(defaultSettings())
  await projects.open(other)
  expect(now()).toEqual(defaultSettings())
  await projects.open(one)
  expect(now().minify_Js).toBe(false)
})

test('a project that follows the default again says nothing of it any more', async () => {
  const { settings, projects, own, now } = await setup()
  const id = projects.seed({ name: 'One' })
  await projects.open(id)
  settings.set('minify_Js', false)
  await vi.waitFor(() => expect(own(id)).toEqual({ minify_Js: false }))
  settings.followDefault?.('minify_Js')
  expect(now().minify_Js).toBe(true)
  await vi.waitFor(() => expect(own(id)).toEqual({}))
  settings.setDefault?.('minify_Js', false)
  expect(now().minify_Js).toBe(false)
})

test('what a record says that is no switch is not believed, and not lost', async () => {
  const { settings, projects, own, now } = await setup()
  const id = projects.seed({ name: 'One' })
  await projects.open(id)
  const projectSettings = { minify_Css: 'no', unknown: 1, minify_Js: false }
  await projects.save({ projectId: id, files: {}, record: { projectSettings } })
  expect(now()).toEqual({ ...defaultSettings(), minify_Js: false })
  settings.set('enable_auto_save', false)
  await vi.waitFor(() => expect(own(id)).toEqual({ ...projectSettings, enable_auto_save: false }))
})

test('a switch that could not be stored goes back, and the person hears of it', async () => {
  const { settings, projects, onFailed, now } = await setup()
  await projects.open(projects.seed({ name: 'One' }))
  projects.failNext('save', 'storage-full')
  settings.set('minify_Js', false)
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(now().minify_Js).toBe(true)
})
