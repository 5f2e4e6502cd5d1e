import { componentMarkers } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { isCut, listText, loopPartDirectives, loopParts, viewEntries } from '@pergola/site/components'
import type { LoopPart, LoopView } from '@pergola/site/components'
import { loopText, parseLoop, replaceEntries } from '@pergola/site/directives'
import type { Loop } from '@pergola/site/directives'

type Attributes = Readonly<Record<string, string | null>>
export type Edit = { readonly id: NodeId; readonly attributes: Attributes }

export const noView: LoopView = { list: '', countName: '', countValue: '', filterProp: '', filterName: '' }

/** Reads an attribute of an element, empty where it is not there. */
export function attributesIn(canvas: CanvasService, id: NodeId) {
  const attributes = canvas.attributesOf(id)
  return (name: string) => attributes.find((each) => each.name === name)?.value ?? ''
}

/** The nearest element around that fetches a list, and the name of that. */
export function looperAround(canvas: CanvasService, id: NodeId): { readonly id: NodeId; readonly name: string } | null {
  for (let at = canvas.layer(id)?.parent ?? null; at !== null; at = canvas.layer(at)?.parent ?? null) {
    const name = attributesIn(canvas, at)(componentMarkers.loopName)
    if (name !== '') return { id: at, name }
  }
  return null
}

/** What a repeated element says of its list. A loop that somebody has written over since is taken as it is written. */
export function loopViewOf(canvas: CanvasService, id: NodeId): LoopView {
  const read = attributesIn(canvas, id)
  const array = parseLoop(read('v-for'))?.array ?? ''
  const view = {
    list: read(componentMarkers.loopList) || array,
    countName: read(componentMarkers.loopCountName),
    countValue: read(componentMarkers.loopCountValue),
    filterProp: read(componentMarkers.loopFilterProp),
    filterName: read(componentMarkers.loopFilterName),
  }
  return listText(view) === array ? view : { ...noView, list: array }
}

/** Elements in a looper, without those of a looper in it. */
export function ownOf(canvas: CanvasService, looper: NodeId, selector: string): readonly NodeId[] {
  return canvas.find(selector, looper).filter((id) => looperAround(canvas, id)?.id === looper)
}

/** The loop that companions in a looper change: the first of which less than all may be seen. */
export function viewInLooper(canvas: CanvasService, looper: NodeId): LoopView | null {
  const views = ownOf(canvas, looper, '[v-for]').map((id) => loopViewOf(canvas, id))
  return views.find(isCut) ?? null
}

export interface PartSettings {
  readonly part: LoopPart
  readonly event: string
  readonly filterValue: string
}

export function partSettings(canvas: CanvasService, id: NodeId): PartSettings | null {
  const read = attributesIn(canvas, id)
  const part = loopParts.find((each) => each === read(componentMarkers.loopPart))
  if (part === undefined) return null
  return {
    part,
    event: read(componentMarkers.loopEvent) || 'click',
    filterValue: read(componentMarkers.loopFilterValue) || '_',
  }
}

/** Attributes of a companion for a loop; those it had for another loop, event or value go. */
export function partAttributes(settings: PartSettings, view: LoopView | null, before: LoopView | null, was = settings) {
  const old = before && loopPartDirectives(was.part, before, was)
  const gone = Object.fromEntries(Object.keys(old ?? {}).map((name) => [name, null]))
  return { ...gone, ...(view && loopPartDirectives(settings.part, view, settings)) }
}

interface LoopChange {
  readonly id: NodeId
  readonly looper: NodeId
  /** Null takes the loop away. */
  readonly loop: Omit<Loop, 'array'> | null
  readonly view: LoopView
}

/** A loop, the data its looper needs for it and the companions in there. Null where those data are no object. */
export function loopEdits(canvas: CanvasService, { id, looper, loop, view }: LoopChange): readonly Edit[] | null {
  const before = loopViewOf(canvas, id)
  const others = ownOf(canvas, looper, '[v-for]').filter((each) => each !== id)
  const shared = others.map((each) => loopViewOf(canvas, each))
  const known = new Set(shared.flatMap(viewEntries).map(({ key }) => key))
  const next = loop ? view : noView
  const added = viewEntries(next).filter(({ key }) => !known.has(key))
  const removed = [...viewEntries(before), ...added].map(({ key }) => key).filter((key) => !known.has(key))
  const scope = attributesIn(canvas, looper)('v-scope')
  const data = replaceEntries(scope, new Set(removed), added)
  if (data === null) return null
  const led = viewInLooper(canvas, looper)
  const leads = isCut(next) ? next : (shared.find(isCut) ?? null)
  return [
    { id, attributes: { 'v-for': loop && loopText({ ...loop, array: listText(next) }), ...viewMarkers(next) } },
    ...(data === scope ? [] : [{ id: looper, attributes: { 'v-scope': data || null } }]),
    ...partEdits(canvas, looper, led, leads).filter((edit) => edit.id !== id),
  ]
}

export function partEdits(
  canvas: CanvasService,
  looper: NodeId,
  before: LoopView | null,
  view: LoopView | null,
): Edit[] {
  return ownOf(canvas, looper, `[${componentMarkers.loopPart}]`).flatMap((id) => {
    const settings = partSettings(canvas, id)
    const attributes = settings ? partAttributes(settings, view, before) : {}
    return Object.keys(attributes).length === 0 ? [] : [{ id, attributes }]
  })
}

export function viewMarkers(view: LoopView): Attributes {
  return {
    [componentMarkers.loopList]: isCut(view) ? view.list : null,
    [componentMarkers.loopCountName]: view.countName || null,
    [componentMarkers.loopCountValue]: view.countValue || null,
    [componentMarkers.loopFilterProp]: view.filterProp || null,
    [componentMarkers.loopFilterName]: view.filterName || null,
  }
}
