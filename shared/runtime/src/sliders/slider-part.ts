import type { SwiperModule } from 'swiper/types'

/** Something that a slider can do beside sliding, as the script of it leaves it for the one that makes the sliders. */
export interface SliderPart {
  readonly module: SwiperModule
  /** For the inside of the slider. */
  readonly styles: string
}

declare global {
  interface Window {
    swiperParts?: SliderPart[]
  }
}
