import { expect, test } from 'vitest'
import { createBlocks } from '../blocks/blocks.ts'
import { createStructure } from '../structure/structure.ts'
import { openCore } from '../testing/open-core.ts'
import { publishSelection } from './follow-page.ts'
import { createHistoryVerbs } from './history-verbs.ts'

async function open() {
  const opened = await openCore('<b>A</b><i>B</i>')
  const { core } = opened
  const select = (ids: readonly number[]) => publishSelection(core, ids)
  const structure = createStructure({ core, blocks: createBlocks(), select })
  const selection = () => core.store.getState().selection
  return { ...opened, select, structure, selection, history: createHistoryVerbs(core, () => undefined) }
}

test('undo of a duplicate goes back to what was copied, and redo to the copy', async () => {
  const { find, select, structure, selection, history } = await open()
  const original = find('b')
  select([original])
  structure.duplicate([original])
  const [copy] = selection()
  expect(copy).not.toBe(original)
  history.undo()
  expect(selection()).toEqual([original])
  history.redo()
  expect(selection()).not.toEqual([original])
  history.undo()
  expect(selection()).toEqual([original])
})

test('undo leaves a selection alone that the step has nothing to do with', async () => {
  const { find, select, structure, selection, history } = await open()
  select([find('b')])
  structure.duplicate([find('b')])
  select([find('i')])
  history.undo()
  expect(selection()).toEqual([find('i')])
})
