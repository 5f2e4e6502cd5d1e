import { limits } from '@pergola/contracts'
import { expect, test, vi } from 'vitest'
import { createChunks, createPictureTurns, nextStretch } from './turns.ts'

test('a rest comes after every seven components, whatever stands in them', () => {
  const turns = () => null
  const rests: number[] = []
  const body = document.createElement('body')
  const pause = createChunks(
    turns,
    () => body,
    async () => rests.push(body.childElementCount) > 0,
  )
  for (let component = 0; component < 3 * limits.lazyLoadChunk; component += 1) {
    const section = body.appendChild(document.createElement('section'))
    void pause()
    for (let inner = 0; inner < 5; inner += 1) {
      section.append('text', document.createElement('p'))
      body.append(' ')
      void pause()
    }
  }
  expect(rests).toEqual([7, 14, 21])
})

test.each([
  ['a picture that took too long is followed by less work', 24, 100, 18],
  ['however long it took, some work is done', 12, 500, 10],
  ['a quick picture is followed by more work', 10, 5, 20],
  ['and never by more than lets the user in', 20, 5, 24],
])('%s', (_rule, before, picture, expected) => {
  expect(nextStretch(before, picture)).toBe(expected)
})

test('after many pictures, which a page of tens of thousands of elements needs, they cost no more than the work between', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const seen = { pictures: 0, turns: 0 }
  let took = 75
  const turns = createPictureTurns(
    async () => {
      seen.pictures += 1
      return took
    },
    () => true,
    async () => void (seen.turns += 1),
  )
  const after = async (milliseconds: number) => {
    Object.assign(seen, { pictures: 0, turns: 0 })
    for (let passed = 0; passed < milliseconds; passed += 1) {
      vi.advanceTimersByTime(1)
      await turns()
    }
    return { ...seen }
  }
  expect(await after(200)).toEqual({ pictures: 20, turns: 0 })
  // Between two of them the user gets turns as before, each after a stretch of 48 ms.
  expect(await after(480)).toEqual({ pictures: 5, turns: 5 })
  took = 500
  expect(await after(96)).toEqual({ pictures: 1, turns: 1 })
  expect(await after(192)).toEqual({ pictures: 1, turns: 3 })
  vi.useRealTimers()
})

test('a page that nobody waits for any more stops at its next turn, before a picture and after one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let isWanted = true
  const turns = createPictureTurns(
    async () => 75,
    () => isWanted,
    async () => {},
  )
  const answers = async (milliseconds: number) => {
    const given: (boolean | null)[] = []
    for (let passed = 0; passed < milliseconds; passed += 1) {
      vi.advanceTimersByTime(1)
      given.push(await turns())
    }
    return new Set(given)
  }
  expect(await answers(200)).toEqual(new Set([null, true]))
  isWanted = false
  // Turns alone for a while, then a picture.
  expect(await answers(48)).toEqual(new Set([null, false]))
  expect(await answers(48)).toEqual(new Set([null, false]))
  vi.useRealTimers()
})
