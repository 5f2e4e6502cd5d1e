import { browserStyles } from './browser-styles.ts'
import { compareCandidates, layerOrder } from './cascade-order.ts'
import type { CascadeElement, CascadeEntry, CascadeInput, CascadeResult } from './cascade-types.ts'
import { gatherCandidates } from './gather-candidates.ts'
import { isInherited } from './inherited-properties.ts'

/**
 * What the sheets and the style attribute say of an element, property by property: importance, the style attribute,
 * layers, specificity and order decide, as in a browser. Whether a selector matches and an at-rule applies is asked.
 */
export function cascade(input: CascadeInput): CascadeResult {
  const order = layerOrder(input.sheets, (conditions) => input.applies(conditions, input))
  const result: Record<string, CascadeEntry> = {}
  const kept = new Set<string>()
  const comesDown = (property: string) => isInherited(property) && !kept.has(property)
  const take = (element: CascadeElement, distance: number) => {
    const candidates = gatherCandidates(input, element, distance === 0 ? () => true : comesDown)
    for (const [property, list] of candidates) {
      if (Object.hasOwn(result, property)) continue
      const all = list.toSorted((left, right) => compareCandidates(right, left, order)).map(({ value }) => value)
      const [winner] = all
      if (winner !== undefined) result[property] = { winner, all, inherited: distance }
    }
    for (const property of browserStyles(element)) kept.add(property)
  }
  take(input, 0)
  for (const [at, ancestor] of (input.ancestors ?? []).entries()) take(ancestor, at + 1)
  return result
}
