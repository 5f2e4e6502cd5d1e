import { rewriteUrls } from '../css/index.ts'
import { resolvePath } from '../document/index.ts'
import { mapHtmlAddresses } from './map-addresses.ts'
import type { MapAddress } from './map-addresses.ts'
import type { TextPlace } from './place-of.ts'
import { spelledPaths } from './spelled-paths.ts'

export interface AddressedText extends TextPlace {
  readonly text: string
}

/** Every path a text names by an address. Of a script, those of the given paths that it spells out. */
export function addressedFiles({ text, kind, place }: AddressedText, among: readonly string[]): ReadonlySet<string> {
  if (kind === 'script') return spelledPaths(text, among)
  const found = new Set<string>()
  mapAddresses({ text, kind }, (address) => {
    const path = resolvePath(place, address)
    if (path !== null) found.add(path)
    return address
  })
  return new Set(among.filter((path) => found.has(path)))
}

/** A script's text is nobody's to rewrite: it stays. */
export function mapAddresses({ text, kind }: Pick<AddressedText, 'text' | 'kind'>, map: MapAddress): string {
  if (kind === 'script') return text
  return kind === 'css' ? rewriteUrls(text, map) : mapHtmlAddresses(text, kind, map)
}
