import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const base = 'https://pictures.test/feed.json'

test('pictures are those items that name one, with whole addresses', () => {
  const items = [{ title: 'Sea', image: 'sea.png' }, { title: 'Text alone' }, null, { image: 'javascript:alert(1)' }]
  expect(readFeed(JSON.stringify({ items }), base)).toEqual([{ title: 'Sea', url: 'https://pictures.test/sea.png' }])
})

test('what is no feed says so', () => {
  expect(() => readFeed('{}', base)).toThrow('no JSON Feed')
})
