import type { CanvasState, Readable } from '@pergola/contracts'

const state: CanvasState = {
  phase: 'empty',
  problem: null,
  document: null,
  readOnly: false,
  selected: null,
  selection: [],
  revision: 0,
  changed: false,
  saving: false,
  savedAt: null,
  canUndo: false,
  canRedo: false,
  undoLabel: null,
  redoLabel: null,
  device: 'desktop',
  width: 0,
  height: 0,
  zoom: 1,
  outline: false,
  editingText: false,
  elements: 0,
}

/** What the frame shows while the canvas is loading, or missing. */
export const noCanvas: Readable<CanvasState> = {
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
}
