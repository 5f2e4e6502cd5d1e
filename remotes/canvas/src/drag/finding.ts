export { showDropAreas } from './drop-areas.ts'
export { dropRulesFor } from './drop-rules.ts'
export { createDropFinder } from './find-drop.ts'
export { createEdgeScroll } from '../pointer/edge-scroll.ts'
