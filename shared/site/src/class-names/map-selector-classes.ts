import { ident } from 'css-tree'

export type MapClass = (name: string) => string

const quoted = String.raw`"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'`
/** Strings, comments and what is asked of attributes are matched only to be stepped over. A number is no class. */
const pieces = String.raw`${quoted}|/\*[\s\S]*?(?:\*/|$)|\[(?:${quoted}|[^\]"'])*\]|\.(?<name>(?!-?\d)(?:\\[0-9a-f]{1,6}\s?|\\[\s\S]|[\w-]|[^\0-\x7f])+)`

/** Gives every class of a selector, as written, the name `map` makes of it. Not one other byte changes. */
export function mapSelectorClasses(selector: string, map: MapClass): string {
  if (!selector.includes('.')) return selector
  return selector.replace(new RegExp(pieces, 'gi'), (all: string, ...rest: unknown[]) => {
    const { name } = rest.at(-1) as { name?: string }
    if (name === undefined) return all
    const read = ident.decode(name)
    const mapped = map(read)
    return mapped === read ? all : `.${ident.encode(mapped)}`
  })
}
