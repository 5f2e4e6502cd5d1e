import { sliderTag } from '@pergola/site/components'
import type { FrameDocument } from './frame-document.ts'
import type { SliderSheets } from './slider-sheets.ts'

export interface SliderViews {
  drawn(element: Element): void
}

/** Few pages have a slider: the rules for them come with the first one. */
export function createSliderViews(frame: Pick<FrameDocument, 'window' | 'showSheet'>): SliderViews {
  let sheets: Promise<SliderSheets | null> | null = null

  async function load(): Promise<SliderSheets | null> {
    try {
      const { createSliderSheets } = await import('./slider-sheets.ts')
      return createSliderSheets(frame)
    } catch {
      // Why is in the browser's console. The next slider asks again.
      sheets = null
      return null
    }
  }

  return {
    drawn(element) {
      if (element.localName !== sliderTag) return
      sheets ??= load()
      void sheets.then((found) => found?.follow(element))
    },
  }
}
