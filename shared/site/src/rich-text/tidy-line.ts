import { isElement, type RichElement, type RichNode } from './rich-node.ts'

const empty = new Set(['br', 'img'])

const isBreak = (node: RichNode | undefined) => node !== undefined && isElement(node) && node.name === 'br'

function isAlike(one: RichElement, other: RichElement): boolean {
  return one.name === other.name && JSON.stringify(one.attributes) === JSON.stringify(other.attributes)
}

/** Words of one format in several elements are in one. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const all: RichNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node
    else if (last !== undefined && isElement(node) && isElement(last) && !empty.has(node.name) && isAlike(last, node))
      all[all.length - 1] = { ...last, children: joined([...last.children, ...node.children]) }
    else all.push(node)
  }
  return all
}

/** White space as a browser draws it; a hard space stays where it is the only one. */
function softened(text: string): string {
  return text.replace(/[ \t\r\n\f\u00a0]+/g, (run) => (run === '\u00a0' ? run : ' '))
}

interface Reading {
  /** A space here would not be seen. */
  afterSpace: boolean
}

function folded(nodes: readonly RichNode[], at: Reading): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (!isElement(node)) {
      const soft = softened(node)
      const text = at.afterSpace ? soft.replace(/^[ \u00a0]+/, '') : soft
      if (text !== '') at.afterSpace = /[ \u00a0]$/.test(text)
      return text === '' ? [] : [text]
    }
    if (empty.has(node.name)) {
      at.afterSpace = node.name === 'br'
      return [node]
    }
    const children = folded(node.children, at)
    // A format of nothing but a space is none.
    if (children.every((child) => child === ' ' || child === '\u00a0')) return children
    return [{ ...node, children }]
  })
}

function withoutEnd(nodes: readonly RichNode[]): readonly RichNode[] {
  const last = nodes.at(-1)
  const before = nodes.slice(0, -1)
  if (last === undefined) return nodes
  if (!isElement(last)) {
    const text = last.replace(/[ \u00a0]+$/, '')
    return text === '' ? withoutEnd(before) : [...before, text]
  }
  if (isBreak(last)) return withoutEnd(before)
  if (empty.has(last.name)) return nodes
  const children = withoutEnd(last.children)
  return children.length === 0 ? withoutEnd(before) : [...before, { ...last, children }]
}

/** A line of text as somebody would write it: no needless element, no space that nobody sees, no line break at an end. */
export function tidyLine(nodes: readonly RichNode[]): readonly RichNode[] {
  const all = joined(folded(joined(nodes), { afterSpace: true }))
  const first = all.findIndex((node) => !isBreak(node))
  return first < 0 ? [] : withoutEnd(all.slice(first))
}

/** Lines that stand apart by more than one line break are paragraphs. */
export function splitLines(nodes: readonly RichNode[]): readonly (readonly RichNode[])[] {
  const lines: RichNode[][] = [[]]
  let breaks = 0
  for (const node of joined(nodes)) {
    const isSpace = typeof node === 'string' && node.trim() === ''
    if (isBreak(node)) breaks += 1
    else if (!isSpace) {
      if (breaks > 1) lines.push([])
      breaks = 0
    }
    lines.at(-1)?.push(node)
  }
  return lines.map(tidyLine).filter((line) => line.length > 0)
}
