import { lazy } from 'react'
import type { ComponentType } from 'react'
import { animationProperties } from './animation/animation-properties.ts'
import { backgroundProperties } from './background/background-properties.ts'
import { borderProperties } from './border/border-properties.ts'
import { isOwnCustomProperty } from './custom-properties/own-properties.ts'
import { layoutProperties } from './layout/layout-properties.ts'
import { Section as Layout } from './layout/layout-section.tsx'
import { otherProperties } from './others/other-properties.ts'
import { text } from './property-row.ts'
import type { PropertyRow } from './property-row.ts'
import type { StyleSection } from './section.ts'
import { transformProperties } from './transform/transform-properties.ts'
import { typographyProperties } from './typography/typography-properties.ts'

function rowsOf(groups: Readonly<Record<string, readonly PropertyRow[]>>): PropertyRow[] {
  return Object.values(groups).flat()
}

/** The first section is open from the start; of the others most are never opened in a session. */
function later(load: () => Promise<{ Section: ComponentType }>): ComponentType {
  return lazy(async () => ({ default: (await load()).Section }))
}

/** In the order of the specification. A new section is a folder and an entry. */
export const sections: readonly StyleSection[] = [
  { id: 'layout', title: 'Layout', properties: rowsOf(layoutProperties), Section: Layout },
  {
    id: 'typography',
    title: 'Typography',
    properties: rowsOf(typographyProperties),
    Section: later(() => import('./typography/typography-section.tsx')),
  },
  {
    id: 'border',
    title: 'border',
    properties: borderProperties,
    Section: later(() => import('./border/border-section.tsx')),
  },
  {
    id: 'background',
    title: 'background',
    properties: rowsOf(backgroundProperties),
    Section: later(() => import('./background/background-section.tsx')),
  },
  {
    id: 'backdrop',
    title: 'backdrop',
    properties: [text('backdrop-filter', 'Backdrop', 'none')],
    Section: later(() => import('./filters/backdrop-section.tsx')),
  },
  {
    id: 'filters',
    title: 'Filters',
    properties: [text('filter', 'Filters', 'none')],
    Section: later(() => import('./filters/filters-section.tsx')),
  },
  {
    id: 'transform',
    title: 'Transform',
    properties: rowsOf(transformProperties),
    Section: later(() => import('./transform/transform-section.tsx')),
  },
  {
    id: 'animation',
    title: 'Animation',
    properties: rowsOf(animationProperties),
    ruleOnly: true,
    Section: later(() => import('./animation/animation-section.tsx')),
  },
  {
    id: 'others',
    title: 'Others',
    properties: rowsOf(otherProperties),
    Section: later(() => import('./others/others-section.tsx')),
  },
  {
    id: 'custom-properties',
    title: 'Custom properties',
    properties: [],
    holds: isOwnCustomProperty,
    Section: later(() => import('./custom-properties/custom-properties-section.tsx')),
  },
]
