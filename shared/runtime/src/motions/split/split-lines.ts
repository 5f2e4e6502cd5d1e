import type { WrapPart } from './part-wrapper.ts'

/** Whether what comes begins a line below what came. */
function breaks(last: DOMRect, next: DOMRect): boolean {
  return next.top > last.top && next.left < last.left + last.width - 1
}

/** Everything of an ancestor that stands before a node, as a copy of the ancestor in front of it. */
function sliceBefore(node: Element, ancestor: Element): void {
  let slice: Element | null = null
  for (let at = node; at !== ancestor; at = at.parentElement as Element) {
    const parent = at.parentElement as Element
    const copy = parent.cloneNode(false) as Element
    while (parent.firstChild !== at) copy.append(parent.firstChild as Node)
    if (slice) copy.append(slice)
    slice = copy
  }
  if (slice) ancestor.before(slice)
}

/** Elements that reach over the end of a line are cut there. */
export function cutAtLineEnds(element: Element, words: readonly Element[]): void {
  for (const nested of Array.from(element.children)) {
    const own = words.filter((word) => word !== nested && nested.contains(word))
    const ends = own.filter((word, index) => {
      const last = own[index - 1]
      return last !== undefined && breaks(last.getBoundingClientRect(), word.getBoundingClientRect())
    })
    for (const word of ends) sliceBefore(word, nested)
  }
}

/** What stands on one line, for each line. One that was broken by hand ends there, and a second break is an empty line. */
function rowsOf(element: Element): { rows: ChildNode[][]; ends: ChildNode[] } {
  const rows: ChildNode[][] = [[]]
  const ends: ChildNode[] = []
  let last: DOMRect | null = null
  for (const node of element.childNodes) {
    if (node.nodeName === 'BR') {
      if (node.previousSibling?.nodeName !== 'BR') ends.push(node)
      rows.push([])
      last = null
      continue
    }
    const box = node.nodeType === Node.ELEMENT_NODE ? (node as Element).getBoundingClientRect() : null
    if (box && last && breaks(last, box)) rows.push([])
    rows.at(-1)?.push(node)
    last = box ?? last
  }
  return { rows: rows.filter((row) => row.length > 0), ends }
}

/** Puts each line into an element. */
export function wrapLines(element: Element, wrap: WrapPart): void {
  const { textAlign } = getComputedStyle(element)
  const { rows, ends } = rowsOf(element)
  for (const row of rows) {
    const line = wrap('lines', '')
    line.style.textAlign = textAlign
    row[0]?.before(line)
    line.append(...row)
  }
  for (const end of ends) end.remove()
}
