import type { NodeId } from '@pergola/contracts'
import { attributeOf, canApply, parseFragment, withAttribute } from '../html/index.ts'
import type { HtmlOperation, HtmlTree } from '../html/index.ts'
import { pathToRoot } from '../project/index.ts'
import { pageBase } from './page-base.ts'
import { resolvePath } from './resolve-path.ts'

/**
 * Links a page that is a whole document to a sheet of the project; null where it is linked already. `place` is where the
 * page lies in the built site. Under a base that leads out of the site no address of ours would arrive: nothing is added.
 */
export function sheetLink(tree: HtmlTree, place: string, sheet: string): HtmlOperation | null {
  const base = pageBase(tree, place)
  if (base === null || isLinked(tree, base, sheet)) return null
  const head = tree.head()
  const markup = `<link rel="stylesheet" href="${pathToRoot(base)}${sheet}">`
  const nodes = parseFragment(tree, markup, head)
  const insertion = { type: 'html.insert', parent: head, index: firstSheet(tree, head), nodes } as const
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
  const children = tree.node(head)?.children ?? []
  const base = children.findIndex((id) => tree.node(id)?.name === 'base')
  const first = children.findIndex((id, index) => {
    const node = tree.node(id)
    if (index < base) return false
    const isLink = node?.name === 'link' && /\bstylesheet\b/i.test(attributeOf(node, 'rel') ?? '')
    return isLink || node?.name === 'style'
  })
  if (first >= 0) return first
  const last = tree.node(children.at(-1) ?? -1)
  return last?.kind === 'text' && last.value.trim() === '' ? children.length - 1 : children.length
}
