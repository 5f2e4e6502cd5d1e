import type { Font } from '@pergola/contracts'

/** What is worth knowing of a font beside its name: weight, style, kind. */
export function fontFacts({ weight, style, format }: Pick<Font, 'weight' | 'style' | 'format'>): string {
  const shownStyle = style === 'normal' ? undefined : style
  return [weight?.replace(' ', '–'), shownStyle, format].filter((fact) => fact !== undefined && fact !== '').join(' · ')
}
