import { expect, test } from 'vitest'
import { createLocalStore, readJson } from './local-store.ts'

const broken = {
  getItem() {
    throw new DOMException('denied', 'SecurityError')
  },
  setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem() {},
} as unknown as Storage

test('a browser that refuses to store keeps values for the tab', () => {
  const store = createLocalStore(broken)
  expect(store.read('a')).toBeNull()
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  store.write('a', null)
  expect(store.read('a')).toBeNull()
})

test('json that cannot be read counts as not there', () => {
  const store = createLocalStore(undefined)
  store.write('a', '{"b":')
  expect(readJson(store, 'a')).toBeUndefined()
})
