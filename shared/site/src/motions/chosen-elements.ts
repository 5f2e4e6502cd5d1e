import { nextOutside, splitList } from '../css/selector-text.ts'

/** What selectors ask of an element. */
export interface SelectableElement {
  readonly name: string
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
}

/** The part of a selector that is said of the element itself. */
function lastCompound(selector: string): string {
  let from = 0
  for (let at = 0; at < selector.length; at = nextOutside(selector, at)) {
    if (/[\s>~+|]/.test(selector[at] ?? '')) from = at + 1
  }
  return selector.slice(from)
}

type Fits = (element: SelectableElement) => boolean

const valueOf = ({ attributes }: SelectableElement, wanted: string) =>
  attributes.find(({ name }) => name === wanted)?.value

/** One condition of a compound; what is no plain name or value may be true of every element. */
function conditionOf(part: string): Fits {
  const name = part.slice(1)
  if (part.startsWith('#')) return (element) => valueOf(element, 'id') === name
  if (part.startsWith('.')) return (element) => (valueOf(element, 'class') ?? '').split(/\s+/).includes(name)
  const [, attribute, value = ''] = /^\[([\w-]+)="([^"\\]*)"\]$/.exec(part) ?? []
  if (attribute) return (element) => valueOf(element, attribute) === value
  if (/^[a-z][\w-]*$/i.test(part)) return (element) => element.name.toLowerCase() === part.toLowerCase()
  return () => true
}

function fitsOf(member: string): readonly Fits[] {
  const compound = lastCompound(member)
  if (compound.includes('\\')) return []
  const plain = compound.replace(/:[\s\S]*/, '')
  return (plain.match(/[#.]?[^#.[\]]+|\[[^\]]*\]/g) ?? []).map(conditionOf)
}

/**
 * What a selector may choose of these elements: all that it does choose, and maybe more, for states and what stands around
 * are not asked for.
 */
export function chosenElements(selector: string, elements: readonly SelectableElement[]): readonly SelectableElement[] {
  const members = splitList(selector).map(fitsOf)
  return elements.filter((element) => members.some((conditions) => conditions.every((fits) => fits(element))))
}
