import type { PlacedElement } from './insets.ts'

interface Shown {
  readonly element: PlacedElement
  readonly animation: Animation
  /** What `translate` says of it already. */
  readonly before: readonly string[]
}

/**
 * Shows elements moved without laying the page out: of thousands in one container each inset that changes has all of them
 * placed anew. The compositor moves them, by an animation that stands still, and nothing of the page's own is touched.
 */
export class ShownMove {
  private readonly shown: readonly Shown[]

  constructor(elements: readonly PlacedElement[], window: Window) {
    this.shown = elements.map((element) => {
      const { translate } = window.getComputedStyle(element.element)
      const before = translate === 'none' || translate === '' ? [] : translate.split(' ')
      const animation = element.element.animate(null, { duration: 1, fill: 'both' })
      animation.pause()
      return { element, animation, before }
    })
  }

  /** By so many pixels of the page's viewport from where they stood. */
  to(dx: number, dy: number): void {
    for (const { element, animation, before } of this.shown) {
      const { x, y } = element.toLocal(dx, dy)
      const [left = '0px', top = '0px', ...depth] = before
      const translate = [`calc(${left} + ${x}px)`, `calc(${top} + ${y}px)`, ...depth].join(' ')
      const effect = animation.effect as KeyframeEffect | null
      effect?.setKeyframes({ translate: [translate, translate] })
    }
  }

  end(): void {
    for (const { animation } of this.shown) animation.cancel()
  }
}
