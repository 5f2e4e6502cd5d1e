import type { StructuredType } from '@pergola/site/structured-data'

const labels: Readonly<Record<string, string>> = {
  headline: 'Headline',
  name: 'Name',
  description: 'Description',
  image: 'Image address',
  author: 'Author',
  published: 'Published on',
  modified: 'Changed on',
  url: 'Web address',
  logo: 'Logo address',
  email: 'Email',
  telephone: 'Telephone',
  sameAs: 'Profiles elsewhere',
  brand: 'Brand',
  sku: 'Article number',
  price: 'Price',
  currency: 'Currency',
  pairs: 'entries',
}

const types: Readonly<Record<StructuredType, string>> = {
  Article: 'Article',
  Organization: 'Organisation',
  Product: 'Product',
  FAQPage: 'Questions and answers',
  BreadcrumbList: 'Breadcrumbs',
}

export const structuredMessages = {
  title: 'Structured data',
  hint: 'Says to search engines what the page is about. Kept in its head as JSON-LD; empty fields write nothing.',
  add: 'Add structured data',
  choose: 'Choose a kind',
  code: 'Other JSON-LD',
  codeHint: 'No form shows this without loss. Edit it among the tags above.',
  remove: (what: string) => `Remove ${what}`,
  labelOf: (key: string) => labels[key] ?? key,
  typeOf: (type: StructuredType) => types[type],
  lacking: (keys: readonly string[]) =>
    `Search engines pass over this without: ${keys.map((key) => labels[key] ?? key).join(', ')}.`,
  placeholders: {
    text: '',
    long: '',
    address: 'https://example.org/…',
    addresses: 'https://example.org/… (one a line)',
    date: '2026-12-31',
    price: '12.50',
    currency: 'EUR',
  },
  refused: {
    text: '',
    long: '',
    address: 'Write a whole address, such as https://example.org/picture.png.',
    addresses: 'Write whole addresses, one a line, such as https://example.org/.',
    date: 'Write a date as 2026-12-31.',
    price: 'Write a number with a point and no sign of a currency, such as 12.50.',
    currency: 'Write the three capital letters of the currency, such as EUR.',
  },
  questions: {
    list: 'Questions',
    name: 'Question',
    value: 'Answer',
    add: 'Add question',
    remove: (name: string) => `Remove ${name}`,
  },
  breadcrumbs: {
    list: 'Breadcrumbs',
    name: 'Name of a page',
    value: 'Its address',
    add: 'Add page',
    remove: (name: string) => `Remove ${name}`,
  },
} as const
