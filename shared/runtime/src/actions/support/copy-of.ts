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
    const id = part.getAttribute('id')
    if (!id || ids.has(id)) continue
    let next = 2
    while (document.getElementById(`${id}-${next}`)) next += 1
    ids.set(id, `${id}-${next}`)
  }
  const named = (id: string) => ids.get(id) ?? id
  const lists =
    /^(?:id|for|form|list|headers|itemref|popovertarget|commandfor|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/
  for (const part of ids.size > 0 ? parts : []) {
    for (const { name, value } of part.attributes) {
      const own = lists.test(name)
        ? value.replace(/\S+/g, named)
        : value
            .replace(
              /url\((["']?)#([^"')]+)\1\)/g,
              (_all, quote: string, id: string) => `url(${quote}#${named(id)}${quote})`,
            )
            .replace(/^#(\S+)$/, (_all, id: string) => `#${named(id)}`)
      if (own !== value) part.setAttribute(name, own)
    }
  }
  return copy
}
