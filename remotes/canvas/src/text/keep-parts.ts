import type { TextParts } from './text-parts.ts'

interface Piece {
  readonly node: Text | Element
  readonly start: number
  readonly end: number
}

/** The texts and line breaks of a range, without what stands in parts. */
function piecesOf(document: Document, range: Range, parts: TextParts): Piece[] {
  const found: Piece[] = []
  const walker = document.createTreeWalker(
    range.commonAncestorContainer,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  )
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (!range.intersectsNode(node) || parts.around(node)) continue
    if (node.nodeName === 'BR') found.push({ node: node as Element, start: 0, end: 0 })
    if (node.nodeType !== Node.TEXT_NODE) continue
    const start = node === range.startContainer ? range.startOffset : 0
    const end = node === range.endContainer ? range.endOffset : (node as Text).length
    if (end > start) found.push({ node: node as Text, start, end })
  }
  return found
}

function deletePiece(document: Document, { node, start, end }: Piece): void {
  const range = document.createRange()
  if (node.nodeType === Node.TEXT_NODE) {
    // A deletion behind it may have made its white space shorter.
    const { length } = node as Text
    range.setStart(node, Math.min(start, length))
    range.setEnd(node, Math.min(end, length))
  } else range.selectNode(node)
  const chosen = document.getSelection()
  chosen?.removeAllRanges()
  chosen?.addRange(range)
  document.execCommand('delete')
}

/** Deletes the words that are chosen and leaves the parts between them. False where no part is chosen. */
export function deleteWords(document: Document, parts: TextParts): boolean {
  const range = document.getSelection()?.rangeCount ? document.getSelection()?.getRangeAt(0) : undefined
  if (!range || range.collapsed || parts.within(range).length === 0) return false
  // From behind: what is deleted moves nothing before it, but the browser writes the white space beside it anew.
  for (const piece of piecesOf(document, range, parts).toReversed()) deletePiece(document, piece)
  document.getSelection()?.collapseToStart()
  return true
}

function isBesidePart(lineBreak: Node, parts: TextParts): boolean {
  return (['previousSibling', 'nextSibling'] as const).some((side) => {
    let beside = lineBreak[side]
    while (beside?.nodeType === Node.TEXT_NODE && beside.nodeValue?.trim() === '') beside = beside[side]
    return parts.has(beside)
  })
}

/** The line break that a key at the caret deletes, where the browser would take the part beside it, too. */
function breakAtCaret(document: Document, event: InputEvent, parts: TextParts): Node | undefined {
  if (!event.inputType.startsWith('delete') || document.getSelection()?.isCollapsed !== true) return undefined
  const [range] = event.getTargetRanges()
  const within = range && [...range.startContainer.childNodes].slice(range.startOffset, range.endOffset)
  return within?.find((node) => node.nodeName === 'BR' && isBesidePart(node, parts))
}

/**
 * What a person types never takes an icon, a picture or a field away: of a selection the words alone go, and a deletion
 * beside a part does nothing. An element is removed by being selected.
 */
export function keepParts(event: InputEvent, document: Document, parts: TextParts): void {
  const { inputType, data } = event
  if (event.defaultPrevented || inputType.startsWith('format') || inputType.startsWith('history')) return
  const lineBreak = breakAtCaret(document, event, parts)
  if (lineBreak) {
    event.preventDefault()
    return deletePiece(document, { node: lineBreak as Element, start: 0, end: 0 })
  }
  if (!event.getTargetRanges().some((range) => !range.collapsed && parts.within(range).length > 0)) return
  event.preventDefault()
  if (deleteWords(document, parts) && inputType === 'insertText' && data) {
    document.execCommand('insertText', false, data)
  }
}
