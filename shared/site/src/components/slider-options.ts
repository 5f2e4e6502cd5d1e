import { sliderEffects } from './slider-modules.ts'

/** An attribute of a slider with the value that counts where it is not written. */
export type SliderOption =
  | { readonly name: string; readonly kind: 'switch'; readonly initial: boolean }
  | { readonly name: string; readonly kind: 'number'; readonly initial: number }
  | { readonly name: string; readonly kind: 'choice'; readonly initial: string; readonly choices: readonly string[] }
  | { readonly name: string; readonly kind: 'text'; readonly initial: string }

export interface SliderOptionGroup {
  readonly title: string
  /** The attribute that switches the whole of it on. */
  readonly switchedBy?: string
  /** The effect it belongs to. */
  readonly effect?: (typeof sliderEffects)[number]
  readonly options: readonly SliderOption[]
}

const on = (name: string): SliderOption => ({ name, kind: 'switch', initial: true })
const off = (name: string): SliderOption => ({ name, kind: 'switch', initial: false })
const number = (name: string, initial: number): SliderOption => ({ name, kind: 'number', initial })
const text = (name: string, initial = ''): SliderOption => ({ name, kind: 'text', initial })
const choice = (name: string, choices: readonly [string, ...string[]]): SliderOption => ({
  name,
  kind: 'choice',
  initial: choices[0],
  choices,
})

/** What every slider is asked first, annex §2.6. */
export const mainSliderOptions: readonly SliderOption[] = [
  choice('direction', ['horizontal', 'vertical']),
  choice('effect', sliderEffects),
  number('speed', 300),
  off('loop'),
]

