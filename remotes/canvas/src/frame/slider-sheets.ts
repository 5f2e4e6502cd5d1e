import { breakpointCss, sliderCss } from '@pergola/site/components'
import type { FrameDocument } from './frame-document.ts'

export interface SliderSheets {
  follow(slider: Element): void
}

/**
 * On a page a script lays out a slider, and tells it how many slides a wider window shows. On the canvas none runs: rules say
 * the same, which a slider is found by with what it is told. What no slider is told any more does no harm.
 */
export function createSliderSheets({ window, showSheet }: Pick<FrameDocument, 'window' | 'showSheet'>): SliderSheets {
  const told = new Set<string>()
  const sheet = new window.CSSStyleSheet()
  const watch = new window.MutationObserver((changes) => {
    for (const { target } of changes) take(target as Element)
  })

  function write(): void {
    sheet.replaceSync([sliderCss, ...[...told].map((value) => breakpointCss(value, CSS.escape(value)))].join(''))
  }

  function take(slider: Element): void {
    const value = slider.getAttribute('breakpoints')
    if (value === null || told.has(value)) return
    told.add(value)
    write()
  }

  write()
  showSheet(sheet, true)
  return {
    follow(slider) {
      take(slider)
      watch.observe(slider, { attributeFilter: ['breakpoints'] })
    },
  }
}
