export { joinSplit, splitMarkup } from './split-text.ts'
export { looperDirectives, looperNames } from './looper.ts'
export type { LooperInput } from './looper.ts'
