export { createEachElement } from '../styles/each-element.ts'
export { createMoveGesture } from './move-gesture.ts'
export { createNudge } from './nudge.ts'
