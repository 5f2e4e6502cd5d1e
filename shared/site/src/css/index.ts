export { applyCss } from './apply-css.ts'
export { isDeclarationValue, isSelectorText } from './check-text.ts'
export { breakpointAt, breakpointsOf, joinBreakpoints } from './breakpoints.ts'
export { changeBreakpoint } from './change-breakpoint.ts'
export { copyRules } from './copy-rules.ts'
export type { CopySelector } from './copy-rules.ts'
export type { CssNodeId } from './css-node.ts'
export type { CssApplied, CssChange, CssOperation, CssProblem } from './css-operation.ts'
export type { CssSheet } from './css-sheet.ts'
export type { AtRulePart, FlatDeclaration, FlatRule, Keyframe, Keyframes } from './flat-rule.ts'
export { flattenRules } from './flatten-rules.ts'
export { followText } from './follow-text.ts'
export { isHiddenItems } from './hidden-items.ts'
export { layerComparison } from './cascade-order.ts'
export { keyframes, keyframesText } from './keyframes.ts'
export { layerNames } from './layers.ts'
export { sameWidths } from './media-widths.ts'
export type { SiteBreakpoint } from './media-widths.ts'
export { parseCss } from './parse-css.ts'
export { chunkCount, cssChunk, cssChunks, printCss } from './print-css.ts'
export { atRuleText, deviceAtRule, readAtRuleText, sameAtRules, widthRangeOf } from './at-rule-text.ts'
export { emulateMedia, emulateSchemes, emulateSheet } from './emulate-media.ts'
export type { EmulatedMedia } from './emulate-media.ts'
export { findCssProblems } from './find-css-problems.ts'
export { findRule, selectorOf, styleRuleOf } from './find-rule.ts'
export {
  heavySelector,
  isHeavy,
  isMadeSelector,
  ownedSelector,
  ownerless,
  ownerOf,
  rulesLike,
  siteSelector,
} from './owned-selector.ts'
export { putInSiteScope } from './put-in-site-scope.ts'
export { isSiteScope, withoutSiteScope } from './site-scope.ts'
export { registeredProperties } from './registered-properties.ts'
export { findUrls, rewriteUrls, writeUrl } from './rewrite-urls.ts'
export { scopeRoots, withinScope, withoutScope } from './scope.ts'
export type { ScopeElement } from './scope.ts'
export { rulesNaming, rulesOfBase, selectorClasses } from './selector-index.ts'
export { isVendorPath, isVendorSheet } from './vendor-sheet.ts'
export { splitList } from './selector-text.ts'
export { joinSelector, splitSelector } from './selectors.ts'
export type { SplitSelector } from './selectors.ts'
export { compareSpecificity, specificity } from './specificity.ts'
export type { Specificity } from './specificity.ts'
export { createRuleOperations, removeRuleOperations, ruleTextOperations, styleOperations } from './style-operations.ts'
export { rulesToTake } from './take-rules.ts'
export type { TakenRule } from './take-rules.ts'
export { cascade } from './cascade.ts'
export type {
  CascadeElement,
  CascadeEntry,
  CascadeInput,
  CascadeResult,
  CascadeSheet,
  CascadeValue,
  InlineDeclaration,
} from './cascade-types.ts'
export { editStyleAttribute, readStyleAttribute } from './style-attribute.ts'
export { expandShorthand } from './expand-shorthand.ts'
export { inheritedProperties, isInherited } from './inherited-properties.ts'
export { longhandsOf } from './shorthands.ts'
export { changingStates, withShownStates } from './shown-states.ts'
