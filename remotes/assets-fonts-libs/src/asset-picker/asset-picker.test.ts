import type { DialogsService, OpenModal } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createAssetPicker, type PendingPick } from './asset-picker.ts'

function dialogs() {
  const state = createStore<{ modal: OpenModal | null; confirmation: null }>(() => ({
    modal: null,
    confirmation: null,
  }))
  const service: DialogsService = {
    state,
    open: (modal) => state.setState({ modal }),
    close: () => state.setState({ modal: null }),
    confirm: () => Promise.resolve('cancel'),
  }
  return service
}

const noFiles = { read: async () => null }
const pendingOf = (service: DialogsService) => service.state.getState().modal?.argument as PendingPick

test('a choice answers the question and closes the dialog', async () => {
  const service = dialogs()
  const answer = createAssetPicker({ dialogs: service, assets: noFiles }).pick({ mime: 'image' })
  pendingOf(service).choose({ path: 'assets/a.png', name: 'a.png' })
  expect(await answer).toEqual({ path: 'assets/a.png', name: 'a.png' })
  expect(service.state.getState().modal).toBeNull()
})

test('closing answers null', async () => {
  const service = dialogs()
  const answer = createAssetPicker({ dialogs: service, assets: noFiles }).pick({})
  service.close()
  expect(await answer).toBeNull()
})

test('a second question answers the first with null', async () => {
  const service = dialogs()
  const picker = createAssetPicker({ dialogs: service, assets: noFiles })
  const first = picker.pick({})
  const second = picker.pick({})
  expect(await first).toBeNull()
  pendingOf(service).choose({ path: 'assets/b.png', name: 'b.png' })
  expect(await second).toEqual({ path: 'assets/b.png', name: 'b.png' })
})
