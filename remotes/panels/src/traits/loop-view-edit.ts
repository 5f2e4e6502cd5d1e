import { componentMarkers } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'
import {
  isApart,
  isCut,
  listText,
  loopPartDirectives,
  loopViewOf,
  noView,
  ownOf,
  partSettings,
} from '@pergola/site/components'
import { viewEntries, viewInLooper } from '@pergola/site/components'
import type { LoopPage, LoopView, PartSettings } from '@pergola/site/components'
import { loopText, replaceEntries } from '@pergola/site/directives'
import type { Loop } from '@pergola/site/directives'

type Attributes = Readonly<Record<string, string | null>>
export type Edit = { readonly id: NodeId; readonly attributes: Attributes }

/** The open page, as loops ask of it. */
export function loopPage(canvas: CanvasService): LoopPage {
  return {
    attribute: (id, name) => canvas.attributesOf(id).find((each) => each.name === name)?.value ?? '',
    parent: (id) => canvas.layer(id)?.parent ?? null,
    having: (name, within) => canvas.find(`[${name}]`, within),
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
export function loopEdits(page: LoopPage, { id, looper, loop, view }: LoopChange): readonly Edit[] | null {
  const before = loopViewOf(page, id)
  const others = ownOf(page, looper, 'v-for').filter((each) => each !== id)
  const shared = others.map((each) => loopViewOf(page, each))
  const known = new Set(shared.flatMap(viewEntries).map(({ key }) => key))
  const next = loop ? view : noView
  const added = viewEntries(next).filter(({ key }) => !known.has(key))
  const removed = [...viewEntries(before), ...added].map(({ key }) => key).filter((key) => !known.has(key))
  const scope = page.attribute(looper, 'v-scope')
  const data = replaceEntries(scope, new Set(removed), added)
  if (data === null) return null
  const led = viewInLooper(page, looper)
  const leads = isCut(next) ? next : (shared.find(isCut) ?? null)
  return [
    { id, attributes: { 'v-for': loop && loopText({ ...loop, array: listText(next) }), ...viewMarkers(next) } },
    ...(data === scope ? [] : [{ id: looper, attributes: { 'v-scope': data || null } }]),
    ...partEdits(page, looper, led, leads).filter((edit) => edit.id !== id),
  ]
}

export function partEdits(page: LoopPage, looper: NodeId, before: LoopView | null, view: LoopView | null): Edit[] {
  const parts = ownOf(page, looper, componentMarkers.loopPart).filter((id) => !isApart(page, id, looper))
  return parts.flatMap((id) => {
    const settings = partSettings(page, id)
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
