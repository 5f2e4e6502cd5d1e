const sideNames = ['top', 'right', 'bottom', 'left']

const shorthands: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(sideNames.flatMap(ofSide)),
  ...Object.fromEntries(['width', 'style', 'color'].map((part) => [`border-${part}`, ['border']])),
  ...Object.fromEntries(longhandsOf('border-radius').map((corner) => [corner, ['border-radius']])),
  top: ['inset'],
  right: ['inset'],
  bottom: ['inset'],
  left: ['inset'],
  'row-gap': ['gap'],
  'column-gap': ['gap'],
  'overflow-x': ['overflow'],
  'overflow-y': ['overflow'],
  'flex-grow': ['flex'],
  'flex-shrink': ['flex'],
  'flex-basis': ['flex'],
  'flex-direction': ['flex-flow'],
  'flex-wrap': ['flex-flow'],
  'align-items': ['place-items'],
  'justify-items': ['place-items'],
  'align-content': ['place-content'],
  'justify-content': ['place-content'],
  'align-self': ['place-self'],
  'justify-self': ['place-self'],
  'font-family': ['font'],
  'font-size': ['font'],
  'font-weight': ['font'],
  'line-height': ['font'],
  'text-decoration-line': ['text-decoration'],
  'text-decoration-style': ['text-decoration'],
  'text-decoration-thickness': ['text-decoration'],
  'background-color': ['background'],
  'background-image': ['background'],
  'background-repeat': ['background'],
  'background-size': ['background'],
  'background-attachment': ['background'],
  'background-clip': ['background'],
  'background-origin': ['background'],
  'background-position-x': ['background-position', 'background'],
  'background-position-y': ['background-position', 'background'],
}

function ofSide(side: string): [string, readonly string[]][] {
  const border = ['width', 'style', 'color'].map((part): [string, readonly string[]] => [
    `border-${side}-${part}`,
    [`border-${side}`, `border-${part}`, 'border'],
  ])
  return [...border, [`padding-${side}`, ['padding']], [`margin-${side}`, ['margin']]]
}

/** In the order in which the shorthand is written. */
const transitionParts = ['property', 'duration', 'timing-function', 'delay', 'behavior'].map(
  (part) => `transition-${part}`,
)

const none: readonly string[] = []

/** The shorthands a longhand can be set by, nearest first, for the properties this panel edits one by one. */
export function shorthandsOf(property: string): readonly string[] {
  return shorthands[property] ?? none
}

/** The longhands that a value for all sides or corners replaces, so that none of them stays in its way. */
export function longhandsOf(property: string): readonly string[] {
  const border = /^border-(width|style|color)$/.exec(property)
  if (border) return sideNames.map((side) => `border-${side}-${border[1]}`)
  if (property === 'border-radius') {
    return ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((corner) => `border-${corner}-radius`)
  }
  if (property === 'transition') return transitionParts
  return property === 'overflow' ? ['overflow-x', 'overflow-y'] : []
}
