export const messages = {
  title: 'Start from',
  blank: 'Blank',
  blankTitle: 'An empty page',
  blankHint: 'Drag blocks and ready sections onto it, or choose a starter and make it yours.',
  notFetched: 'This starter could not be fetched. Connect to the network and choose it again, or start blank.',
  preview: (page: string) => `Preview of ${page}`,
  pages: 'Pages of the starter',
  width: 'Width of the preview',
  wide: 'Desktop',
  narrow: 'Phone',
  scheme: 'Colours of the preview',
  light: 'Light',
  dark: 'Dark',
  starters: [
    { id: 'landing', label: 'Landing page', about: 'One product: what it does, what it costs, who makes it.' },
    {
      id: 'studio',
      label: 'Studio portfolio',
      about: 'Work in large pictures, an index of all of it, one project told in full.',
    },
    {
      id: 'restaurant',
      label: 'Restaurant',
      about: 'A menu as it is printed, the people, the hours, a table to book.',
    },
  ],
} as const
