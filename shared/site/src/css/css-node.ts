/** Identity of a node of one sheet. Stable while the sheet is open, across undo and redo. */
export type CssNodeId = number

/**
 * Nodes keep the exact text between the pieces they understand, so that printing a sheet is joining strings and an
 * edit rewrites its own piece alone.
 */
export interface CssComment {
  readonly kind: 'comment'
  readonly id: CssNodeId
  parent: CssParent | null
  /** White space (and stray semicolons) in front. */
  before: string
  text: string
}

export interface CssDeclaration {
  readonly kind: 'declaration'
  readonly id: CssNodeId
  parent: CssParent | null
  before: string
  /** As written, hacks such as `*zoom` included. */
  property: string
  /** Colon, with the space and comments around it. */
  between: string
  /** Without comments; what the cascade sees. */
  value: string
  /** As written. */
  valueText: string
  /** `!important` as written, or empty. */
  importantText: string
  end: '' | ';'
}

export interface CssStyleRule {
  readonly kind: 'rule'
  readonly id: CssNodeId
  parent: CssParent | null
  before: string
  /** Without comments. */
  selector: string
  /** As written, up to the brace. */
  head: string
  children: CssChild[]
  /** Space in front of the closing brace. */
  after: string
  /** Stray semicolons behind the closing brace. */
  tail: string
}

export interface CssAtRule {
  readonly kind: 'at-rule'
  readonly id: CssNodeId
  parent: CssParent | null
  before: string
  /** Without `@`, as written. */
  name: string
  /** Without comments. */
  params: string
  /** As written from `@` up to the brace or semicolon. */
  head: string
  /** Null for a statement such as `@import`. */
  children: CssChild[] | null
  after: string
  end: '' | ';'
}

export interface CssRoot {
  readonly kind: 'root'
  readonly id: 0
  readonly parent: null
  /** A byte order mark, or empty. */
  before: string
  children: CssChild[]
  after: string
}

export type CssChild = CssComment | CssDeclaration | CssStyleRule | CssAtRule
export type CssParent = CssRoot | CssStyleRule | CssAtRule
export type CssNode = CssChild | CssRoot

/** The part of a node that an edit may change, without children and place. */
export type CssFields = Readonly<Record<string, string>>

/** A detached node as plain data: enough to come back with the same ids and the same bytes. */
export interface CssSubtree {
  readonly kind: CssChild['kind']
  readonly id: CssNodeId
  readonly fields: CssFields
  /** Absent where the node has no block. */
  readonly children?: readonly CssSubtree[]
}
