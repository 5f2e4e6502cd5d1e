/** Transforms in the order in which the browser has to apply them. */
export const transformNames =
  'translateX translateY translateZ rotate rotateY rotateX skewX skewY scaleX scaleY scaleZ'.split(' ')

/** What a transform is where nobody says anything. */
export const noTransform = (channel: string) => (channel.startsWith('sc') ? '1' : channel[0] === 't' ? '0px' : '0deg')

const { atan2, cos, hypot } = Math

/** The transforms an element has from its styles, told apart; none for one without. */
export function ownTransform(transform: string): Readonly<Record<string, string>> {
  if (!transform || transform === 'none') return {}
  const { a, b, c, d, e, f } = new DOMMatrixReadOnly(transform)
  const turn = atan2(b, a)
  const skew = c || d ? atan2(c, d) + turn : 0
  return {
    translateX: `${e}px`,
    translateY: `${f}px`,
    rotate: `${turn}rad`,
    skewX: `${skew}rad`,
    scaleX: `${hypot(a, b)}`,
    scaleY: `${hypot(c, d) * cos(skew)}`,
  }
}
