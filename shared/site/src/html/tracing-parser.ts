/* oxlint-disable no-underscore-dangle -- the names are parse5's */
import { InsertionMode, Parser, Token, html } from 'parse5'
import type { ParserOptions } from 'parse5'
import { decoded, markOf } from './byte-order-mark.ts'
import { LeanTokenizer } from './lean-tokenizer.ts'
import { createParseLog } from './parse-log.ts'
import type { ParseLog } from './parse-log.ts'
import type { SourceTree } from './source-tree.ts'
import { isSelectMode, isTakenBySelect, modeInsideSelect, installOpenSelect } from './select-rules.ts'
import { createTreeAdapter } from './tree-adapter.ts'
import type { NodeMap } from './tree-adapter.ts'
import type { TreeNode } from './tree-node.ts'

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** One whitespace character as the source may write it. */
const blankReference = /^(?:\r\n|&#(?:\d+|x[\da-f]+);?|&(?:Tab|NewLine);)/i

/** Few enough to take no time a person could feel, on any machine. */
const tagsPerStep = 64

interface Before {
  stackTop: number
  current: unknown
  mode: InsertionMode
  form: unknown
  formatting: unknown
}

const nothing: Before = { stackTop: -1, current: null, mode: InsertionMode.INITIAL, form: null, formatting: null }

/** parse5 with an eye on tags that become nothing in the tree. */
export class TracingParser extends Parser<NodeMap> {
  readonly log: ParseLog
  declare tokenizer: LeanTokenizer
  private lastPopped: TreeNode | null = null
  private inSteps = false
  private tags = 0
  private misplaced = { told: -1, real: -1 }
  /** How things stood when a tag began, by how deep it is read anew; kept, for a page has a hundred thousand tags. */
  private readonly befores: Before[] = []
  private depth = 0

  static {
    // On the prototype, where the property costs nothing: the modes of select are never entered.
    Object.defineProperty(this.prototype, 'insertionMode', {
      get(this: TracingParser): InsertionMode {
        return this.mode
      },
      set(this: TracingParser, next: InsertionMode) {
        if (!isSelectMode(next)) this.mode = next
      },
    })
  }

  declare private mode: InsertionMode

  static read(source: string, tree: SourceTree): ParseLog {
    const parser = TracingParser.overPage(source, tree)
    parser.tokenizer.write(decoded(source), true)
    return parser.log
  }

  /** The same, with a chance to do something else after every few tags. */
  static *readInSteps(source: string, tree: SourceTree): Generator<void, ParseLog> {
    const parser = TracingParser.overPage(source, tree)
    parser.inSteps = true
    parser.tokenizer.write(decoded(source), true)
    while (parser.tokenizer.isPaused) {
      yield
      parser.tokenizer.resume()
    }
    return parser.log
  }

  /** Reads what `innerHTML` of an element like `context` would; the nodes stand under a root element in `tree`. */
  static readFragment(source: string, tree: SourceTree, context: TreeNode): ParseLog {
    const parser = TracingParser.over(source, tree, context)
    if (parser.fragmentContextID === html.TAG_ID.TEMPLATE) parser.tmplInsertionModeStack.push(InsertionMode.IN_TEMPLATE)
    parser._initTokenizerForFragmentParsing()
    parser._insertFakeRootElement()
    parser._resetInsertionMode()
    parser._findFormInFragmentContext()
    parser.tokenizer.write(source, true)
    return parser.log
  }

  private static overPage(source: string, tree: SourceTree): TracingParser {
    const parser = TracingParser.over(source, tree, null)
    parser.log.mark = markOf(source)
    return parser
  }

  private static over(source: string, tree: SourceTree, context: TreeNode | null): TracingParser {
    const log = createParseLog(source)
    const phase = { afterBody: () => false }
    const treeAdapter = createTreeAdapter(tree, log, phase)
    const options = { scriptingEnabled: true, sourceCodeLocationInfo: true, treeAdapter }
    const parser = new TracingParser(options, log, context)
    phase.afterBody = () =>
      parser.insertionMode === InsertionMode.AFTER_BODY || parser.insertionMode === InsertionMode.AFTER_AFTER_BODY
    return parser
  }

  constructor(options: ParserOptions<NodeMap>, log: ParseLog, context: TreeNode | null) {
    super(options, undefined, context)
    const { inForeignNode } = this.tokenizer
    this.tokenizer = new LeanTokenizer(this.options, this)
    this.tokenizer.inForeignNode = inForeignNode
    this.tokenizer.isForeign = () => this.currentNotInHTML
    this.log = log
    installOpenSelect(this)
  }

  override _resetInsertionModeForSelect(select: number): void {
    this.insertionMode = modeInsideSelect(this, select)
  }

  override onItemPop(node: TreeNode, isTop: boolean): void {
    this.lastPopped = node
    super.onItemPop(node, isTop)
  }

  /** As in parse5, but without listing the siblings for every run of characters. */
  override _insertCharacters(token: Token.CharacterToken): void {
    let parent = this.openElements.currentTmplContentOrNode
    let index = -1
    if (this._shouldFosterParentOnInsertion()) {
      const place = this._findFosterParentingLocation()
      parent = place.parent
      if (place.beforeElement === null) this.treeAdapter.insertText(parent, token.chars)
      else {
        this.treeAdapter.insertTextBefore(parent, token.chars, place.beforeElement)
        index = parent.children.lastIndexOf(place.beforeElement.id) - 1
      }
    } else {
      this.treeAdapter.insertText(parent, token.chars)
    }
    const id = parent.children.at(index)
    if (id === undefined || token.location === null) return
    const { start, end } = this.placeOf(
      token.location,
      token.type === Token.TokenType.WHITESPACE_CHARACTER ? token.chars.length : 0,
    )
    if (this.log.start[id] === -1) this.log.start[id] = start
    this.log.end[id] = end
  }

  /** parse5 counts a reference that follows whitespace to the whitespace; it belongs to the characters after it. */
  private placeOf({ startOffset, endOffset }: Token.Location, length: number): { start: number; end: number } {
    const start = startOffset === this.misplaced.told ? this.misplaced.real : startOffset
    if (length === 0 || endOffset - start === length) return { start, end: endOffset }
    const { source } = this.log
    if (!source.slice(start, endOffset).includes('&')) return { start, end: endOffset }
    let real = start
    for (let left = length; left > 0; left--)
      real += blankReference.exec(source.slice(real, real + 12))?.[0].length ?? 1
    if (real >= endOffset) return { start, end: endOffset }
    this.misplaced = { told: endOffset, real }
    return { start, end: this.misplaced.real }
  }

  private begin(token: Token.TagToken): void {
    this.lastPopped = null
    this.rememberState()
    this.depth += 1
    this.currentToken = token
    this.tags += 1
    if (this.inSteps && this.tags % tagsPerStep === 0) this.tokenizer.pause()
  }

  override onStartTag(token: Token.TagToken): void {
    this.begin(token)
    if (this.currentNotInHTML || !isTakenBySelect(this, token)) super.onStartTag(token)
    this.depth -= 1
    if (token.location !== null && this.log.newestTag !== token.location.startOffset) this.noteUnowned(token)
  }

  override onEndTag(token: Token.TagToken): void {
    this.begin(token)
    if (this.currentNotInHTML || !isTakenBySelect(this, token)) super.onEndTag(token)
    this.depth -= 1
    const { location } = token
    if (location === null) return
    if (token.tagName === 'body' || token.tagName === 'html') {
      const ends = token.tagName === 'body' ? this.log.bodyEnds : this.log.htmlEnds
      ends.push({ start: location.startOffset, end: location.endOffset, inert: this.isAsBefore() })
    } else if (this.log.newestEnd !== location.startOffset) this.noteUnowned(token)
  }

  override onDoctype(token: Token.DoctypeToken): void {
    const children = this.document.children.length
    super.onDoctype(token)
    if (token.location !== null && this.document.children.length === children) {
      this.log.unowned.push({ start: token.location.startOffset, end: token.location.endOffset, inert: false })
    }
  }

  private noteUnowned(token: Token.TagToken): void {
    const { location } = token
    if (location === null) return
    const { log, lastPopped } = this
    // `</h2>` closes an `h1`, and `<select>` the select it stands in: as good an end tag as its own.
    const closes = lastPopped?.name ?? ''
    const isClose =
      token.tagName === 'select' ? closes === 'select' : headings.has(token.tagName) && headings.has(closes)
    if (lastPopped !== null && isClose) {
      log.closeStart[lastPopped.id] = location.startOffset
      log.end[lastPopped.id] = location.endOffset
      return
    }
    if (lastPopped !== null && log.start[lastPopped.id] === -1 && this.madeByEndTag(token, lastPopped)) return
    const inert = token.type === Token.TokenType.END_TAG && this.isAsBefore()
    log.unowned.push({ start: location.startOffset, end: location.endOffset, inert })
  }

  /** `</p>` and `</br>` without an open element make an empty one; the end tag is all its source. */
  private madeByEndTag({ type, tagName, location }: Token.TagToken, node: TreeNode): boolean {
    if (type !== Token.TokenType.END_TAG || node.name !== tagName || location === null) return false
    if (tagName !== 'p' && tagName !== 'br') return false
    const { log } = this
    log.start[node.id] = location.startOffset
    log.openEnd[node.id] = tagName === 'br' ? location.endOffset : location.startOffset
    if (tagName === 'p') log.closeStart[node.id] = location.startOffset
    log.end[node.id] = location.endOffset
    return true
  }

  private rememberState(): void {
    const { openElements } = this
    const before = (this.befores[this.depth] ??= { ...nothing })
    before.stackTop = openElements.stackTop
    before.current = openElements.current
    before.mode = this.insertionMode
    before.form = this.formElement
    before.formatting = this.activeFormattingElements.newest
  }

  private isAsBefore(): boolean {
    const { openElements } = this
    const before = this.befores[this.depth] ?? nothing
    return (
      before.stackTop === openElements.stackTop &&
      before.current === openElements.current &&
      before.mode === this.insertionMode &&
      before.form === this.formElement &&
      before.formatting === this.activeFormattingElements.newest
    )
  }

  /** As in parse5, but straight into the log. */
  override _attachElementToTree(
    element: TreeNode,
    location: Token.Location | null,
    { parent, beforeElement }: { parent: TreeNode; beforeElement: TreeNode | null },
  ): void {
    if (location !== null) this.log.noteTag(element.id, location)
    if (beforeElement) this.treeAdapter.insertBefore(parent, element, beforeElement)
    else this.treeAdapter.appendChild(parent, element)
  }

  /** As in parse5, but straight into the log. */
  override _setEndLocation({ id, name }: TreeNode, token: Token.Token): void {
    const { log } = this
    if (log.start[id] === -1 || token.type !== Token.TokenType.END_TAG || token.tagName !== name) return
    if (token.location === null) return
    log.newestEnd = token.location.startOffset
    log.closeStart[id] = token.location.startOffset
    log.end[id] = token.location.endOffset
  }
}
