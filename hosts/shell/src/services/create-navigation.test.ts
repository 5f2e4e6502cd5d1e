import { storageKeys } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { createLocalStore } from './local-store.ts'
import { createNavigation, type RouterLike } from './create-navigation.ts'

function fakeRouter() {
  const visited: string[] = []
  const listeners: Parameters<RouterLike['subscribe']>[0][] = []
  const router: RouterLike = {
    state: { location: { pathname: '/workspace' } },
    navigate(path) {
      visited.push(path)
      for (const listener of listeners) listener({ location: { pathname: path } })
    },
    subscribe(added) {
      listeners.push(added)
      return () => listeners.splice(0)
    },
  }
  return { router, visited }
}

test('opening a project remembers it and shows the blocks', () => {
  const store = createLocalStore(undefined)
  const navigation = createNavigation(store, '/workspace')
  const { router, visited } = fakeRouter()
  navigation.connect(router)
  navigation.openProject('7')
  expect(visited).toEqual(['/add-blocks'])
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
  const navigation = createNavigation(store, '/')
  navigation.openProject('7', 'about')
  navigation.leaveProject()
  expect(createNavigation(store, '/').state.getState().projectId).toBeNull()
})

test('the left panel stays as it was left, closed too', () => {
  const store = createLocalStore(undefined)
  const navigation = createNavigation(store, '/')
  expect(navigation.state.getState().left).toBe('left:layers')
  navigation.showLeft('left:pages')
  expect(createNavigation(store, '/').state.getState().left).toBe('left:pages')
  navigation.showLeft(null)
  expect(createNavigation(store, '/').state.getState().left).toBeNull()
})
