const transform = /^(?:x|y|z|(?:translate|rotat(?:e|ion)|skew|scale)[XYZ]?)$/

const sides = ['Top', 'Right', 'Bottom', 'Left']
const sidesOf = (name: string, kind = '') => sides.map((side) => `${name}${side}${kind}`)

/** Styles of one family of which none changes another; every other name of the family may change them all. */
const families: Readonly<Record<string, readonly string[]>> = {
  background: ['backgroundColor', 'backgroundSize'],
  border: [...sidesOf('border', 'Color'), ...sidesOf('border', 'Width')],
  borderRadius: ['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight'].map((corner) => `border${corner}Radius`),
  fill: ['fill', 'fillOpacity'],
  font: ['fontSize', 'fontWeight'],
  gap: ['rowGap', 'columnGap'],
  inset: ['top', 'right', 'bottom', 'left'],
  margin: sidesOf('margin'),
  max: ['maxWidth', 'maxHeight'],
  min: ['minWidth', 'minHeight'],
  outline: ['outlineColor', 'outlineWidth', 'outlineOffset'],
  padding: sidesOf('padding'),
  stroke: ['stroke', 'strokeWidth', 'strokeDasharray', 'strokeDashoffset', 'strokeOpacity'],
  text: ['textIndent', 'textShadow'],
}
const members = new Set(Object.values(families).flat())

const rootOf = (name: string) => (/^border.*Radius$/.test(name) ? 'borderRadius' : name.replace(/[A-Z].*/s, ''))

function partsOfStyle(style: string): readonly string[] {
  const name = style.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())
  if (members.has(name)) return [name]
  const root = rootOf(name)
  return [root, ...(families[root] ?? [])]
}

/** What a name moves: a shorthand its parts, and each transform all of them, as they are for what plays for itself. */
export function valuesOf(name: string): readonly string[] {
  return transform.test(name) ? ['transform'] : partsOfStyle(name)
}

/** In a timeline each transform is moved by itself. */
export function partsOf(name: string): readonly string[] {
  if (!transform.test(name)) return partsOfStyle(name)
  const part = { translateX: 'x', translateY: 'y', translateZ: 'z' }[name]
  return [part ?? name.replace(/[A-Z].*/s, '').replace('ation', 'ate')]
}
