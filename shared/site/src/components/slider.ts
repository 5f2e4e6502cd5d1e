/** The tags of a slider, those of Swiper's custom elements. */
export const sliderTag = 'swiper-container'
export const slideTag = 'swiper-slide'

/** An empty slide, as a new one is made. */
export const slideMarkup = `<${slideTag} class="p-10 drop"></${slideTag}>`

/** A new slider: three slides, with what a visitor turns them by. */
export const sliderMarkup = [
  `<${sliderTag} navigation="true" pagination="true" pagination-clickable="true">`,
  ...[1, 2, 3].map(() => `  ${slideMarkup}`),
  `</${sliderTag}>`,
].join('\n')

/** Whether a script by its address makes sliders itself. */
export function isSliderLibrary(address: string): boolean {
  return /swiper/i.test(address)
}
