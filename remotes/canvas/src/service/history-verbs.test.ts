import { expect, test } from 'vitest'
import { createContent } from '../structure/content.ts'
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

test('whoever edits what is inside an element has it selected after undo and redo, whatever they bring back', async () => {
  const { core, find, select, selection, history } = await open()
  const edited = find('b')
  select([edited])
  const content = createContent({ core, select })
  content.setContent(edited, 'A <em>new</em> one')
  content.setContent(edited, 'Another')
  history.undo()
  expect(selection()).toEqual([edited])
  history.undo()
  history.redo()
  expect(find('em')).toBeGreaterThan(0)
  expect(selection()).toEqual([edited])
})

test('what undo brings back is selected, and so is what redo puts in again', async () => {
  const { find, select, structure, selection, history } = await open()
  const removed = find('i')
  select([removed])
  structure.remove([removed])
  history.undo()
  expect(selection()).toEqual([removed])
  select([find('b')])
  structure.insertBlock('text', { target: find('b'), position: 'after' })
  const [added] = selection()
  history.undo()
  history.redo()
  expect(selection()).toEqual([added])
})

test('content and the attributes that belong to it are one step; what is said already is none', async () => {
  const { core, page, find, select, html, history } = await open()
  const content = createContent({ core, select })
  const before = html()
  content.setContent(find('b'), '<u>A</u>', { title: 'x' })
  expect(html()).toContain('<b title="x"><u>A</u></b>')
  const { undoStep } = page.history.state
  content.setContent(find('b'), '<u>A</u>', { title: 'x' })
  expect(page.history.state.undoStep).toBe(undoStep)
  history.undo()
  expect(html()).toBe(before)
})
