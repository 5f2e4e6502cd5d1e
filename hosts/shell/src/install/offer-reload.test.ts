import { createFakeShares } from '@pergola/contracts/testing'
import { expect, test } from 'vitest'
import { createDialogs } from '../services/create-dialogs.ts'
import { offerReload } from './offer-reload.ts'

const question = { title: 'Delete', message: 'Gone for ever', confirmLabel: 'Delete' }
/** Whatever waits for nothing but the state has done its work. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve))
const registration = { waiting: null } as ServiceWorkerRegistration

test('the question for a new version waits until no other dialog is open', async () => {
  const dialogs = createDialogs()
  const title = () => dialogs.state.getState().confirmation?.title
  dialogs.open({ slot: 'modal:code-manager', title: 'Code' })
  void dialogs.confirm({ ...question, title: 'Before' })
  let reloads = 0
  const offered = offerReload({ dialogs, shares: createFakeShares() }, registration, () => (reloads += 1))
  const other = dialogs.confirm(question)
  await Promise.resolve()
  expect(title()).toBe('Delete')
  dialogs.answer('confirm')
  expect(await other).toBe('confirm')
  expect(title()).toBeUndefined()
  dialogs.open({ slot: 'modal:code-manager', title: 'Files' })
  await Promise.resolve()
  expect(title()).toBeUndefined()
  dialogs.close()
  await expect.poll(title).toBe('A new version is available. Reload now?')
  dialogs.answer('confirm')
  await offered
  expect(reloads).toBe(1)
})

test('it waits for the answer to a shared link, and for a dialog that a part shows by itself', async () => {
  const [dialogs, shares] = [createDialogs(), createFakeShares()]
  const title = () => dialogs.state.getState().confirmation?.title
  shares.arrive({ received: { host: 'editor.example', isOwn: true, isEncrypted: true } })
  const offered = offerReload({ dialogs, shares }, registration, () => undefined)
  await aTurn()
  expect(title()).toBeUndefined()
  const own = document.body.appendChild(document.createElement('div'))
  own.dataset.modal = ''
  shares.dismiss()
  await aTurn()
  expect(title()).toBeUndefined()
  own.remove()
  await expect.poll(title).toBe('A new version is available. Reload now?')
  dialogs.answer('cancel')
  await offered
})
