import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

test('comes once, and is there from then on', async () => {
  let asked = 0
  const part = lazyPart(async () => ({ name: `part ${++asked}` }))
  expect(part.now()).toBeNull()
  const [one, other] = await Promise.all([part.load(), part.load()])
  expect(one).toBe(other)
  expect(part.now()).toBe(one)
  expect(await part.load()).toBe(one)
  expect(asked).toBe(1)
})

test('what could not be had is asked for again', async () => {
  let isThere = false
  const part = lazyPart(async () => {
    if (!isThere) throw new Error('unreachable')
    return 'part'
  })
  await expect(part.load()).rejects.toThrow('unreachable')
  expect(part.now()).toBeNull()
  isThere = true
  expect(await part.load()).toBe('part')
})
