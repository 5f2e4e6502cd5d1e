import { emptyCanvasState, type CanvasState, type SelectedElement } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { wordsFor } from './words-for.ts'

const heading = {
  id: 7,
  label: 'Heading',
  path: [
    { id: 2, label: 'Section' },
    { id: 7, label: 'Heading' },
  ],
}
const ready: CanvasState = { ...emptyCanvasState, phase: 'ready' }
const edited: CanvasState = { ...ready, revision: 1, undoLabel: 'Delete', canUndo: true }
const withHeading: CanvasState = { ...ready, selection: [7], selected: heading as unknown as SelectedElement }

test.each([
  ['a deletion', ready, edited, 'Delete: done'],
  ['its undo', edited, { ...edited, revision: 2, undoLabel: null, redoLabel: 'Delete' }, 'Undone: Delete'],
  ['its redo', { ...ready, redoLabel: 'Delete' }, { ...edited, revision: 2 }, 'Redone: Delete'],
  ['a selection', ready, withHeading, 'Heading in Section selected'],
  ['several', withHeading, { ...withHeading, selection: [6, 7] }, '2 elements selected'],
  ['nothing any more', withHeading, ready, 'Nothing selected'],
  ['both at once', withHeading, edited, 'Delete: done. Nothing selected'],
  ['a style, which the panel has said', ready, { ...edited, undoLabel: 'Change width' }, null],
  ['a page that loads', { ...ready, phase: 'loading' }, withHeading, null],
] as const)('%s', (_what, before, after, words) => {
  expect(wordsFor(before, after)).toBe(words)
})
