export const messages = {
  slides: 'Slides',
  invalidSlides: (most: number) => `A whole number from 0 to ${most}`,
  invalidNumber: 'A number',
  invalidView: 'A number above 0, or auto',
  invalidSpace: 'Pixels, 0 or more',
  slidesPerView: 'Slides per view',
  spaceBetween: 'Space between',
  perDevice: (device: string) =>
    device === 'mobile'
      ? 'On mobile alone. Other devices keep theirs.'
      : `On ${device}, and on narrower devices that say nothing themselves.`,
  off: 'Slides are turned by a script that pages with a slider load. It is switched off: enable_swiperjs in the settings.',
  switchOn: 'Enable sliders',
  inCanvas: 'Here the slides stand side by side. Turning, effects and controls are seen in the preview.',
  changed: 'Some are set',
  notAllowed: 'Not allowed',
  /** Where the name says too little. */
  names: {
    a11y: 'Words for screen readers',
    'navigation-prev-el': 'Previous button, as a selector',
    'navigation-next-el': 'Next button, as a selector',
    'thumbs-swiper': 'Slider of the thumbs, as a selector',
  } as Readonly<Record<string, string>>,
} as const
