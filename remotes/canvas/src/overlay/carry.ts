const effects = new WeakMap<Element, KeyframeEffect>()

/** What is told of an element by an animation: where it stands, how large it is drawn, and whether it is seen. */
interface Carried {
  readonly translate: string
  readonly scale?: string
  readonly opacity?: string
}

/**
 * Puts an element that stands at the corner of its container elsewhere. A changed style has the browser divide the whole
 * window into layers anew, which takes long where a large page is shown; an animation that stands still is moved by the
 * compositor.
 */
export function carry(element: Element, { translate, scale = 'none', opacity = '1' }: Carried): void {
  let effect = effects.get(element)
  if (!effect) {
    effect = new KeyframeEffect(element, null, { duration: 1, fill: 'both' })
    new Animation(effect).pause()
    effects.set(element, effect)
  }
  const frame = { translate, scale, opacity }
  effect.setKeyframes([frame, frame])
}
