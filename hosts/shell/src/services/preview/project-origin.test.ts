import { expect, test } from 'vitest'
import { createLocalStore } from '../local-store.ts'
import { projectOrigin } from './project-origin.ts'

const pattern = 'http://*.localhost:4174'

test('a project keeps its origin; no two share one; another browser has others', async () => {
  const store = createLocalStore(undefined)
  const first = await projectOrigin(pattern, '1', store)
  expect(first).toMatch(/^http:\/\/p[0-9a-f]{32}\.localhost:4174$/)
  expect(await projectOrigin(pattern, '1', store)).toBe(first)
  expect(await projectOrigin(pattern, '2', store)).not.toBe(first)
  expect(await projectOrigin(pattern, '1', createLocalStore(undefined))).not.toBe(first)
})
