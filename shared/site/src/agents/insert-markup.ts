import type { NodeId } from '@pergola/contracts'
import { canInsert, indexOf, parseFragment } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'
import { messages } from './messages.ts'
import { ToolFailure } from './tool-failure.ts'
import type { ToolPage, ToolSite } from './tool-site.ts'

export type Where = 'before' | 'after' | 'start' | 'end'

interface Place {
  readonly parent: NodeId
  readonly index: number
  /** White space that goes in front of and behind what is put there, so that it has a line of its own where others do. */
  readonly before: string
  readonly after: string
}

const isSpace = (node: HtmlNode | undefined) => node?.kind === 'text' && /^[ \t\r\n]+$/.test(node.value)

/** Where something goes that is put beside or into an element. */
export function placeAt(tree: HtmlTree, target: HtmlNode, where: Where): Place {
  if (where === 'before' || where === 'after') return placeBeside(tree, target, where)
  const parent = target.content ?? target.id
  const children = tree.node(parent)?.children ?? []
  const first = children.find((id) => tree.node(id)?.kind === 'element')
  const last = children.findLast((id) => tree.node(id)?.kind === 'element')
  if (where === 'start' && first !== undefined) return placeBeside(tree, tree.node(first) ?? target, 'before')
  if (where === 'end' && last !== undefined) return placeBeside(tree, tree.node(last) ?? target, 'after')
  return { parent, index: where === 'start' ? 0 : children.length, before: '', after: '' }
}

function placeBeside(tree: HtmlTree, target: HtmlNode, where: 'before' | 'after'): Place {
  const parent = target.parent ?? tree.body()
  const at = indexOf(tree, target.id)
  const space = tree.node(tree.node(parent)?.children[at - 1] ?? -1)
  const line = isSpace(space) && space?.value.includes('\n') ? space.value.slice(space.value.lastIndexOf('\n')) : ''
  // The first line of a page stands behind nothing.
  const lead = line === '' && at === 0 && parent === tree.body() ? '\n' : line
  return where === 'before'
    ? { parent, index: at, before: '', after: lead }
    : { parent, index: at + 1, before: lead, after: '' }
}

/** Puts markup there, and gives the elements that came. */
export function insertMarkup(site: ToolSite, { file, tree }: ToolPage, html: string, place: Place): readonly NodeId[] {
  const { parent, index, before, after } = place
  if (html.trim() === '') throw new ToolFailure('wrong-argument', messages.noMarkup)
  const nodes = parseFragment(tree, `${before}${html.trim()}${after}`, parent)
  if (!canInsert(tree, parent, index, nodes)) throw new ToolFailure('not-allowed', messages.notAllowed)
  site.apply({ file, type: 'html.insert', parent, index, nodes })
  const came = tree.node(parent)?.children.slice(index, index + nodes.length) ?? []
  return came.filter((id) => tree.node(id)?.kind === 'element')
}

/** Takes a node away together with the white space of its line. */
export function removeNode(site: ToolSite, { file, tree }: ToolPage, node: HtmlNode): void {
  const siblings = tree.node(node.parent ?? -1)?.children ?? []
  const at = siblings.indexOf(node.id)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  const space = [before, after].find((id) => isSpace(tree.node(id ?? -1)))
  site.apply({ file, type: 'html.remove', node: node.id })
  const isAlone = siblings.length === 0
  if (space !== undefined && !isAlone && isSpace(tree.node(space)))
    site.apply({ file, type: 'html.remove', node: space })
}
