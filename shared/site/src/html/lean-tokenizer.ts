/* oxlint-disable no-underscore-dangle -- the names are parse5's */
import { Tokenizer } from 'parse5'
import type { Token } from 'parse5'

/**
 * parse5's tokenizer without the places nobody here asks for: lines, columns, and where attributes lie. They are most
 * of what it would leave to the garbage collector.
 */
export class LeanTokenizer extends Tokenizer {
  get isPaused(): boolean {
    return this.paused
  }

  /** Whether the place is in svg or mathml, and be it one that holds html. */
  isForeign: () => boolean = () => this.inForeignNode

  /** The standard reads `<![CDATA[` as text also where svg and mathml hold html; parse5 makes a comment of it there. */
  protected override _stateMarkupDeclarationOpen(codePoint: number): void {
    const { inForeignNode } = this
    this.inForeignNode = this.isForeign()
    super._stateMarkupDeclarationOpen(codePoint)
    this.inForeignNode = inForeignNode
  }

  protected override getCurrentLocation(offset: number): Token.Location {
    const startOffset = this.preprocessor.offset - offset
    return { startLine: 0, startCol: 0, startOffset, endLine: 0, endCol: 0, endOffset: -1 }
  }

  protected override _createAttr(firstCharacter: string): void {
    this._flushRun('')
    this.currentAttr = { name: firstCharacter, value: '' }
  }
}
