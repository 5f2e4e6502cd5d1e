export type { HtmlAttribute, HtmlNode } from './html-node.ts'
export type { HtmlChange, HtmlOperation, HtmlSubtree } from './html-operation.ts'
export type { HtmlTree } from './html-tree.ts'
export type { ReadXml } from './xml-syntax.ts'
export { around } from './around.ts'
export { applyHtml } from './apply/apply-html.ts'
export type { AppliedHtml } from './apply/apply-html.ts'
export { isAttributeName } from './apply/attributes.ts'
export { classNamesIn, classNamesOf } from './class-names.ts'
export { canApply, canInsert, canMove, canRemove, createAlikeCheck } from './can-apply.ts'
export type { CanApplyAlike } from './can-apply.ts'
export { escapeAttribute } from './escape.ts'
export { isXmlPath } from './xml-syntax.ts'
export { isInline, isVoid } from './elements.ts'
export { findHtmlProblems } from './find-html-problems.ts'
export { copySubtree, parseFragment } from './fragment.ts'
export type { Pause } from './in-steps.ts'
export { parseHtml, parseHtmlInTurns } from './parse-html.ts'
export { printHtml, printNode } from './print.ts'
export { rereadHtml } from './reread.ts'
export { treeChanges } from './tree-changes.ts'
export {
  ancestors,
  attributeOf,
  descendants,
  elementChildren,
  findAll,
  indexOf,
  textContent,
  withAttribute,
} from './query.ts'
