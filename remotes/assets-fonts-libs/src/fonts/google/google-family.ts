/** A family of Google's, from the built-in list or from its own. */
export interface GoogleFamily {
  readonly family: string
  readonly category: string
  /** Groups of characters its files are split by; none where a file holds them all. */
  readonly subsets: readonly string[]
  /** As Google calls them: `regular`, `italic`, `700`, `700italic`. */
  readonly variants: readonly string[]
  addressOf(variant: string, subset: string): string
}

export interface Face {
  readonly weight: string
  readonly style: 'normal' | 'italic'
}

export function faceOf(variant: string): Face {
  const weight = /^\d+/.exec(variant)?.[0] ?? '400'
  return { weight, style: variant.endsWith('italic') ? 'italic' : 'normal' }
}

const weightNames: Readonly<Record<string, string>> = {
  100: 'Thin',
  200: 'Extra Light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semi Bold',
  700: 'Bold',
  800: 'Extra Bold',
  900: 'Black',
}

/** `700 - Bold Italic`, as the font weights of the style panel are called. */
export function variantLabel(variant: string): string {
  const { weight, style } = faceOf(variant)
  const name = [weightNames[weight], style === 'italic' ? 'Italic' : ''].filter(Boolean).join(' ')
  return name === '' ? variant : `${weight} - ${name}`
}

/** Annex §9.4: the family with dashes, and the variant. */
export function entryName(family: string, variant: string): string {
  return `${family.replaceAll(' ', '-')}-${variant}`
}

/** The key of what is fetched from elsewhere. What most pages need goes by its name alone. */
export function cdnKey(name: string, { subsets }: GoogleFamily, subset: string): string {
  return subsets.length === 0 || subset === usualSubset(subsets) ? name : `${name}-${subset}`
}

/** The file a variant is stored in. */
export function fileNameOf({ family, subsets }: GoogleFamily, variant: string, subset: string): string {
  const { weight, style } = faceOf(variant)
  const parts = [family.toLowerCase().replaceAll(' ', '-'), subsets.length === 0 ? '' : subset, weight, style]
  return `${parts.filter((part) => part !== '').join('-')}.woff2`
}

export function usualSubset(subsets: readonly string[]): string {
  return subsets.includes('latin') ? 'latin' : (subsets[0] ?? '')
}
