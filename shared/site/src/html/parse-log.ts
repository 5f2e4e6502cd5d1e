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

export function createParseLog(source: string): ParseLog {
  return {
    source,
    newestTag: -1,
    newestEnd: -1,
    start: [],
    openEnd: [],
    closeStart: [],
    end: [],
    clones: new Set(),
    late: new Set(),
    merged: new Set(),
    unowned: [],
    bodyEnds: [],
    htmlEnds: [],
  }
}
