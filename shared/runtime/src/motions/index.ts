export type { MotionControls } from './motion-engine.ts'
export { ownEngine } from './own/engine.ts'
export { measure } from './own/span.ts'
export type { Span } from './own/span.ts'
