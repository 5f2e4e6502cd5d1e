export type { CssNodeId } from './css-node.ts'
export type { CssApplied, CssChange, CssOperation, CssProblem } from './css-operation.ts'
export type { AtRulePart, FlatDeclaration, FlatRule, Keyframe, Keyframes } from './flat-rule.ts'
