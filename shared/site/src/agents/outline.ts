import { attributeOf, classNamesOf, elementChildren, textContent } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'
import { referenceOf } from './find-element.ts'

const longest = 60
/** What is said of an element beside its id and classes. */
const told = ['role', 'aria-label', 'href', 'src', 'alt', 'name', 'type', 'placeholder']

interface OutlineOptions {
  readonly depth: number
  readonly lines: number
}

export interface Outline {
  readonly lines: readonly string[]
  /** Elements that found no room, those inside of them counted. */
  readonly left: number
}

/** The elements below one, indented, one a line. */
export function outlineOf(tree: HtmlTree, root: HtmlNode, { depth, lines: most }: OutlineOptions): Outline {
  const lines: string[] = []
  let left = 0
  const visit = (node: HtmlNode, level: number) => {
    if (lines.length >= most) {
      left += 1
      for (const child of elementChildren(tree, node.content ?? node.id)) visit(child, level + 1)
      return
    }
    const inside = elementChildren(tree, node.content ?? node.id)
    const isCut = level >= depth && inside.length > 0
    lines.push(`${'  '.repeat(level)}${lineOf(tree, node, inside.length)}${isCut ? ` (${inside.length})` : ''}`)
    if (!isCut) for (const child of inside) visit(child, level + 1)
  }
  visit(root, 0)
  return { lines, left }
}

/** One element as a line. */
export function lineOf(tree: HtmlTree, node: HtmlNode, inside = elementChildren(tree, node.id).length): string {
  const id = attributeOf(node, 'id')
  const classes = classNamesOf(node)
  const name = [node.name, ...(id ? [`#${id}`] : []), ...classes.map((each) => `.${each}`)].join('')
  const facts = told.flatMap((each) => {
    const value = attributeOf(node, each)
    return value ? [`${each}=${JSON.stringify(shortened(value))}`] : []
  })
  const own = inside === 0 ? textContent(tree, node.id) : ownText(tree, node)
  const text = shortened(own)
  return [referenceOf(node.id), name, ...facts, ...(text ? [JSON.stringify(text)] : [])].join(' ')
}

function ownText(tree: HtmlTree, { children }: HtmlNode): string {
  return children
    .map((id) => tree.node(id))
    .map((node) => (node?.kind === 'text' ? node.value : ' '))
    .join('')
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}
