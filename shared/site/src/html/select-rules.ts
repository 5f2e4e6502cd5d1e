/* oxlint-disable no-underscore-dangle -- the names are parse5's */
import { InsertionMode, Token, html } from 'parse5'
import type { Parser } from 'parse5'
import type { NodeMap } from './tree-adapter.ts'

const { TAG_ID } = html

/** Modes by the element that is open; what the standard calls resetting the insertion mode, without a select. */
const modeOf: ReadonlyMap<html.TAG_ID, InsertionMode> = new Map([
  [TAG_ID.TD, InsertionMode.IN_CELL],
  [TAG_ID.TH, InsertionMode.IN_CELL],
  [TAG_ID.TR, InsertionMode.IN_ROW],
  [TAG_ID.TBODY, InsertionMode.IN_TABLE_BODY],
  [TAG_ID.THEAD, InsertionMode.IN_TABLE_BODY],
  [TAG_ID.TFOOT, InsertionMode.IN_TABLE_BODY],
  [TAG_ID.CAPTION, InsertionMode.IN_CAPTION],
  [TAG_ID.TABLE, InsertionMode.IN_TABLE],
])

const closers: ReadonlySet<html.TAG_ID> = new Set([
  TAG_ID.SELECT,
  TAG_ID.INPUT,
  TAG_ID.OPTION,
  TAG_ID.OPTGROUP,
  TAG_ID.HR,
])

/**
 * Browsers dropped the insertion modes of `select`: it holds any content, and only a few tags still close it. parse5
 * has the old rules; these bring the new ones.
 */
export function installOpenSelect(parser: Parser<NodeMap>): void {
  const { openElements } = parser
  // A select bounds what an end tag may reach, as a table does.
  const bounded = (inScope: (tag: html.TAG_ID) => boolean) => (tag: html.TAG_ID) => {
    const select = tag === TAG_ID.SELECT ? -1 : openElements.indexOfTopmost(TAG_ID.SELECT)
    return (select === -1 || openElements.indexOfTopmost(tag) > select) && inScope.call(openElements, tag)
  }
  openElements.hasInScope = bounded(openElements.hasInScope)
  openElements.hasInListItemScope = bounded(openElements.hasInListItemScope)
  openElements.hasInButtonScope = bounded(openElements.hasInButtonScope)
}

export function isSelectMode(mode: InsertionMode): boolean {
  return mode === InsertionMode.IN_SELECT || mode === InsertionMode.IN_SELECT_IN_TABLE
}

export function modeInsideSelect(parser: Parser<NodeMap>, select: number): InsertionMode {
  const { tagIDs } = parser.openElements
  for (let at = select - 1; at > 0; at--) {
    const tag = tagIDs[at] ?? TAG_ID.UNKNOWN
    if (tag === TAG_ID.TEMPLATE) return parser.tmplInsertionModeStack.at(-1) ?? InsertionMode.IN_BODY
    const mode = modeOf.get(tag)
    if (mode !== undefined) return mode
  }
  return InsertionMode.IN_BODY
}

/** What a tag does to an open select before it is taken as usual; true when that was all. */
export function isTakenBySelect(parser: Parser<NodeMap>, token: Token.TagToken): boolean {
  const { openElements } = parser
  if (!closers.has(token.tagID)) return false
  if (parser.insertionMode === InsertionMode.TEXT || openElements.indexOfTopmost(TAG_ID.SELECT) < 1) return false
  if (!openElements.hasInScope(TAG_ID.SELECT)) return false
  if (token.type === Token.TokenType.END_TAG) {
    if (token.tagID !== TAG_ID.SELECT) return false
    openElements.generateImpliedEndTags()
    openElements.popUntilTagNamePopped(TAG_ID.SELECT)
    return true
  }
  switch (token.tagID) {
    case TAG_ID.SELECT:
      openElements.popUntilTagNamePopped(TAG_ID.SELECT)
      return true
    case TAG_ID.INPUT:
      openElements.popUntilTagNamePopped(TAG_ID.SELECT)
      return false
    case TAG_ID.OPTION:
      openElements.generateImpliedEndTagsWithExclusion(TAG_ID.OPTGROUP)
      return false
    case TAG_ID.OPTGROUP:
    case TAG_ID.HR:
      openElements.generateImpliedEndTags()
      return false
    default:
      return false
  }
}
