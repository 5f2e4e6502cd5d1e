import { expect, test } from 'vitest'
import { createShareRoom } from './share-room.ts'

test('what is under way counts, whatever a sweep finds meanwhile, and makes no room twice when it breaks', () => {
  const room = createShareRoom(100)
  expect(room.take(60)).toBe(true)
  room.measured(0)
  expect(room.take(50)).toBe(false)
  room.giveUp(110)
  expect(room.take(100)).toBe(true)
  expect(room.take(1)).toBe(false)
  room.giveUp(1)
  room.keep(100)
  expect(room.take(1)).toBe(false)
  room.giveUp(1)
  room.free(100)
  expect(room.take(100)).toBe(true)
})
