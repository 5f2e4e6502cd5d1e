import { PropertyGroup } from '../rows/property-group.tsx'
import { TransformList } from './transform-list.tsx'
import { transformProperties } from './transform-properties.ts'

export function Section() {
  return (
    <>
      <PropertyGroup>
        <TransformList />
      </PropertyGroup>
      <PropertyGroup rows={transformProperties.origin} />
    </>
  )
}
