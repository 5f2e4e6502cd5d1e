import { readFunction } from '../functions/css-function.ts'
import { createSlotEditor } from '../value-list/slot-fields.tsx'
import { ValueList } from '../value-list/value-list.tsx'
import type { Preset } from '../value-list/value-list-props.ts'
import { filterFunctions, readFilter } from './filter-functions.ts'

const FilterEditor = createSlotEditor(readFilter)

const presets: readonly Preset[] = Object.entries(filterFunctions).map(([name, { first }]) => ({
  label: name,
  make: `${name}(${first})`,
}))

export function ElementFilterList() {
  return <FilterList property="filter" label="Filters" />
}

export function BackdropFilterList() {
  return <FilterList property="backdrop-filter" label="Backdrop" />
}

function FilterList({ property, label }: { property: 'filter' | 'backdrop-filter'; label: string }) {
  return (
    <ValueList
      property={property}
      label={label}
      separator=" "
      presets={presets}
      addAt="last"
      nameOf={(text) => readFunction(text)?.name ?? text}
      Editor={FilterEditor}
    />
  )
}
