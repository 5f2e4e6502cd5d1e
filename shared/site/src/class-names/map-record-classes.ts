import { mapListClasses } from './map-list-classes.ts'
import { mapSelectorClasses } from './map-selector-classes.ts'
import type { MapClass } from './map-selector-classes.ts'

/** Fields of motions and interactions that hold selectors, and those that hold classes. */
const selecting = /(?:selector\d*|trigger|targets?|pin|scroller)$/i
const naming = /class(?:name)?$/i

/** Gives every class in the fields of records its mapped name; what holds none stays the same value. */
export function mapRecordClasses<Value>(value: Value, map: MapClass, key = ''): Value {
  if (typeof value === 'string') return mapField(value, map, key) as Value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => mapRecordClasses(item, map, key))
    return items.some((item, at) => item !== value[at]) ? (items as Value) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => [name, mapRecordClasses(each, map, fieldOf(name, key))])
  const isSame = entries.every(([name, each]) => each === (value as Record<string, unknown>)[name as string])
  return isSame ? value : (Object.fromEntries(entries) as Value)
}

/** What a choice holds is the value of the field that has the choice. */
function fieldOf(name: string, key: string): string {
  return name === 'value' ? key : name
}

function mapField(value: string, map: MapClass, key: string): string {
  if (selecting.test(key)) return mapSelectorClasses(value, map)
  return naming.test(key) ? mapListClasses(value, map) : value
}
