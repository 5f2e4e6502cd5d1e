import type { Supports } from '../fields/style-values.ts'

/** Keywords of CSS beyond those of colours, units and functions. */
const keywords = [
  'none auto normal inherit initial unset revert revert-layer',
  'all both each-line balance pretty stable wrap nowrap manual avoid avoid-page avoid-column page column always',
  'block inline inline-start inline-end start end center left right top bottom baseline stretch',
  'contain cover fill scale-down from-image smooth pixelated crisp-edges high-quality geometricprecision',
  'optimizelegibility optimizespeed antialiased visible hidden collapse clip scroll content-box padding-box border-box',
  'margin-box fill-box stroke-box view-box layout style paint strict size inline-size',
  'disc circle square decimal decimal-leading-zero lower-alpha upper-alpha lower-roman upper-roman lower-greek',
  'inside outside over under ruby horizontal vertical x y',
  'isolate isolate-override embed plaintext bidi-override ltr rtl upright mixed sideways',
  'small-caps all-small-caps petite-caps unicase titling-caps tabular-nums proportional-nums lining-nums oldstyle-nums',
  'slashed-zero ordinal diagonal-fractions common-ligatures no-common-ligatures break-word anywhere loose strict',
  'open-quote close-quote light dark thin medium thick solid dashed dotted double wavy',
  'luminance alpha match-source add subtract intersect exclude nonzero evenodd butt round bevel miter transparent',
  'currentcolor accent-color text textfield button',
  'fit-content min-content max-content dense row allow-discrete',
]
  .join(' ')
  .split(' ')

/** Those that the browser takes for a property. */
export function keywordsFor(property: string, supports: Supports): readonly string[] {
  return [...new Set(keywords)].filter((keyword) => supports(property, keyword))
}
