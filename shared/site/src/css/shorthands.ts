const sides = ['top', 'right', 'bottom', 'left'] as const
const ofSides = (start: string, end = '') => sides.map((side) => `${start}-${side}${end}`)
const startEnd = (name: string, end = '') => [`${name}-start${end}`, `${name}-end${end}`]
const line = (name: string) => [`${name}-width`, `${name}-style`, `${name}-color`]

/** Longhands of each shorthand, in the order of the shorthand's own text. */
export const shorthands: Readonly<Record<string, readonly string[]>> = {
  margin: ofSides('margin'),
  padding: ofSides('padding'),
  inset: [...sides],
  'scroll-margin': ofSides('scroll-margin'),
  'scroll-padding': ofSides('scroll-padding'),
  'margin-block': startEnd('margin-block'),
  'margin-inline': startEnd('margin-inline'),
  'padding-block': startEnd('padding-block'),
  'padding-inline': startEnd('padding-inline'),
  'inset-block': startEnd('inset-block'),
  'inset-inline': startEnd('inset-inline'),
  border: [...ofSides('border', '-width'), ...ofSides('border', '-style'), ...ofSides('border', '-color')],
  'border-width': ofSides('border', '-width'),
  'border-style': ofSides('border', '-style'),
  'border-color': ofSides('border', '-color'),
  'border-top': line('border-top'),
  'border-right': line('border-right'),
  'border-bottom': line('border-bottom'),
  'border-left': line('border-left'),
  'border-block': startEnd('border-block').flatMap(line),
  'border-inline': startEnd('border-inline').flatMap(line),
  'border-radius': [
    'border-top-left-radius',
    'border-top-right-radius',
    'border-bottom-right-radius',
    'border-bottom-left-radius',
  ],
  outline: line('outline'),
  'column-rule': line('column-rule'),
  background: [
    'background-image',
    'background-position-x',
    'background-position-y',
    'background-size',
    'background-repeat',
    'background-attachment',
    'background-origin',
    'background-clip',
    'background-color',
  ],
  'background-position': ['background-position-x', 'background-position-y'],
  font: ['font-style', 'font-variant', 'font-weight', 'font-stretch', 'font-size', 'line-height', 'font-family'],
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  grid: [
    'grid-template-rows',
    'grid-template-columns',
    'grid-template-areas',
    'grid-auto-rows',
    'grid-auto-columns',
    'grid-auto-flow',
  ],
  'grid-template': ['grid-template-rows', 'grid-template-columns', 'grid-template-areas'],
  'grid-area': ['grid-row-start', 'grid-column-start', 'grid-row-end', 'grid-column-end'],
  'grid-row': ['grid-row-start', 'grid-row-end'],
  'grid-column': ['grid-column-start', 'grid-column-end'],
  gap: ['row-gap', 'column-gap'],
  overflow: ['overflow-x', 'overflow-y'],
  'text-decoration': [
    'text-decoration-line',
    'text-decoration-style',
    'text-decoration-color',
    'text-decoration-thickness',
  ],
  transition: [
    'transition-property',
    'transition-duration',
    'transition-timing-function',
    'transition-delay',
    'transition-behavior',
  ],
  animation: [
    'animation-duration',
    'animation-timing-function',
    'animation-delay',
    'animation-iteration-count',
    'animation-direction',
    'animation-fill-mode',
    'animation-play-state',
    'animation-name',
  ],
  'list-style': ['list-style-type', 'list-style-position', 'list-style-image'],
  columns: ['column-width', 'column-count'],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
  'place-self': ['align-self', 'justify-self'],
}

/** Values by longhand, or null when the text could not be taken apart. */
export type Longhands = Readonly<Record<string, string>> | null

export function longhandsOf(property: string): readonly string[] {
  return Object.hasOwn(shorthands, property) ? (shorthands[property] ?? []) : []
}

/** Also between shorthands: `border` sets all that `border-top` sets. */
export function isLonghandOf(property: string, shorthand: string): boolean {
  if (property === shorthand) return false
  const longhands = longhandsOf(shorthand)
  if (longhands.length === 0) return false
  if (longhands.includes(property)) return true
  const own = longhandsOf(property)
  return own.length > 0 && own.length < longhands.length && own.every((each) => longhands.includes(each))
}
