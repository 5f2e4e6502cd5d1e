import { PropertyGroup } from '../fields/property-group.tsx'
import type { PropertyRow } from '../property-row.ts'
import { backgroundProperties as groups } from './background-properties.ts'
import { LayerList } from './layer-list.tsx'

export const properties: readonly PropertyRow[] = Object.values(groups).flat()

export function Section() {
  return (
    <>
      <PropertyGroup rows={groups.colour} />
      <PropertyGroup title="Images and gradients">
        <LayerList />
      </PropertyGroup>
      <PropertyGroup title="Placement" rows={groups.place} />
      <PropertyGroup title="Boxes and blending" rows={groups.boxes} />
    </>
  )
}
