import { rewriteUrls } from '../css/index.ts'
import { resolvePath } from '../document/index.ts'
import { htmlAddresses } from './html-addresses.ts'
import { mapPageAddresses, mapTagAddresses } from './map-addresses.ts'
import type { MapAddress } from './map-addresses.ts'
import type { TextPlace } from './place-of.ts'

interface AddressedText extends TextPlace {
  readonly text: string
}

/** Every path of the project that a sheet or a page names, whether or not something is there. */
export function addressedPaths({
  text,
  kind,
  place,
}: Pick<AddressedText, 'text' | 'place'> & {
  readonly kind: Exclude<TextPlace['kind'], 'script'>
}): ReadonlySet<string> {
  const addresses = kind === 'css' ? cssAddresses(text) : htmlAddresses(text, kind)
  return new Set([...addresses].flatMap((address) => resolvePath(place, address) ?? []))
}

function cssAddresses(css: string): ReadonlySet<string> {
  const found = new Set<string>()
  rewriteUrls(css, (address) => {
    found.add(address)
    return address
  })
  return found
}

/** A script's text is nobody's to rewrite: it stays. */
export function mapAddresses({ text, kind }: Pick<AddressedText, 'text' | 'kind'>, map: MapAddress): string {
  if (kind === 'script') return text
  if (kind === 'css') return rewriteUrls(text, map)
  return (kind === 'xml' ? null : mapTagAddresses(text, map)) ?? mapPageAddresses(text, kind, map)
}
