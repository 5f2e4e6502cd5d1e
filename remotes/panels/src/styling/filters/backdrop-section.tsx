import { PropertyGroup } from '../rows/property-group.tsx'
import { BackdropFilterList } from './filter-list.tsx'

export function Section() {
  return (
    <PropertyGroup>
      <BackdropFilterList />
    </PropertyGroup>
  )
}
