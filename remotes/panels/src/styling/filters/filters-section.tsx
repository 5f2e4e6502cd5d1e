import { PropertyGroup } from '../fields/property-group.tsx'
import { FilterList } from './filter-list.tsx'

export function Section() {
  return (
    <PropertyGroup>
      <FilterList property="filter" label="Filters" />
    </PropertyGroup>
  )
}
