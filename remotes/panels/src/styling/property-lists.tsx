import { lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'

/** The properties that are edited item by item, outside of their sections too; loaded when one is found. */
export const propertyLists: ReadonlyMap<string, ReactNode> = new Map([
  ['background-image', later(async () => (await import('./background/layer-list.tsx')).LayerList)],
  ['backdrop-filter', later(async () => (await import('./filters/filter-list.tsx')).BackdropFilterList)],
  ['box-shadow', later(async () => (await import('./shadow/shadow-list.tsx')).BoxShadowList)],
  ['filter', later(async () => (await import('./filters/filter-list.tsx')).ElementFilterList)],
  ['text-shadow', later(async () => (await import('./shadow/shadow-list.tsx')).TextShadowList)],
  ['transform', later(async () => (await import('./transform/transform-list.tsx')).TransformList)],
  ['transition', later(async () => (await import('./others/transition-list.tsx')).TransitionList)],
])

function later(load: () => Promise<ComponentType>): ReactNode {
  const List = lazy(async () => ({ default: await load() }))
  return <List />
}
