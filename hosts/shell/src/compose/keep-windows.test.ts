import { expect, test } from 'vitest'
import { createDialogs } from '../services/create-dialogs.ts'
import { createLocalStore } from '../services/local-store.ts'
import { createNavigation } from '../services/create-navigation.ts'
import { createFakeAddress } from '../services/testing/fake-address.ts'
import { keepWindows } from './keep-windows.ts'

const code = { slot: 'modal:code-manager', title: 'Code' } as const

function setup(mayClose?: () => boolean) {
  const navigation = createNavigation(createLocalStore(undefined), createFakeAddress('/edite/styling'))
  const dialogs = createDialogs()
  keepWindows({ navigation, dialogs })
  dialogs.open(code)
  if (mayClose) dialogs.guard!(mayClose)
  return { navigation, modal: () => dialogs.state.getState().modal, path: () => navigation.state.getState().path }
}

test('who goes to another tab of the editor keeps the window', async () => {
  const { navigation, modal } = setup(() => true)
  navigation.go('traits')
  await Promise.resolve()
  expect(modal()).toEqual(code)
})

test('who leaves the editor leaves no window behind', async () => {
  const { navigation, modal, path } = setup()
  navigation.go('workspace')
  await expect.poll(modal).toBeNull()
  expect(path()).toBe('/workspace')
})

test('who stays in a window is in the editor again', async () => {
  const { navigation, modal, path } = setup(() => false)
  navigation.go('workspace')
  await expect.poll(path).toBe('/edite/styling')
  expect(modal()).toEqual(code)
})
