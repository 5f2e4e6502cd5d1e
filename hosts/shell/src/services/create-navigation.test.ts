import { storageKeys } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { createLocalStore } from './local-store.ts'
import { createNavigation } from './create-navigation.ts'
import type { NamedPage } from './named-page.ts'
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

describe('a tab', () => {
  /** Two tabs of one browser: the local storage is one, each has a session storage and an address of its own. */
  function openTabs() {
    const values = new Map<string, string>()
    const shared = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    } as unknown as Storage
    return (start: string, session = createLocalStore(undefined), named: NamedPage | null = null) => {
      const address = createFakeAddress(start, named)
      const navigation = createNavigation(createLocalStore(shared), address, session)
      return { address, navigation, session, project: () => navigation.state.getState().projectId }
    }
  }

  test('keeps its project when it is reloaded, whatever another tab has opened', () => {
    const open = openTabs()
    const first = open('/workspace')
    first.navigation.openProject('one', 'about')
    open('/workspace').navigation.openProject('two')
    const again = open('/add-blocks', first.session)
    expect(again.navigation.state.getState()).toMatchObject({ projectId: 'one', pageName: 'about' })
  })

  test('that is new begins with the project that was opened last, in any tab', () => {
    const open = openTabs()
    open('/workspace').navigation.openProject('one')
    open('/workspace').navigation.openProject('two')
    expect(open('/').project()).toBe('two')
  })

  test('that leaves its project takes none from the next new tab that another one has opened', () => {
    const open = openTabs()
    const first = open('/workspace')
    first.navigation.openProject('one')
    const second = open('/workspace')
    second.navigation.openProject('two')
    first.navigation.leaveProject()
    expect(open('/').project()).toBe('two')
    second.navigation.leaveProject()
    expect(open('/').project()).toBeNull()
  })

  test('opens what its address names, and its address names what is open', () => {
    const open = openTabs()
    open('/workspace').navigation.openProject('two')
    const { address, navigation } = open('/edite/styling', undefined, { projectId: 'one', pageName: null })
    expect(navigation.state.getState()).toMatchObject({ projectId: 'one', pageName: 'index' })
    navigation.openPage('about')
    expect(address.named).toEqual({ projectId: 'one', pageName: 'about' })
    navigation.leaveProject()
    expect([address.path, address.named]).toEqual(['/workspace', null])
  })

  test('follows Back to the project that stood there, and an address without one to what is open', () => {
    const { address, navigation, project } = openTabs()('/workspace')
    navigation.openProject('one')
    const left = address.named
    navigation.leaveProject()
    navigation.openProject('two')
    address.follow('/add-blocks', left)
    expect(project()).toBe('one')
    address.follow('/edite/styling')
    expect(address.named?.projectId).toBe('one')
  })
})
