import { faceOf, type GoogleFamily } from './google-family.ts'

export interface Snapshot {
  readonly categories: readonly string[]
  /** Separated by spaces. */
  readonly subsets: readonly string[]
  /** Separated by spaces. */
  readonly variants: readonly string[]
  /** A line for each: the name, and its places in the three lists above. */
  readonly families: string
}

/** Whose files are the same wherever they are fetched: the release of a package is never changed. */
export const catalogueHost = 'cdn.jsdelivr.net'

/** The families that stood in Google's catalogue when this editor was made. They need no network until one is chosen. */
export async function loadCatalogue(): Promise<readonly GoogleFamily[]> {
  const { default: snapshot } = await import('./google-catalogue.json')
  return readCatalogue(snapshot)
}

export function readCatalogue({ categories, subsets, variants, families }: Snapshot): readonly GoogleFamily[] {
  return families.split('\n').map((line) => {
    const [family = '', ...places] = line.split('\t')
    const [category, subset, variant] = places.map(Number)
    return {
      family,
      category: categories[category ?? -1] ?? '',
      subsets: words(subsets[subset ?? -1]),
      variants: words(variants[variant ?? -1]),
      addressOf: (chosen, characters) => addressIn(family, chosen, characters),
    }
  })
}

function words(text = ''): readonly string[] {
  return text.split(' ')
}

/** The packages of Fontsource hold the files of Google's families, one for each variant and group of characters. */
function addressIn(family: string, variant: string, subset: string): string {
  const id = family.toLowerCase().replaceAll(' ', '-')
  const { weight, style } = faceOf(variant)
  return `https://${catalogueHost}/npm/@fontsource/${id}@5/files/${id}-${subset}-${weight}-${style}.woff2`
}
