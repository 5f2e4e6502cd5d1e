import { expect, test } from 'vitest'
import { latePart } from './late-part.ts'

test('comes once, and is there from then on', async () => {
  let asked = 0
  const part = latePart(async () => ({ name: `part ${++asked}` }))
  expect(part.now()).toBeNull()
  const [one, other] = await Promise.all([part.come(), part.come()])
  expect(one).toBe(other)
  expect(part.now()).toBe(one)
  expect(await part.come()).toBe(one)
  expect(asked).toBe(1)
})

test('what could not be had is asked for again', async () => {
  let isThere = false
  const part = latePart(async () => {
    if (!isThere) throw new Error('unreachable')
    return 'part'
  })
  await expect(part.come()).rejects.toThrow('unreachable')
  expect(part.now()).toBeNull()
  isThere = true
  expect(await part.come()).toBe('part')
})
