import type { NodeId } from '@pergola/contracts'
import { attributeOf, canApply, parseFragment, withAttribute } from '../html/index.ts'
import type { HtmlNode, HtmlOperation, HtmlTree } from '../html/index.ts'
import { pathToRoot } from '../project/index.ts'
import { pageBase } from './page-base.ts'
import { resolvePath } from './resolve-path.ts'

interface LinkedSheet {
  /** Where the page lies in the built site. */
  readonly place: string
  readonly sheet: string
  /** What it says wins over what the page's own sheets say at the same weight. */
  readonly isLast?: boolean
}

/**
 * Links a page that is a whole document to a sheet of the project; null where it is linked already. Under a base that leads
 * out of the site no address of ours would arrive: nothing is added.
 */
export function sheetLink(tree: HtmlTree, { place, sheet, isLast = false }: LinkedSheet): HtmlOperation | null {
  const base = pageBase(tree, place)
  if (base === null || isLinked(tree, base, sheet)) return null
  const head = tree.head()
  const markup = `<link rel="stylesheet" href="${pathToRoot(base)}${sheet}">`
  const nodes = parseFragment(tree, markup, head)
  const index = isLast ? behindSheets(tree, head) : firstSheet(tree, head)
  const insertion = { type: 'html.insert', parent: head, index, nodes } as const
  return canApply(tree, insertion) ? insertion : null
}

function isLinked(tree: HtmlTree, place: string, sheet: string): boolean {
  return withAttribute(tree, 'href').some(
    (node) => node.name === 'link' && resolvePath(place, attributeOf(node, 'href') ?? '') === sheet,
  )
}

/**
 * Before the page's own sheets, as in a composed page: what they say of the same element wins. A browser fetches what
 * stands before a base from another place: never there.
 */
function firstSheet(tree: HtmlTree, head: NodeId): number {
  const nodes = childrenOf(tree, head)
  const base = nodes.findIndex(({ name }) => name === 'base')
  const first = nodes.findIndex((node, index) => index >= base && isSheet(node))
  return first >= 0 ? first : endOf(nodes)
}

function behindSheets(tree: HtmlTree, head: NodeId): number {
  const nodes = childrenOf(tree, head)
  const last = nodes.findLastIndex((node) => isSheet(node) || node.name === 'base')
  return last >= 0 ? last + 1 : endOf(nodes)
}

function childrenOf(tree: HtmlTree, id: NodeId): readonly HtmlNode[] {
  return (tree.node(id)?.children ?? []).flatMap((child) => tree.node(child) ?? [])
}

function isSheet(node: HtmlNode): boolean {
  return node.name === 'style' || (node.name === 'link' && /\bstylesheet\b/i.test(attributeOf(node, 'rel') ?? ''))
}

function endOf(nodes: readonly HtmlNode[]): number {
  const last = nodes.at(-1)
  return last?.kind === 'text' && last.value.trim() === '' ? nodes.length - 1 : nodes.length
}
