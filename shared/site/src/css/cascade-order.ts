import type { Candidate, CascadeSheet } from './cascade-types.ts'
import type { CssSheet } from './css-sheet.ts'
import type { AtRulePart } from './flat-rule.ts'
import { layerParts, namedLayers } from './layers.ts'
import { compareSpecificity } from './specificity.ts'

/** For each layer its rank and those of the layers around it. What is in no layer comes last on each level. */
export type LayerOrder = ReadonlyMap<string, readonly number[]>

const unlayered: readonly number[] = [Infinity]

/** Whether conditions hold around a name of a layer. */
export type Holds = (conditions: readonly AtRulePart[]) => boolean

export function layerOrder(sheets: readonly CascadeSheet[], holds: Holds = () => true): LayerOrder {
  const ranks = new Map<string, number>()
  for (const { sheet, layer } of sheets) {
    const outer =
      layer === undefined ? [] : layerParts(layer).map((_part, at, parts) => parts.slice(0, at + 1).join('.'))
    const names = heldNames(sheet, holds).map((name) => (layer === undefined ? name : `${layer}.${name}`))
    for (const name of [...outer, ...names]) if (!ranks.has(name)) ranks.set(name, ranks.size)
  }
  const order = new Map<string, readonly number[]>()
  for (const name of ranks.keys()) {
    const parts = layerParts(name)
    const path = parts.map((_part, at) => ranks.get(parts.slice(0, at + 1).join('.')) ?? Infinity)
    order.set(name, [...path, Infinity])
  }
  return order
}

function heldNames(sheet: CssSheet, holds: Holds): readonly string[] {
  const asked = new Map<readonly AtRulePart[], boolean>()
  return namedLayers(sheet).flatMap(({ name, conditions }) => {
    const isHeld = asked.get(conditions) ?? (conditions.length === 0 || holds(conditions))
    asked.set(conditions, isHeld)
    return isHeld ? [name] : []
  })
}

/** Positive when `left` wins. */
export function compareCandidates(left: Candidate, right: Candidate, order: LayerOrder): number {
  const { important } = left.value
  const layers = compareLists(rank(left, order), rank(right, order))
  return (
    Number(important) - Number(right.value.important) ||
    Number(left.attached) - Number(right.attached) ||
    (important ? -layers : layers) ||
    compareSpecificity(left.specificity, right.specificity) ||
    compareProximity(left, right) ||
    compareLists(left.place, right.place)
  )
}

/** Of two of the same weight, that of the nearer `@scope` wins. */
function compareProximity(left: Candidate, right: Candidate): number {
  return left.proximity === right.proximity ? 0 : right.proximity - left.proximity
}

/** How layers of these sheets, as a page has them, stand to each other. Positive when `left` wins. */
export function layerComparison(
  sheets: readonly CascadeSheet[],
): (left: string | null, right: string | null) => number {
  const order = layerOrder(sheets)
  return (left, right) => compareLists(rank({ layer: left }, order), rank({ layer: right }, order))
}

function rank({ layer }: Pick<Candidate, 'layer'>, order: LayerOrder): readonly number[] {
  return layer === null ? unlayered : (order.get(layer) ?? unlayered)
}

function compareLists(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, index) => value !== right[index])
  if (at === -1) return 0
  return (left[at] ?? 0) > (right[at] ?? -Infinity) ? 1 : -1
}
