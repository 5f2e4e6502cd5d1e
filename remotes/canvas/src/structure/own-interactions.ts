import { markers } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import type { HtmlSubtree } from '@pergola/site/html'
import { copyGroups, groupMarkOf } from '@pergola/site/interaction-copies'
import type { OpenPage } from '../document/open-page.ts'
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
  { areCopies = false, carried }: Copied = {},
): SiteOperation[] {
  const candidates = inserted.flatMap((subtree) => keyedElements(subtree, groupKey))
  const isBrought = Object.keys(carried?.interactions ?? {}).length > 0
  if (candidates.length === 0 && !isBrought) return []
  const taken = keysOn(page, groupKey, [markers.interactionId, markers.interactionInstanceId])
  const copies = candidates.filter(({ attributes }) => {
    const key = groupKey(attributes)
    if (areCopies || taken.has(key)) return true
    // An instance is one element; a group may be many.
    if (instanceOf(attributes) !== null) taken.add(key)
    return false
  })
  const before = { ...page.project().interactions, ...carried?.interactions }
  const { interactions, edits } = copyGroups(
    before,
    copies.map(({ id, attributes }) => ({ node: id, attributes })),
    freshId,
  )
  if (edits.length === 0 && !isBrought) return []
  const marks = edits.map((edit) => page.inHtml({ type: 'html.attributes', ...edit }))
  return [...marks, { type: 'record', key: 'interactions', value: interactions }]
}
