import { isIdentifier } from '@pergola/contracts'
import type { CanvasService, SelectedElement } from '@pergola/contracts'
import { sampleOf, samplesInReach } from '../expression-field/names-in-reach.ts'

/** Deeper than that nobody keeps the entries of a list. */
const deepest = 4

/** Lists in what servers answered, and in the entries of the loops around: `posts`, `answer.results`, `item.tags`. */
export function listsInReach(canvas: CanvasService, element: SelectedElement): readonly string[] {
  return [...samplesAround(canvas, element)].flatMap(([name, sample]) => listPaths(name, sample, deepest))
}

function samplesAround(canvas: CanvasService, { path }: SelectedElement): ReadonlyMap<string, unknown> {
  // The loop of the element itself makes nothing known to its own list.
  const around = path.slice(0, -1).map(({ id }) => id)
  return samplesInReach(canvas, around)
}

/** Whether a path leads into what a server answered, and to no list there. */
export function isNoListOfAnswer(canvas: CanvasService, element: SelectedElement, list: string): boolean {
  const [name = '', ...more] = list.split(/\??\./)
  const sample = samplesAround(canvas, element).get(name)
  return sample !== undefined && more.every(isIdentifier) && !Array.isArray(sampleOf(sample, more))
}

/** Before the answer is there, what holds a list further in is not: `posts.page?.results`. */
function listPaths(path: string, value: unknown, depth: number): readonly string[] {
  // The entries of a list are looked into once it is repeated.
  if (Array.isArray(value)) return [path]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  const step = depth === deepest ? '.' : '?.'
  const names = Object.entries(value).filter(([key]) => isIdentifier(key))
  return names.flatMap(([key, each]) => listPaths(`${path}${step}${key}`, each, depth - 1))
}
