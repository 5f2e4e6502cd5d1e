import type { CascadeElement } from './cascade-types.ts'

const code = 'font-family'
const kept = 'white-space white-space-collapse text-wrap text-wrap-mode'
const heading = 'font-size font-weight'
const control = `
color cursor letter-spacing line-height text-align text-indent text-rendering text-shadow text-transform word-spacing
font-family font-feature-settings font-kerning font-optical-sizing font-size font-size-adjust font-stretch font-style
font-variant font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures
font-variant-numeric font-variant-position font-variation-settings font-weight`

/** Inherited properties for which browsers have a word of their own, by tag. */
const names: Readonly<Record<string, string>> = {
  'a[href]': 'color cursor',
  'address cite dfn em i var': 'font-style',
  'b strong optgroup th': 'font-weight',
  'big small sub sup': 'font-size',
  'button input': control,
  'caption center': 'text-align',
  'code kbd samp tt': code,
  'dialog hr mark': 'color',
  'dir menu ol ul': 'list-style-type',
  'h1 h2 h3 h5 h6': heading,
  h4: 'font-weight',
  label: 'cursor',
  'listing plaintext pre xmp': `${code} ${kept}`,
  nobr: kept,
  option: `font-weight ${kept}`,
  rt: 'line-height text-indent',
  ruby: 'text-indent',
  select: `${control} ${kept}`,
  table: 'border-collapse border-spacing text-indent',
  textarea: `${control} ${kept} overflow-wrap word-wrap`,
}

const words = (text: string) => text.trim().split(/\s+/)

const byTag: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(names).flatMap(([tags, properties]) => words(tags).map((tag) => [tag, words(properties)] as const)),
)

/** What an element takes from no ancestor, for the browser's own sheet says it: a link is blue in a page of black text. */
export function browserStyles({ keys, matches }: CascadeElement): readonly string[] {
  const found = [...(keys ?? [])].flatMap((key) => byTag.get(key) ?? [])
  return keys?.has('a') && matches('a[href]') ? [...found, ...(byTag.get('a[href]') ?? [])] : found
}
