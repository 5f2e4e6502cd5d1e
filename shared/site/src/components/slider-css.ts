import { readBreakpoints } from './slider-breakpoints.ts'
import { sliderTag } from './slider.ts'

/**
 * How a slider stands where its script does not run, or not yet: slides side by side, to be scrolled. Without weight, so that
 * any rule of the page counts more.
 */
export const sliderCss = `:where(swiper-container:not(:defined)) {
  --slider-slides: 1;
  --slider-space: 0px;
  --slider-basis: initial;
  display: flex;
  gap: var(--slider-space);
  overflow: auto;
  scroll-snap-type: both mandatory;
}
@supports (width: attr(data-width px, 0px)) {
  :where(swiper-container:not(:defined)) {
    --slider-slides: attr(slides-per-view type(<number>), 1);
    --slider-space: attr(space-between px, 0px);
  }
}
:where(swiper-container[slides-per-view='auto']:not(:defined)) {
  --slider-basis: auto;
}
:where(swiper-container[direction='vertical']:not(:defined)) {
  flex-direction: column;
}
:where(swiper-container:not(:defined) > swiper-slide) {
  display: block;
  box-sizing: border-box;
  flex: 0 0
    var(
      --slider-basis,
      calc((100% - (var(--slider-slides) - 1) * var(--slider-space)) / var(--slider-slides))
    );
  min-width: 0;
  scroll-snap-align: start;
}
`

function breakpointRule(
  value: string,
  width: number,
  { slidesPerView, spaceBetween }: Record<string, unknown>,
): string {
  const isCount = Number(slidesPerView) > 0
  const lines = [
    isCount ? `--slider-slides: ${Number(slidesPerView)}; --slider-basis: initial;` : '',
    slidesPerView === 'auto' ? '--slider-basis: auto;' : '',
    Number(spaceBetween) >= 0 ? `--slider-space: ${Number(spaceBetween)}px;` : '',
  ].join('')
  const selector = `:where(${sliderTag}[breakpoints=${value}]:not(:defined))`
  return lines === '' ? '' : `@media (min-width: ${width}px) { ${selector} { ${lines} } }\n`
}

/**
 * The same for what sliders are told of wider windows; `value` is that of their attribute, `escaped` the same as an identifier
 * of CSS. To stand behind `sliderCss`.
 */
export function breakpointCss(value: string, escaped: string): string {
  const found = Object.entries(readBreakpoints(value)).filter(([width]) => Number(width) >= 0)
  const sorted = found.toSorted(([one], [other]) => Number(one) - Number(other))
  return sorted.map(([width, told]) => breakpointRule(escaped, Number(width), told)).join('')
}
