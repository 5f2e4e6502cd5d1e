import { componentMarkers } from '@pergola/contracts'
import type { CanvasService, NodeId, Project } from '@pergola/contracts'
import { literalSample, loopNames, parseLoop, scopeKeys } from '@pergola/site/directives'
import { readModels, responseOf } from '@pergola/site/rest-models'
import type { Complete, Completion } from './completion.ts'

interface Model {
  readonly varName: string
  readonly response: unknown
}

/** Models with the answer their address gave last. */
export function modelsOf(project: Project | null): readonly Model[] {
  return readModels(project?.restAPIModels ?? []).flatMap(({ model }) =>
    model.varName === '' ? [] : [{ varName: model.varName, response: responseOf(model) }],
  )
}

export function sampleOf(value: unknown, path: readonly string[]): unknown {
  let at = value
  for (const part of path) {
    const [, name = '', index] = /^([^[]*)(?:\[(\d+)\])?$/.exec(part) ?? []
    at = name === '' ? at : (at as Record<string, unknown> | null | undefined)?.[name]
    if (index !== undefined) at = (at as unknown[] | null | undefined)?.[Number(index)]
  }
  return at
}

function attribute(canvas: CanvasService, id: NodeId, name: string): string {
  return canvas.attributesOf(id).find((each) => each.name === name)?.value ?? ''
}

/** The data of an element, as far as their text says what they are. */
function dataOf(canvas: CanvasService, id: NodeId): object {
  const data = literalSample(attribute(canvas, id, 'v-scope'))
  return typeof data === 'object' && data !== null ? data : {}
}

const isTelling = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** The loop of an element and where its list stands: with paging or a filter, the list itself stands beside. */
function loopOf(canvas: CanvasService, id: NodeId) {
  const loop = parseLoop(attribute(canvas, id, 'v-for'))
  const list = attribute(canvas, id, componentMarkers.loopList) || (loop?.array ?? '')
  return { loop, path: list.split(/\??\./) }
}

/** Sample values by name, for what may follow a dot: answers of servers, data and the entries of loops around. */
export function samplesInReach(canvas: CanvasService, path: readonly NodeId[]): ReadonlyMap<string, unknown> {
  const samples = new Map<string, unknown>()
  for (const { varName, response } of modelsOf(canvas.record.getState().project)) samples.set(varName, response)
  // From the outside in, because an inner loop goes over what an outer one made known.
  for (const id of path) {
    const {
      loop,
      path: [first = '', ...more],
    } = loopOf(canvas, id)
    const list = sampleOf(samples.get(first), more)
    if (loop && Array.isArray(list)) samples.set(loop.item, list[0])
    const data = dataOf(canvas, id)
    for (const [key, value] of Object.entries(data)) {
      // The empty list of a looper is what its model knows more of.
      if (isTelling(value) || !samples.has(key)) samples.set(key, value)
    }
    if (id === canvas.rootLayer()) samples.set('$root', data)
  }
  return samples
}

/** What an expression on this element may name, the nearest first: data and loops around it, references, models, engine words. */
function namesInReach(canvas: CanvasService, path: readonly NodeId[], withEvent: boolean): readonly Completion[] {
  const names: Completion[] = []
  const add = (name: string, detail: string) => {
    if (!names.some((known) => known.name === name)) names.push({ name, detail })
  }
  for (const id of path.toReversed()) {
    for (const key of scopeKeys(attribute(canvas, id, 'v-scope'))) add(key, 'data')
    for (const name of loopNames(attribute(canvas, id, 'v-for'))) add(name, 'loop')
  }
  for (const { varName } of modelsOf(canvas.record.getState().project)) add(varName, 'model')
  for (const id of canvas.find('[v-ref]')) add(`$${attribute(canvas, id, 'v-ref').trim()}`, 'element')
  add('$el', 'this element')
  if (withEvent) add('$event', 'event')
  add('$root', 'data of the page')
  add('$refs', 'elements')
  return names.filter(({ name }) => name !== '$')
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'data'
  return Array.isArray(value) ? 'list' : typeof value
}

function membersOf(value: unknown): readonly Completion[] {
  if (Array.isArray(value))
    return ['length', 'map', 'filter', 'find', 'slice', 'join'].map((name) => ({ name, detail: 'list' }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, each]) => ({ name, detail: kindOf(each) }))
}

/** Reads the page when something is typed, not before: panels cost nothing while nobody types. */
export function completeFor(canvas: CanvasService, element: NodeId, withEvent = false): Complete {
  return (typed) => {
    const selected = canvas.state.getState().selected
    const path = selected?.id === element ? selected.path.map(({ id }) => id) : [element]
    const [first] = typed
    if (first === undefined) return namesInReach(canvas, path, withEvent)
    const known = /^([^[]*)(.*)$/.exec(first)
    return membersOf(
      sampleOf(samplesInReach(canvas, path).get(known?.[1] ?? ''), [known?.[2] ?? '', ...typed.slice(1)]),
    )
  }
}
