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
    const isMap = part.localName === 'map'
    for (const id of [part.getAttribute('id'), isMap && part.getAttribute('name')]) {
      if (!id || ids.has(id)) continue
      let next = 2
      while (document.getElementById(`${id}-${next}`) || document.getElementsByName(`${id}-${next}`)[0]) next += 1
      ids.set(id, `${id}-${next}`)
    }
  }
  const named = (id: string) => ids.get(id) ?? id
  const lists =
    /^(?:id|for|form|list|headers|itemref|popovertarget|commandfor|interestfor|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/
  // Elsewhere `#abc` may be a colour.
  const fragments = /^(?:(?:xlink:)?href|usemap|data-.+)$/
  for (const part of ids.size > 0 ? parts : []) {
    for (const { name, value } of part.attributes) {
      const own =
        lists.test(name) || (name === 'name' && part.localName === 'map')
          ? value.replace(/\S+/g, named)
          : value
              .replace(
                /url\((["']?)#([^"')]+)\1\)/g,
                (_all, quote: string, id: string) => `url(${quote}#${named(id)}${quote})`,
              )
              .replace(fragments.test(name) ? /^#(\S+)$/ : /^(?!)/, (_all, id: string) => `#${named(id)}`)
      if (own !== value) part.setAttribute(name, own)
    }
  }
  return copy
}
