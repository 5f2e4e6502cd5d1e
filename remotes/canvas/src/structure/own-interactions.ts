import { markers } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { withAttribute } from '@pergola/site/html'
import type { HtmlSubtree } from '@pergola/site/html'
import { copyGroups, groupMarkOf, withoutGroups } from '@pergola/site/interaction-copies'
import type { OpenPage } from '../document/open-page.ts'
import { parentElement } from '../service/describe-element.ts'
import { freshId, keyedElements, keysOn } from './copied-elements.ts'
import type { KeyOf } from './copied-elements.ts'
import type { Copied } from './own-motions.ts'

const instanceOf: KeyOf = (attributes) => groupMarkOf(attributes)?.instance ?? null

const groupKey: KeyOf = (attributes) => {
  const mark = groupMarkOf(attributes)
  return mark && (mark.instance === null ? `${markers.interactionId} ${mark.id}` : mark.instance)
}

/**
 * What has to follow the insertion of these: elements whose interactions stand on the page already are copies, and get
 * interactions of their own, one group for those that shared one. What was cut, and is put back, keeps its own. Of what is
 * known to be a copy, the original may stand on another page.
 */
export function ownInteractions(
  page: OpenPage,
  inserted: readonly HtmlSubtree[],
  { areCopies = false, payload }: Copied = {},
): SiteOperation[] {
  const candidates = inserted.flatMap((subtree) => keyedElements(subtree, groupKey))
  const isBrought = Object.keys(payload?.interactions ?? {}).length > 0
  if (candidates.length === 0 && !isBrought) return []
  const taken = keysOn(page, groupKey, [markers.interactionId, markers.interactionInstanceId])
  const copies = candidates.filter(({ attributes }) => {
    const key = groupKey(attributes)
    if (areCopies || taken.has(key)) return true
    // An instance is one element; a group may be many.
    if (instanceOf(attributes) !== null) taken.add(key)
    return false
  })
  const before = { ...page.project().interactions, ...payload?.interactions }
  const { interactions, edits } = copyGroups(
    before,
    copies.map(({ id, attributes }) => ({ node: id, attributes })),
    freshId,
  )
  if (edits.length === 0 && !isBrought) return []
  const marks = edits.map((edit) => page.inHtml({ type: 'html.attributes', ...edit }))
  return [...marks, { type: 'record', key: 'interactions', value: interactions }]
}

/** Of copies that shall do nothing. */
export function withoutInteractions(page: OpenPage, inserted: readonly HtmlSubtree[]): SiteOperation[] {
  const copies = inserted.flatMap((subtree) => keyedElements(subtree, groupKey))
  const edits = withoutGroups(
    page.project().interactions,
    copies.map(({ id, attributes }) => ({ node: id, attributes })),
  )
  return edits.map((edit) => page.inHtml({ type: 'html.attributes', ...edit }))
}

/** Elements that are of a group the project has, or an instance of one, with the id of the group. */
function groupMembers(page: OpenPage): readonly (readonly [NodeId, string])[] {
  const { interactions } = page.project()
  const marked = [markers.interactionId, markers.interactionInstanceId].flatMap((name) =>
    withAttribute(page.tree, name),
  )
  return marked.flatMap((node) => {
    const mark = groupMarkOf(page.attributesOf(node))
    return mark && Object.hasOwn(interactions, mark.id) ? [[node.id, mark.id] as const] : []
  })
}

/** Whether one of these, or what stands in them, has interactions that the project knows. */
export function haveInteractions(page: OpenPage, ids: readonly NodeId[]): boolean {
  const chosen = new Set<NodeId | null>(ids)
  const isOfSymbol = (id: NodeId) => {
    const node = page.node(id)
    return node !== undefined && page.attributesOf(node).some(({ name }) => name === markers.symbolId)
  }
  return groupMembers(page).some(([node]) => {
    let isCopied = false
    for (let at: NodeId | null = node; at !== null; at = isCopied ? null : parentElement(page, at)) {
      // What stands in a symbol is as the symbol has it.
      if (isOfSymbol(at)) return false
      isCopied = chosen.has(at)
    }
    return isCopied
  })
}

/** Whether markup holds elements whose interactions would be copies on this page. */
export function copiesInteractions(page: OpenPage, html: string, areCopies: boolean): boolean {
  const { interactions } = page.project()
  const ids = [...html.matchAll(/(?<![\w-])(?:main-)?interaction-id\s*=\s*["']?([^"'\s>]+)/gi)].map(([, id = '']) => id)
  const known = ids.filter((id) => Object.hasOwn(interactions, id))
  if (known.length === 0 || areCopies) return known.length > 0
  const standing = new Set(groupMembers(page).map(([, id]) => id))
  return known.some((id) => standing.has(id))
}
