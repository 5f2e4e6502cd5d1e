import { PropertyGroup } from '../rows/property-group.tsx'
import { animationProperties as groups } from './animation-properties.ts'

export function Section() {
  return (
    <>
      <PropertyGroup rows={[...groups.timeline, ...groups.course]} />
      <PropertyGroup title="Hints for the browser" rows={groups.hints} />
    </>
  )
}
