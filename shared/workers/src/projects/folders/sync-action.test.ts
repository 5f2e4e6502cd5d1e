import { expect, test } from 'vitest'
import { syncActionOf } from './sync-action.ts'
import type { SyncAction } from './sync-action.ts'

const seen = { disk: 'a', ours: 'a' }

test.each<[string, Parameters<typeof syncActionOf>[0], SyncAction]>([
  ['nothing happened', { row: seen, disk: 'a', ours: 'a' }, 'none'],
  [
    'what is built otherwise than it came is not written before it changes',
    { row: { disk: 'a', ours: 'b' }, disk: 'a', ours: 'b' },
    'none',
  ],
  ['both did the same', { row: seen, disk: 'b', ours: 'b' }, 'equal'],
  ['removed on both sides', { row: seen, disk: null, ours: null }, 'equal'],
  ['changed there', { row: seen, disk: 'b', ours: 'a' }, 'take'],
  ['new there', { row: undefined, disk: 'b', ours: null }, 'take'],
  ['removed there', { row: seen, disk: null, ours: 'a' }, 'take'],
  ['changed here', { row: seen, disk: 'a', ours: 'b' }, 'write'],
  ['new here', { row: undefined, disk: null, ours: 'b' }, 'write'],
  ['removed here', { row: seen, disk: 'a', ours: null }, 'remove'],
  ['changed on both sides', { row: seen, disk: 'b', ours: 'c' }, 'both'],
  ['new on both sides', { row: undefined, disk: 'b', ours: 'c' }, 'both'],
  ['changed there, removed here', { row: seen, disk: 'b', ours: null }, 'both'],
  ['left to itself, and changed here', { row: { disk: 'b', ours: 'a', left: true }, disk: 'b', ours: 'c' }, 'both'],
  [
    'left in the folder for good, and changed there',
    { row: { disk: 'a', ours: null, left: true }, disk: 'b', ours: null },
    'none',
  ],
])('%s', (_rule, sides, action) => {
  expect(syncActionOf(sides)).toBe(action)
})
