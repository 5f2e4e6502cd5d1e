import { lazy } from 'react'
import type { ComponentType } from 'react'
import { isOwnCustomProperty } from '../variables/own-properties.ts'
import { Section as Layout } from './layout/layout-section.tsx'
import { messages as more } from './more-properties/messages.ts'
import { isOtherProperty } from './more-properties/other-property.ts'
import { sectionTables } from './section-tables.ts'
import type { StyleSection } from './section.ts'

/** The first section is open from the start; of the others most are never opened in a session. */
function later(load: () => Promise<{ Section: ComponentType }>): ComponentType {
  return lazy(async () => ({ default: (await load()).Section }))
}

/** In the order of the specification. A new section is a folder and an entry. */
export const sections: readonly StyleSection[] = [
  { id: 'layout', ...sectionTables.layout, Section: Layout },
  {
    id: 'typography',
    ...sectionTables.typography,
    Section: later(() => import('./typography/typography-section.tsx')),
  },
  {
    id: 'border',
    ...sectionTables.border,
    Section: later(() => import('./border/border-section.tsx')),
  },
  {
    id: 'background',
    ...sectionTables.background,
    Section: later(() => import('./background/background-section.tsx')),
  },
  {
    id: 'backdrop',
    ...sectionTables.backdrop,
    Section: later(() => import('./filters/backdrop-section.tsx')),
  },
  {
    id: 'filters',
    ...sectionTables.filters,
    Section: later(() => import('./filters/filters-section.tsx')),
  },
  {
    id: 'transform',
    ...sectionTables.transform,
    Section: later(() => import('./transform/transform-section.tsx')),
  },
  {
    id: 'animation',
    ...sectionTables.animation,
    ruleOnly: true,
    Section: later(() => import('./animation/animation-section.tsx')),
  },
  {
    id: 'others',
    ...sectionTables.others,
    Section: later(() => import('./others/others-section.tsx')),
  },
  {
    id: 'more-properties',
    title: more.title,
    properties: [],
    holds: isOtherProperty,
    Section: later(() => import('./more-properties/more-properties-section.tsx')),
  },
  {
    id: 'custom-properties',
    title: 'Custom properties',
    properties: [],
    holds: isOwnCustomProperty,
    Section: later(() => import('./custom-properties/custom-properties-section.tsx')),
  },
]
