import { describe, expect, test } from 'vitest'
import { isFit, lackingFields, readStructured, removeStructured, writeStructured } from './index.ts'
import type { StructuredData } from './index.ts'

const article: StructuredData = { type: 'Article', values: { headline: 'Bread', author: 'Ada' }, pairs: {} }
const written = `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Article",
  "headline": "Bread",
  "author": {
    "@type": "Person",
    "name": "Ada"
  }
}
</script>`

const all: readonly StructuredData[] = [
  article,
  { type: 'Organization', values: { name: 'A', sameAs: 'https://a.org/\nhttps://b.org/' }, pairs: {} },
  { type: 'Product', values: { name: 'A', brand: 'B', price: '1.50', currency: 'EUR' }, pairs: {} },
  { type: 'FAQPage', values: {}, pairs: { 'Why?': 'So.', 'When?': 'Now.' } },
  { type: 'BreadcrumbList', values: {}, pairs: { Home: 'https://a.org/', Blog: 'https://a.org/blog/' } },
]

describe('writeStructured', () => {
  test('adds a script behind the tags, each other byte as it was', () => {
    expect(writeStructured('<meta name=x>\n<!-- y -->', { at: 0, data: article })).toBe(
      `<meta name=x>\n${written}\n<!-- y -->`,
    )
  })

  test.each(all)('$type is read as it was written', (data) => {
    for (const kind of ['fragment', 'document', 'xml'] as const) {
      const tags = writeStructured('', { at: 0, data }, kind) ?? ''
      expect(readStructured(tags, kind)[0]?.data).toEqual(data)
    }
  })

  test('changes one of several and no other', () => {
    const foreign = '<script type="application/ld+json">{ "@type" : "Recipe" }</script>'
    const tags = `${foreign}\n${written}\n${foreign}`
    const data = { ...article, values: { ...article.values, headline: 'Rolls' } }
    expect(writeStructured(tags, { at: 1, data })).toBe(tags.replace('Bread', 'Rolls'))
    expect(removeStructured(tags, 1)).toBe(`${foreign}\n${foreign}`)
  })

  test('writes nothing where every field is empty, and takes away what was there', () => {
    const data = { type: 'Article', values: { headline: ' ' }, pairs: {} } as const
    expect(writeStructured('<meta name=x>', { at: 0, data })).toBe('<meta name=x>')
    expect(writeStructured(`<meta name=x>\n${written}\n`, { at: 0, data })).toBe('<meta name=x>\n')
  })

  test.each(['</script><script>steal()</script>', '<!--<script>', ']]>&lt;', 'x\u2028"\\y'])(
    'nothing in a value ends the script: %s',
    (headline) => {
      const data = { ...article, values: { headline } }
      for (const kind of ['fragment', 'xml'] as const) {
        const tags = `${writeStructured('', { at: 0, data }, kind)}\n<meta name="after" />`
        const read = readStructured(tags, kind)
        expect(read.map((each) => each.data)).toEqual([data])
        expect(removeStructured(tags, 0, kind)).toBe('<meta name="after" />')
      }
    },
  )

  test('is refused behind a comment that is never closed', () => {
    expect(writeStructured('<!-- ', { at: 0, data: article })).toBeNull()
  })
})

describe('readStructured', () => {
  test.each([
    ['another type', '{"@context":"https://schema.org","@type":"Recipe","name":"A"}'],
    ['one more key', '{"@context":"https://schema.org","@type":"Article","headline":"A","wordCount":7}'],
    ['another type inside', written.replace(/<[^>]*>/g, '').replace('Person', 'Organization')],
    ['an author that is a list', '{"@context":"https://schema.org","@type":"Article","author":[{"name":"A"}]}'],
    ['two questions of one name', JSON.stringify(twice())],
    ['no JSON', '{"@type": Article}'],
    ['a list', '[]'],
  ])('gives no form for %s', (_what, text) => {
    expect(readStructured(`<script type="application/ld+json"> ${text}</script>`)).toEqual([
      { text: text.trim(), data: null },
    ])
  })

  test('passes over scripts of other types, and over what is in comments and templates', () => {
    const tags = `<script>1</script><!--${written}--><template>${written}</template>`
    expect(readStructured(tags)).toEqual([])
  })
})

function twice() {
  const question = { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [question, question] }
}

test.each([
  ['address', 'https://a.org/', 'assets/a.png'],
  ['addresses', 'https://a.org/\nhttp://b.org', 'https://a.org/\nb'],
  ['date', '2026-02-28', '2026-02-31'],
  ['date', '2026-02-28T10:00:00+01:00', '28.2.2026'],
  ['price', '12.50', '12,50 €'],
  ['currency', 'EUR', 'Euro'],
] as const)('isFit tells a %s: %s, not %s', (kind, right, wrong) => {
  expect([isFit(kind, right), isFit(kind, wrong), isFit(kind, ' ')]).toEqual([true, false, true])
})

test('lackingFields names what search engines ask for', () => {
  expect(lackingFields({ type: 'Article', values: {}, pairs: {} })).toEqual(['headline'])
  expect(lackingFields({ type: 'Product', values: { name: 'A', price: '1' }, pairs: {} })).toEqual(['currency'])
  expect(lackingFields({ type: 'FAQPage', values: {}, pairs: {} })).toEqual(['pairs'])
  expect(lackingFields(article)).toEqual([])
})
