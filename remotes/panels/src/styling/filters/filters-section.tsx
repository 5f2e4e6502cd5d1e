import { PropertyGroup } from '../rows/property-group.tsx'
import { ElementFilterList } from './filter-list.tsx'

export function Section() {
  return (
    <PropertyGroup>
      <ElementFilterList />
    </PropertyGroup>
  )
}
