import { PropertyGroup } from '../rows/property-group.tsx'
import { backgroundProperties as groups } from './background-properties.ts'
import { LayerList } from './layer-list.tsx'

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
