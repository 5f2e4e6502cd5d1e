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
export type { LoopPart, LoopView, PartSettings } from './loop-view.ts'
export { looperAround, loopViewOf, noView, ownOf, partSettings, viewAround, viewInLooper } from './loop-page.ts'
export type { LoopPage } from './loop-page.ts'
