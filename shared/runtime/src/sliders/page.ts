import Swiper from 'swiper'
import * as elements from 'swiper/element'
import type { SliderPart } from './slider-part.ts'

interface SliderElement {
  swiper?: Swiper
  cssStyles(): string
  initialize(): void
}

/** The class is exported, which its types do not say. */
interface ElementClass {
  readonly prototype: SliderElement
}

// Makes the sliders of a page, with the parts whose scripts stand before this one.
const parts: readonly SliderPart[] = window.swiperParts ?? []
// oxlint-disable-next-line react-hooks/rules-of-hooks -- a method of that name, without React
Swiper.use(parts.map(({ module }) => module))

const { prototype } = (elements as unknown as { readonly SwiperContainer: ElementClass }).SwiperContainer
const { cssStyles, initialize } = prototype

// The element takes styles as a property of each slider; those of a part belong to all of them.
prototype.cssStyles = function () {
  return [cssStyles.call(this), ...parts.map(({ styles }) => styles)].join('\n')
}

/** For who asks for less motion nothing turns by itself, and slides change places at once. */
prototype.initialize = function () {
  initialize.call(this)
  if (!this.swiper || !matchMedia('(prefers-reduced-motion: reduce)').matches) return
  this.swiper.params.speed = 0
  this.swiper.autoplay?.stop()
}

elements.register()
