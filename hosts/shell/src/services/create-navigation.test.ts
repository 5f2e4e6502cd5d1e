import { storageKeys } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { createLocalStore } from './local-store.ts'
import { createNavigation } from './create-navigation.ts'
import { createFakeAddress } from './testing/fake-address.ts'

test('opening a project remembers it and shows the blocks', () => {
  const store = createLocalStore(undefined)
  const address = createFakeAddress('/workspace')
  const navigation = createNavigation(store, address)
  navigation.openProject('7')
  expect(address.path).toBe('/add-blocks')
  expect(store.read(storageKeys.projectId)).toBe('7')
  expect(navigation.state.getState()).toEqual({
    path: '/add-blocks',
    projectId: '7',
    pageName: 'index',
    left: 'left:layers',
  })
})

test('leaving forgets the project', () => {
  const store = createLocalStore(undefined)
  const navigation = createNavigation(store, createFakeAddress('/'))
  navigation.openProject('7', 'about')
  navigation.leaveProject()
  expect(createNavigation(store, createFakeAddress('/')).state.getState().projectId).toBeNull()
})

test('the left panel stays as it was left, closed too', () => {
  const store = createLocalStore(undefined)
  const navigation = createNavigation(store, createFakeAddress('/'))
  expect(navigation.state.getState().left).toBe('left:layers')
  navigation.showLeft('left:pages')
  expect(createNavigation(store, createFakeAddress('/')).state.getState().left).toBe('left:pages')
  navigation.showLeft(null)
  expect(createNavigation(store, createFakeAddress('/')).state.getState().left).toBeNull()
})
