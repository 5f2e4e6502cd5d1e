export { ToolSession } from './tool-session.ts'
export type { ToolRun, ToolStep } from './tool-session.ts'
export type { SiteSource } from './site-source.ts'
export { differenceOf } from './difference.ts'
