import { expect, test } from 'vitest'
import type { SlotName } from '@pergola/contracts'
import type { RemoteStatus } from './remote-status.ts'
import { slotOwner } from './slot-owner.ts'

const remote = (name: string, slots: readonly string[]): RemoteStatus => ({
  name,
  title: name,
  entryUrl: '',
  added: false,
  version: '1',
  slots,
  phase: 'failed',
})

const remotes = [
  remote('panels', ['panel:*', 'modal:*']),
  remote('motion', ['panel:motion', 'modal:animation*']),
  remote('canvas', ['canvas']),
]

test.each<[string, SlotName, string | undefined]>([
  ['a whole name', 'canvas', 'canvas'],
  ['a family', 'panel:styling', 'panels'],
  ['a whole name before a family', 'panel:motion', 'motion'],
  ['the longer family', 'modal:animation-builder', 'motion'],
  ['nobody', 'screen:workspace', undefined],
])('%s answers for the slot', (_rule, slot, owner) => {
  expect(slotOwner(remotes, slot)?.name).toBe(owner)
})
