import type { CssFields, CssNodeId, CssSubtree } from './css-node.ts'

/** Edits of one sheet. Each is plain data; `applyCss` throws, changing nothing, when one cannot be done. */
export type CssOperation =
  /**
   * Sets a property of a rule, a keyframe or another block of declarations. The last declaration of it that has effect
   * is edited in place; null removes all of them. `important` left out keeps what is there.
   */
  | {
      readonly type: 'css.set'
      readonly rule: CssNodeId
      readonly property: string
      readonly value: string | null
      readonly important?: boolean
    }
  /** Parses the text and puts what it holds at `index` among all children of `parent`, null being the sheet. */
  | {
      readonly type: 'css.insertRule'
      readonly parent: CssNodeId | null
      readonly index: number
      readonly text: string
    }
  | { readonly type: 'css.remove'; readonly node: CssNodeId }
  /** The selector of a rule (or `from`, `50%` of a keyframe); the parameters of an at-rule. */
  | { readonly type: 'css.selector'; readonly node: CssNodeId; readonly selector: string }
  /** The whole text. What is the same before and after keeps its nodes. */
  | { readonly type: 'css.replace'; readonly text: string }
  /** What inverses are made of. Made by `applyCss` only. */
  | { readonly type: 'css.restore'; readonly patches: readonly CssPatch[] }

/** The two things that can happen to a tree, and the exchange of a whole one. */
export type CssPatch =
  | { readonly type: 'fields'; readonly node: CssNodeId; readonly fields: CssFields }
  | {
      readonly type: 'splice'
      readonly parent: CssNodeId
      readonly index: number
      readonly removed: number
      readonly inserted: readonly CssSubtree[]
    }
  | { readonly type: 'problem'; readonly problem: CssProblem | null; readonly opaque: string }

/** Why a sheet is kept as mere text. */
export interface CssProblem {
  /** 1-based. */
  readonly line: number
  readonly reason: string
}

/**
 * A run of top-level nodes that is no longer what it was: `removed` chunks from `index` on gave way to `inserted` ones.
 * `cssChunks` has their text.
 */
export interface CssChange {
  readonly type: 'chunk'
  readonly index: number
  readonly removed: number
  readonly inserted: number
}

export interface CssApplied {
  readonly inverse: CssOperation
  /** Empty when nothing changed, else one run. */
  readonly changes: readonly CssChange[]
}
