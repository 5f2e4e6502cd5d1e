export type { MotionControls } from './motion-engine.ts'
export { ownEngine } from './own/engine.ts'
