import { animationProperties } from './animation/animation-properties.ts'
import { backgroundProperties } from './background/background-properties.ts'
import { borderProperties } from './border/border-properties.ts'
import { layoutProperties } from './layout/layout-properties.ts'
import { otherProperties } from './others/other-properties.ts'
import { text } from './rows/property-row.ts'
import type { PropertyRow } from './rows/property-row.ts'
import { transformProperties } from './transform/transform-properties.ts'
import { typographyProperties } from './typography/typography-properties.ts'

function rowsOf(groups: Readonly<Record<string, readonly PropertyRow[]>>): PropertyRow[] {
  return Object.values(groups).flat()
}

/** What each section is called and edits, property by property. */
export const sectionTables = {
  layout: { title: 'Layout', properties: rowsOf(layoutProperties) },
  typography: { title: 'Typography', properties: rowsOf(typographyProperties) },
  border: { title: 'border', properties: borderProperties },
  background: { title: 'background', properties: rowsOf(backgroundProperties) },
  backdrop: { title: 'backdrop', properties: [text('backdrop-filter', 'Backdrop', 'none')] },
  filters: { title: 'Filters', properties: [text('filter', 'Filters', 'none')] },
  transform: { title: 'Transform', properties: rowsOf(transformProperties) },
  animation: { title: 'Animation', properties: rowsOf(animationProperties) },
  others: { title: 'Others', properties: rowsOf(otherProperties) },
} as const satisfies Record<string, { readonly title: string; readonly properties: readonly PropertyRow[] }>
