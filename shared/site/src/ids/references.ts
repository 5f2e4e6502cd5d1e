/** What an id is called in a copy; the same id where the copy has none of its own for it. */
export type RenameId = (id: string) => string

interface NamedAttribute {
  readonly name: string
  readonly value: string
}

/** Attributes that hold ids, one or several with spaces between (HTML, WAI-ARIA). */
const idLists =
  /^(?:for|form|list|headers|itemref|popovertarget|commandfor|interestfor|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/

/** Attributes that hold `#id`. Scripts of the field read `data-…="#id"`, too. */
const fragments = /^(?:href|xlink:href|usemap|data-.+)$/
const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const urlFragment = /url\(\s*(["']?)#([^"')]+?)\1\s*\)/gi

/** Names by which the page may refer to an element: its id, and the name of an image map. */
export function idsOf(element: string, attributes: readonly NamedAttribute[]): readonly string[] {
  const given = attributes.filter(({ name }) => name === 'id' || (name === 'name' && element === 'map'))
  return [...new Set(given.map(({ value }) => value).filter((value) => value !== ''))]
}

/** What an attribute says where ids are called otherwise: ids and all that names one follow. */
export function renamedValue(element: string, { name, value }: NamedAttribute, rename: RenameId): string {
  if (name === 'id' || (name === 'name' && element === 'map')) return value === '' ? value : rename(value)
  if (idLists.test(name)) return value.replace(/[^\s]+/g, (id) => rename(id))
  if (fragments.test(name) && value.startsWith('#') && !(name.startsWith('data-') && hexColor.test(value))) {
    return `#${rename(value.slice(1))}`
  }
  if (!value.includes('#')) return value
  return value.replace(urlFragment, (whole, quote: string, id: string) => {
    const renamed = rename(id)
    return renamed === id ? whole : `url(${quote}#${renamed}${quote})`
  })
}

/** The attributes of an element that read otherwise then; null when none does. */
export function renamedAttributes(
  element: string,
  attributes: readonly NamedAttribute[],
  rename: RenameId,
): Readonly<Record<string, string>> | null {
  const changed = attributes.flatMap((attribute) => {
    const value = renamedValue(element, attribute, rename)
    return value === attribute.value ? [] : [[attribute.name, value] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

/** An id nobody has yet: `mail` gives `mail-2`, and `mail-2` gives `mail-3` where `mail` is there as well. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  const [, stem = id, number = '1'] = /^(.+)-([1-9]\d{0,8})$/.exec(id) ?? []
  const isNumbered = stem !== id && isTaken(stem)
  const base = isNumbered ? stem : id
  let next = isNumbered ? Number(number) + 1 : 2
  while (isTaken(`${base}-${next}`)) next += 1
  return `${base}-${next}`
}
