import type { Dispose, TextPart } from '@pergola/contracts'
import { createWrapper, type WrapPart } from './part-wrapper.ts'
import { lettersOf, wordsOf } from './read-text.ts'
import type { SplitOptions } from './split-options.ts'
import { cutAtLineEnds, wrapLines } from './split-lines.ts'

export type SplitParts = Readonly<Record<TextPart, Element[]>>

export type { SplitOptions } from './split-options.ts'

/** Whose text is no text of the page, or that hold none. */
const closed = 'script,style,template,noscript,textarea,select,iframe,object,video,audio,canvas,svg,math'

/** Nodes of the page by their parent, as they stood. */
type Kept = Map<Element, readonly Node[]>

class TextSplit {
  readonly parts: SplitParts = { chars: [], words: [], lines: [] }
  private readonly own: SplitParts = { chars: [], words: [], lines: [] }
  private readonly wrap: WrapPart
  private readonly wants: (part: TextPart) => boolean
  private readonly element: Element
  private readonly options: SplitOptions
  private readonly kept: Kept

  constructor(element: Element, options: SplitOptions, kept: Kept) {
    const { type = 'chars,words,lines' } = options
    this.element = element
    this.options = options
    this.kept = kept
    this.wants = (part) => type.includes(part)
    this.wrap = createWrapper(element.ownerDocument, options, (part) => this.own[part])
    this.splitWords(element)
    if (this.wants('lines')) {
      if (options.deepSlice !== false) cutAtLineEnds(element, this.own.words)
      wrapLines(element, this.wrap)
    }
    if (!this.wants('words')) this.unwrapWords()
    this.mask()
    for (const part of ['chars', 'words', 'lines'] as const)
      if (this.wants(part)) this.parts[part].push(...this.own[part])
  }

  private splitWords(parent: Element): void {
    const { ignore } = this.options
    const nodes = [...parent.childNodes]
    if (!this.kept.has(parent)) this.kept.set(parent, nodes)
    for (const node of nodes) {
      if (node.nodeType === Node.ELEMENT_NODE) {
        const inner = node as Element
        if (!inner.matches(closed) && !(ignore && inner.matches(ignore))) this.splitWords(inner)
      } else if (node.nodeType === Node.TEXT_NODE) {
        node.replaceWith(...this.wordsIn(node.textContent ?? ''))
      }
    }
  }

  private wordsIn(given: string): (Node | string)[] {
    const { options } = this
    const text = options.reduceWhiteSpace === false ? given : given.replace(/\s+/g, ' ')
    const { words, after } = wordsOf(text, options)
    const nodes = words.flatMap((word) => [word.before, this.wordFor(word.text)])
    return [...nodes, after].filter((node) => node !== '')
  }

  private wordFor(text: string): Node {
    if (!this.wants('chars')) return this.wrap('words', text)
    const word = this.wrap('words', '')
    for (const letter of lettersOf(text, this.options.specialChars))
      word.append(letter === ' ' ? ' ' : this.wrap('chars', letter))
    return word
  }

  /** Words had to be there to find lines, and letters that belong together. */
  private unwrapWords(): void {
    for (const word of this.own.words) {
      const nodes = [...word.childNodes]
      if (!this.options.smartWrap || this.wants('lines')) {
        word.replaceWith(...nodes)
        continue
      }
      const together = word.ownerDocument.createElement('span')
      together.style.whiteSpace = 'nowrap'
      together.append(...nodes)
      word.replaceWith(together)
    }
    this.own.words.length = 0
  }

  private mask(): void {
    const { mask } = this.options
    if (!mask) return
    for (const part of this.own[mask]) {
      const around = part.cloneNode(false) as HTMLElement
      if (part.className) around.className = part.className.trim().replace(/\s+|$/g, '-mask$&')
      around.style.overflow = 'clip'
      part.replaceWith(around)
      around.append(part)
    }
  }
}

export interface SplitTexts {
  readonly parts: SplitParts
  /** Every node of the page stands where it stood. What was put between them meanwhile is gone. */
  readonly revert: Dispose
}

/**
 * Takes texts apart as SplitText does. Nothing of the page is made anew: its texts step aside for their parts, its elements
 * get them as children, and no attribute of one changes.
 */
export function splitTexts(elements: Iterable<Element>, options: SplitOptions): SplitTexts {
  const kept: Kept = new Map()
  const revert = () => {
    for (const [parent, nodes] of kept) parent.replaceChildren(...nodes)
  }
  const parts: SplitParts = { chars: [], words: [], lines: [] }
  try {
    for (const element of elements) {
      const own = new TextSplit(element, options, kept).parts
      for (const part of ['chars', 'words', 'lines'] as const) parts[part].push(...own[part])
    }
  } catch (error) {
    revert()
    throw error
  }
  return { parts, revert }
}
