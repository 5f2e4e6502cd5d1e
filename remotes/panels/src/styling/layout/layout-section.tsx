import { useStore } from 'zustand'
import { PropertyGroup } from '../rows/property-group.tsx'
import { useComputed, useStyleValue } from '../fields/use-style-value.ts'
import { useStyling } from '../styling-context.ts'
import { GridToggle, PlaceToggle } from '../grid/grid-toggle.tsx'
import { BoxModel } from './box-model.tsx'
import { DirectionField } from './direction-field.tsx'
import { GapFields } from './gap-fields.tsx'
import { lays } from '../fields/lays.ts'
import { layoutProperties as groups } from './layout-properties.ts'

/** How it lays out its children comes first: it is what is wanted most, and decides what else is of use. */
export function Section() {
  const { surface } = useStyling()
  const display = useStore(surface.state, (state) => state.display)
  const parentDisplay = useStore(surface.state, (state) => state.parentDisplay)
  return (
    <>
      <PropertyGroup title="Display" rows={groups.display} />
      {lays(display, 'flex') && (
        <PropertyGroup title="Flex">
          <DirectionField />
          <PropertyGroup rows={groups.flex} />
          <GapFields rows={groups.gaps} />
        </PropertyGroup>
      )}
      {lays(display, 'grid') && (
        <PropertyGroup title="Grid" rows={groups.grid}>
          <GridToggle />
          <GapFields rows={groups.gaps} />
        </PropertyGroup>
      )}
      {lays(parentDisplay, 'flex') && <PropertyGroup title="Flex child" rows={groups.flexChild} />}
      {lays(parentDisplay, 'grid') && (
        <PropertyGroup title="Grid child" rows={groups.gridChild}>
          <PlaceToggle />
        </PropertyGroup>
      )}
      <PropertyGroup title="Size" rows={groups.size} columns={2}>
        <PropertyGroup rows={[...groups.ratio, ...groups.overflow]} />
      </PropertyGroup>
      <PropertyGroup title="Padding and margin">
        <BoxModel />
      </PropertyGroup>
      <Positioning />
    </>
  )
}

/** The distances mean nothing while an element stands in the flow by itself. */
function Positioning() {
  const value = useStyleValue('position')
  const computed = useComputed('position')
  const position = value?.value ?? computed
  const moves = position !== '' && position !== 'static'
  return (
    <PropertyGroup title="Positioning" rows={groups.position}>
      {moves && <PropertyGroup rows={groups.inset} columns={2} />}
      <PropertyGroup rows={groups.stack} />
    </PropertyGroup>
  )
}
