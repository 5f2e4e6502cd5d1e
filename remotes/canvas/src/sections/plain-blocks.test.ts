import type { RemoteBlock, RemoteInfo } from '@pergola/contracts'
import { createFakeRemotes } from '@pergola/contracts/testing'
import { expect, test } from 'vitest'
import { createBlocks } from '../blocks/blocks.ts'
import { offerPlainBlocks } from './plain-blocks.ts'

const note: RemoteBlock = {
  id: 'notes/note',
  label: 'Note',
  category: 'Notes',
  icon: 'M4 4h16',
  html: '<aside class="note">Note</aside>',
  css: '.note { color: red }',
}

test('blocks of remotes stand behind the plain ones, once, also those that come later', async () => {
  const first: readonly RemoteInfo[] = []
  const remotes = createFakeRemotes(first, {}, [note])
  const blocks = createBlocks(undefined, {
    sections: async () => [],
    plain: async (offer) => offerPlainBlocks(offer, remotes),
  })
  await blocks.loadBlocks('plain')
  const ids = () => blocks.state.getState().blocks.map(({ id }) => id)
  expect(ids().at(-1)).toBe('notes/note')
  expect(blocks.find('notes/note')?.onPage).toBeDefined()

  remotes.setBlocks([note, { ...note, id: 'notes/second' }])
  expect(ids().filter((id) => id.startsWith('notes/'))).toEqual(['notes/note', 'notes/second'])
})
