import { PropertyGroup } from '../fields/property-group.tsx'
import type { PropertyRow } from '../property-row.ts'
import { typographyProperties as groups } from './typography-properties.ts'

export const properties: readonly PropertyRow[] = Object.values(groups).flat()

export function Section() {
  return (
    <>
      <PropertyGroup rows={[...groups.font, ...groups.size]} />
      <PropertyGroup title="Alignment and case" rows={groups.shape} />
      <PropertyGroup title="Decoration" rows={groups.decoration} />
      <PropertyGroup title="Flow" rows={groups.flow} />
    </>
  )
}
