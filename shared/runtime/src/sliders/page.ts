import Swiper from 'swiper'
import * as elements from 'swiper/element'

/** The class is exported, which its types do not say. */
interface ElementClass {
  readonly prototype: { cssStyles(): string }
}

// Makes the sliders of a page, with the parts whose scripts stand before this one.
const parts = window.swiperParts ?? []
// oxlint-disable-next-line react-hooks/rules-of-hooks -- a method of that name, without React
Swiper.use(parts.map(({ module }) => module))

// The element takes styles as a property of each slider; those of a part belong to all of them.
const { prototype } = (elements as unknown as { readonly SwiperContainer: ElementClass }).SwiperContainer
const { cssStyles } = prototype
prototype.cssStyles = function () {
  return [cssStyles.call(this), ...parts.map(({ styles }) => styles)].join('\n')
}

elements.register()
