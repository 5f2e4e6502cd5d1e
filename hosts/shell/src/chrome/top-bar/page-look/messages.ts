export const messages = {
  title: 'Page preferences',
  /** `names` of all that are set. */
  looking: (names: string) => `Page preferences: ${names}`,
  reset: 'Show the page as it is',
  group: 'Page preferences',
  more: (first: string, others: number) => (others > 0 ? `${first} +${others}` : first),
  light: 'Light scheme',
  dark: 'Dark scheme',
  reducedMotion: 'Reduced motion',
  print: 'Print',
  rightToLeft: 'Right to left',
  /** As a browser's own font size does it: what is set in px stays. */
  largeText: 'Text at 200 % (rem, em, %)',
  hover: 'Hover held',
  focus: 'Focus held',
  active: 'Active held',
}

/** As the chip says them. */
export const short: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  reducedMotion: 'Less motion',
  rightToLeft: 'RTL',
  largeText: 'Text 200 %',
}
