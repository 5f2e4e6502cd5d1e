export { joinSplit, splitMarkup } from './split-text.ts'
export { looperDirectives, looperNames } from './looper.ts'
export type { LooperInput } from './looper.ts'
export {
  isPropertyPath,
  isCut,
  listText,
  loopPartDirectives,
  loopParts,
  pageSize,
  startName,
  viewEntries,
} from './loop-view.ts'
export type { LoopPart, LoopView } from './loop-view.ts'
