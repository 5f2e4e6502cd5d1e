export { createEachElement } from '../styles/each-element.ts'
export { createCellGesture } from './cell-gesture.ts'
export { createMoveGesture } from './move-gesture.ts'
export { createNudge } from './nudge.ts'