/** Everything else, as Swiper's elements name it and with its defaults. */
export const sliderOptionGroups: readonly SliderOptionGroup[] = [
  {
    title: 'Fade effect',
    effect: 'fade',
    options: [off('fade-effect-cross-fade')],
  },
  {
    title: 'Cube effect',
    effect: 'cube',
    options: [
      on('cube-effect-slide-shadows'),
      on('cube-effect-shadow'),
      number('cube-effect-shadow-offset', 20),
      number('cube-effect-shadow-scale', 0.94),
    ],
  },
  {
    title: 'Coverflow effect',
    effect: 'coverflow',
    options: [
      number('coverflow-effect-rotate', 50),
      number('coverflow-effect-stretch', 0),
      number('coverflow-effect-depth', 100),
      number('coverflow-effect-scale', 1),
      number('coverflow-effect-modifier', 1),
      on('coverflow-effect-slide-shadows'),
    ],
  },
  {
    title: 'Flip effect',
    effect: 'flip',
    options: [on('flip-effect-slide-shadows'), on('flip-effect-limit-rotation')],
  },
  {
    title: 'Cards effect',
    effect: 'cards',
    options: [
      on('cards-effect-slide-shadows'),
      on('cards-effect-rotate'),
      number('cards-effect-per-slide-rotate', 2),
      number('cards-effect-per-slide-offset', 8),
    ],
  },
  {
    title: 'Creative effect',
    effect: 'creative',
    options: [number('creative-effect-limit-progress', 1), on('creative-effect-perspective')],
  },
  {
    title: 'Layout',
    options: [
      number('initial-slide', 0),
      off('auto-height'),
      off('centered-slides'),
      off('centered-slides-bounds'),
      off('center-insufficient-slides'),
      number('slides-per-group', 1),
      number('slides-per-group-skip', 0),
      off('slides-per-group-auto'),
      number('slides-offset-before', 0),
      number('slides-offset-after', 0),
      number('grid-rows', 1),
      choice('grid-fill', ['column', 'row']),
      off('round-lengths'),
      off('css-mode'),
    ],
  },
  {
    title: 'Repeating',
    options: [
      off('rewind'),
      number('loop-additional-slides', 0),
      on('loop-add-blank-slides'),
      on('loop-prevents-sliding'),
    ],
  },
  {
    title: 'Autoplay',
    switchedBy: 'autoplay',
    options: [
      number('autoplay-delay', 3000),
      off('autoplay-disable-on-interaction'),
      off('autoplay-pause-on-mouse-enter'),
      off('autoplay-reverse-direction'),
      off('autoplay-stop-on-last-slide'),
      on('autoplay-wait-for-transition'),
    ],
  },
  {
    title: 'Navigation',
    switchedBy: 'navigation',
    options: [off('navigation-hide-on-click'), text('navigation-prev-el'), text('navigation-next-el')],
  },
  {
    title: 'Pagination',
    switchedBy: 'pagination',
    options: [
      choice('pagination-type', ['bullets', 'fraction', 'progressbar']),
      off('pagination-clickable'),
      off('pagination-dynamic-bullets'),
      number('pagination-dynamic-main-bullets', 1),
      off('pagination-hide-on-click'),
      off('pagination-progressbar-opposite'),
    ],
  },
  {
    title: 'Scrollbar',
    switchedBy: 'scrollbar',
    options: [off('scrollbar-draggable'), off('scrollbar-hide'), on('scrollbar-snap-on-release')],
  },
  {
    title: 'Keyboard',
    switchedBy: 'keyboard',
    options: [on('keyboard-only-in-viewport'), on('keyboard-page-up-down')],
  },
  {
    title: 'Mousewheel',
    switchedBy: 'mousewheel',
    options: [
      off('mousewheel-force-to-axis'),
      off('mousewheel-invert'),
      off('mousewheel-release-on-edges'),
      number('mousewheel-sensitivity', 1),
    ],
  },
  {
    title: 'Touch and pointer',
    options: [
      on('allow-touch-move'),
      off('grab-cursor'),
      on('simulate-touch'),
      off('slide-to-clicked-slide'),
      number('threshold', 5),
      number('touch-ratio', 1),
      number('touch-angle', 45),
      on('short-swipes'),
      on('long-swipes'),
      number('long-swipes-ratio', 0.5),
      on('follow-finger'),
      on('resistance'),
      number('resistance-ratio', 0.85),
      off('edge-swipe-detection'),
      off('nested'),
    ],
  },
  {
    title: 'Free mode',
    switchedBy: 'free-mode',
    options: [
      off('free-mode-sticky'),
      on('free-mode-momentum'),
      number('free-mode-momentum-ratio', 1),
      on('free-mode-momentum-bounce'),
    ],
  },
  {
    title: 'Zoom',
    switchedBy: 'zoom',
    options: [number('zoom-max-ratio', 3), number('zoom-min-ratio', 1), on('zoom-toggle')],
  },
  { title: 'Parallax', switchedBy: 'parallax', options: [] },
  {
    title: 'Thumbs',
    options: [text('thumbs-swiper'), on('thumbs-multiple-active-thumbs'), number('thumbs-auto-scroll-offset', 0)],
  },
  {
    title: 'Loading',
    options: [number('lazy-preload-prev-next', 0), off('virtual'), on('watch-overflow')],
  },
  {
    title: 'Address',
    options: [off('hash-navigation'), off('hash-navigation-watch-state'), off('hash-navigation-replace-state')],
  },
  {
    title: 'Accessibility',
    options: [
      on('a11y'),
      text('a11y-prev-slide-message', 'Previous slide'),
      text('a11y-next-slide-message', 'Next slide'),
      text('a11y-slide-label-message', '{{index}} / {{slidesLength}}'),
      text('a11y-container-message'),
    ],
  },
]

/** Names of all attributes that say how a slider behaves. */
export const sliderOptionNames: readonly string[] = [
  'slides-per-view',
  'space-between',
  'breakpoints',
  ...mainSliderOptions.map(({ name }) => name),
  ...sliderOptionGroups.flatMap(({ switchedBy, options }) => [
    ...(switchedBy === undefined ? [] : [switchedBy]),
    ...options.map(({ name }) => name),
  ]),
]
