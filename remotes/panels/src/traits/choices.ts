/** Element tags that make sense inside a body, annex §2.4; the rarer ones are at the end. */
const tagNames = `
  div section article header footer nav main aside p h1 h2 h3 h4 h5 h6 a span button ul ol li dl dt dd figure
  figcaption blockquote pre code strong em b i small mark sub sup del ins label form fieldset legend input textarea
  select option optgroup datalist output table caption thead tbody tfoot tr th td col colgroup img picture source
  video audio track iframe embed object svg canvas details summary dialog address time abbr cite q kbd samp var dfn
  data bdi bdo ruby rp rt rtc s u hr br wbr hgroup map area meter progress noscript template
`
export const elementTags: readonly string[] = tagNames.trim().split(/\s+/)

export const headingLevels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const typeNames =
  'button checkbox color date datetime-local email file hidden image month number password radio range reset search submit tel text time url week'

/** The 22 types of an input, annex §2.2. */
export const inputTypes: readonly string[] = typeNames.split(' ')

/** Elements whose content is given by the browser or by an attribute. */
export const voidTags: ReadonlySet<string> = new Set('area br col embed hr img input source track wbr'.split(' '))
