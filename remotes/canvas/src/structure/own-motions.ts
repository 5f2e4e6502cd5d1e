import { markers } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import type { HtmlSubtree } from '@pergola/site/html'
import { copyMotions } from '@pergola/site/motion-copies'
import type { OpenPage } from '../document/open-page.ts'
import { freshId, keyedElements, keysOn } from './copied-elements.ts'
import type { KeyOf } from './copied-elements.ts'

/** By what an element's motion runs: the id of the instance, or of the motion. */
const motionKey: KeyOf = (attributes) => {
  const valueOf = (name: string) => attributes.find((entry) => entry.name === name)?.value
  const instance = valueOf(markers.motionInstanceId)
  if (instance) return `${markers.motionInstanceId} ${instance}`
  const id = valueOf(markers.motionId)
  return id ? `${markers.motionId} ${id}` : null
}

/**
 * What has to follow the insertion of these: an element whose motion stands on the page already is a copy, and gets one
 * of its own. What was cut, and is put back, keeps it.
 */
export function ownMotions(page: OpenPage, inserted: readonly HtmlSubtree[]): SiteOperation[] {
  const candidates = inserted.flatMap((subtree) => keyedElements(subtree, motionKey))
  if (candidates.length === 0) return []
  const taken = keysOn(page, motionKey, [markers.motionId, markers.motionInstanceId])
  const copies = candidates.filter(({ attributes }) => {
    const key = motionKey(attributes)
    return taken.has(key) || !taken.add(key)
  })
  const { motions, marks } = copyMotions(
    page.project().motions,
    copies.map(({ id, attributes }) => ({ node: id, attributes })),
    { page: page.name, freshId },
  )
  if (marks.length === 0) return []
  const edits = marks.map((edit) => page.inHtml({ type: 'html.attributes', ...edit }))
  return [...edits, { type: 'record', key: 'motions', value: motions }]
}
