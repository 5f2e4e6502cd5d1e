import { useStore } from 'zustand'
import { PropertyGroup } from '../fields/property-group.tsx'
import { useComputed, useStyleValue } from '../fields/use-style-value.ts'
import { useStyling } from '../styling-context.ts'
import { BoxModel } from './box-model.tsx'
import { DirectionField } from './direction-field.tsx'
import { layoutProperties as groups } from './layout-properties.ts'

/** Which children a display lays out, `inline-flex` included. */
function lays(display: string, kind: 'flex' | 'grid'): boolean {
  return display.split(/[\s-]/).includes(kind)
}

export function Section() {
  const { surface } = useStyling()
  const display = useStore(surface.state, (state) => state.display)
  const parentDisplay = useStore(surface.state, (state) => state.parentDisplay)
  return (
    <>
      <PropertyGroup title="Size" rows={groups.size} columns={2}>
        <PropertyGroup rows={[...groups.ratio, ...groups.overflow]} />
      </PropertyGroup>
      <PropertyGroup title="Padding and margin">
        <BoxModel />
      </PropertyGroup>
      <Positioning />
      <PropertyGroup title="Display" rows={groups.display} />
      {lays(display, 'flex') && (
        <PropertyGroup title="Flex">
          <DirectionField />
          <PropertyGroup rows={groups.flex} />
        </PropertyGroup>
      )}
      {lays(display, 'grid') && <PropertyGroup title="Grid" rows={groups.grid} />}
      {lays(parentDisplay, 'flex') && <PropertyGroup title="Flex child" rows={groups.flexChild} />}
      {lays(parentDisplay, 'grid') && <PropertyGroup title="Grid child" rows={groups.gridChild} />}
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
