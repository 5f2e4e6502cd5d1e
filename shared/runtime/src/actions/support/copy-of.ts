const lists =
  /^(?:id|for|form|list|headers|itemref|popovertarget|commandfor|interestfor|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/
/** Elsewhere `#abc` may be a colour. */
const fragments = /^(?:(?:xlink:)?href|usemap|data-.+)$/
const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

const isMapName = (part: Element, name: string) => name === 'name' && part.localName === 'map'

function freeId(id: string): string {
  let next = 2
  while (document.getElementById(`${id}-${next}`) || document.getElementsByName(`${id}-${next}`)[0]) next += 1
  return `${id}-${next}`
}

function renamed(part: Element, { name, value }: Attr, named: (id: string) => string): string {
  if (lists.test(name) || isMapName(part, name)) return value.replace(/\S+/g, named)
  if (fragments.test(name) && value[0] === '#' && !(name.startsWith('d') && hexColor.test(value)))
    return `#${named(value.slice(1))}`
  return value.replace(
    /url\((["']?)#([^"')]+)\1\)/g,
    (_all, quote: string, id: string) => `url(${quote}#${named(id)}${quote})`,
  )
}

/**
 * A deep copy whose ids are its own, because a document has each id once: `a` becomes `a-2`, or the next that is free.
 * What names an id of the copied part from within it (`for`, `form`, `list`, `aria-…`, `href="#…"`, `url(#…)`) names the
 * copy's; what names another element stays.
 */
export function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element
  const parts = [copy, ...copy.querySelectorAll('*')]
  const ids = new Map<string, string>()
  for (const part of parts) {
    for (const { name, value } of part.attributes) {
      if (value && !ids.has(value) && (name === 'id' || isMapName(part, name))) ids.set(value, freeId(value))
    }
  }
  const named = (id: string) => ids.get(id) ?? id
  for (const part of ids.size > 0 ? parts : []) {
    for (const attribute of part.attributes) {
      const own = renamed(part, attribute, named)
      if (own !== attribute.value) part.setAttribute(attribute.name, own)
    }
  }
  return copy
}
