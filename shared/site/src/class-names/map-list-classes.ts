import type { MapClass } from './map-selector-classes.ts'

/** Gives every class of a list its mapped name; one that is in the list already is not said twice. */
export function mapListClasses(list: string, map: MapClass): string {
  const names = new Set(list.split(/[\t\n\f\r ]+/))
  const mappedList = list.replace(/([\t\n\f\r ]*)([^\t\n\f\r ]+)/g, (all, space: string, name: string) => {
    const mapped = map(name)
    if (mapped === name) return all
    return names.has(mapped) ? '' : space + mapped
  })
  return /^[\t\n\f\r ]/.test(list) ? mappedList : mappedList.trimStart()
}
