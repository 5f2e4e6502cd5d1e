import { expect, test } from 'vitest'
import { missingSocialTags, socialCard, socialTags } from './social-card.ts'

const page = { title: 'Bread', description: 'Daily', tags: '' }

test.each([
  ['the page itself', '', { title: 'Bread', description: 'Daily', image: '', isLarge: false }],
  [
    'og before twitter',
    '<meta name="twitter:title" content="T"><meta property="og:title" content="O">',
    { title: 'O' },
  ],
  ['twitter where og is missing', '<meta name="twitter:description" content="T">', { description: 'T' }],
  ['a picture is shown large', '<meta property=og:image content=./a.png>', { image: './a.png', isLarge: true }],
  [
    'unless the card is small',
    '<meta property=og:image content=a.png><meta name=twitter:card content=summary>',
    { isLarge: false },
  ],
  ['an empty tag says nothing', '<meta property="og:title" content=" ">', { title: 'Bread' }],
  ['the first of two counts', '<meta property=og:title content=A><meta property=og:title content=B>', { title: 'A' }],
  ['a comment says nothing', '<!-- <meta property=og:title content=A> -->', { title: 'Bread' }],
])('%s', (_rule, tags, expected) => {
  expect(socialCard({ ...page, tags })).toMatchObject(expected)
})

test('what is missing is added once, and hostile values stay values', () => {
  const added = missingSocialTags({
    title: '"><script>',
    description: 'D',
    tags: '<meta property="og:type" content="article">',
  })
  expect(added).not.toContain('<script>')
  expect(socialTags(added).get('og:title')).toBe('"><script>')
  expect(added).not.toContain('og:type')
  expect(missingSocialTags({ ...page, tags: added })).not.toContain('og:title')
})

test('what the page does not say gets no tag; the picture alone is left open', () => {
  const added = missingSocialTags({ ...page, description: '' })
  expect([...socialTags(added).keys()]).toEqual(['og:type', 'og:title', 'og:image', 'twitter:card'])
})
