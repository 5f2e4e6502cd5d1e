import { PropertyGroup } from '../rows/property-group.tsx'
import { otherProperties as groups } from './other-properties.ts'
import { TransitionList } from './transition-list.tsx'

export function Section() {
  return (
    <>
      <PropertyGroup rows={groups.look} />
      <PropertyGroup title="Transition">
        <TransitionList />
      </PropertyGroup>
      <PropertyGroup title="Pointer" rows={groups.pointer} />
      <PropertyGroup title="Text and tables" rows={groups.text} />
    </>
  )
}
