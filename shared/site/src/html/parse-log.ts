import type { NodeId } from '@pergola/contracts'

export interface UnownedTag {
  readonly start: number
  readonly end: number
  /** It closed nothing and changed nothing: the page is the same without it. */
  readonly inert: boolean
}

/** Where things were seen in the source while the tree was built; by node id, -1 where there is nothing. */
export interface ParseLog {
  readonly source: string
  /** What a file begins with that is no part of its page: it stays in front, whatever else is put there. */
  mark: string
  /** Makes room for the nodes up to this one, so that the lists stay dense however late something is seen. */
  reach(id: NodeId): void
  /** An element was made from a start tag. */
  noteTag(id: NodeId, tag: { readonly startOffset: number; readonly endOffset: number }): void
  /** Offset of the newest start tag that became an element, and of the newest end tag that closed its own. */
  newestTag: number
  newestEnd: number
  readonly start: number[]
  readonly openEnd: number[]
  readonly closeStart: number[]
  readonly end: number[]
  /** Copies the parser made of formatting elements: they share the start tag of the original. */
  readonly clones: Set<NodeId>
  /** Text made after `</body>`. */
  readonly late: Set<NodeId>
  /** Elements that took over attributes of a second `<html>` or `<body>`. */
  readonly merged: Set<NodeId>
  readonly unowned: UnownedTag[]
  readonly bodyEnds: UnownedTag[]
  readonly htmlEnds: UnownedTag[]
}

class SourceLog implements ParseLog {
  readonly source: string
  mark = ''
  newestTag = -1
  newestEnd = -1
  readonly start: number[] = []
  readonly openEnd: number[] = []
  readonly closeStart: number[] = []
  readonly end: number[] = []
  readonly clones = new Set<NodeId>()
  readonly late = new Set<NodeId>()
  readonly merged = new Set<NodeId>()
  readonly unowned: UnownedTag[] = []
  readonly bodyEnds: UnownedTag[] = []
  readonly htmlEnds: UnownedTag[] = []

  constructor(source: string) {
    this.source = source
  }

  reach(id: NodeId): void {
    while (this.start.length <= id) {
      this.start.push(-1)
      this.openEnd.push(-1)
      this.closeStart.push(-1)
      this.end.push(-1)
    }
  }

  noteTag(id: NodeId, { startOffset, endOffset }: { startOffset: number; endOffset: number }): void {
    this.start[id] = startOffset
    this.end[id] = endOffset
    this.openEnd[id] = endOffset
    // Tags come one after the other: an element with an older tag is a copy.
    if (startOffset <= this.newestTag) this.clones.add(id)
    else this.newestTag = startOffset
  }
}

export function createParseLog(source: string): ParseLog {
  return new SourceLog(source)
}
