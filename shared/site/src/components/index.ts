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
export {
  answersVisitors,
  directivesAround,
  isApart,
  isConnectedLater,
  loopPageOf,
  looperAround,
  loopViewOf,
  noView,
  ownOf,
  partSettings,
  viewInLooper,
} from './loop-page.ts'
export { loopConnection } from './loop-connection.ts'
export type { LoopPage } from './loop-page.ts'
export { isSliderLibrary, slideMarkup, slideTag, sliderMarkup, sliderTag } from './slider.ts'
export { readBreakpoints } from './slider-breakpoints.ts'
export { breakpointCss, sliderCss } from './slider-css.ts'
export { modulesOf, sliderEffects, sliderModules } from './slider-modules.ts'
export { mainSliderOptions, sliderOptionGroups, sliderOptionNames } from './slider-options.ts'
export type { SliderOption, SliderOptionGroup } from './slider-options.ts'
