import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeEntries, importCollection, listViewText, newCollection, parseListView } from './index.ts'
import type { EntryChange } from './index.ts'

describe('entries of a folder', () => {
  const collection = newCollection('Blog posts', new Set())
  const folder = 'content/blog-posts'
  const texts = new Map([
    [`${folder}/one.md`, '---\ntitle: One # remark\n---\n\nWords\n'],
    [`${folder}/two.md`, 'Two\n'],
  ])
  const changed = (change: EntryChange) => changeEntries(collection, texts, change)

  test('are files of their own, called as the entry is', () => {
    expect(changed({ kind: 'add', values: { title: 'One', body: 'New' } })).toEqual({
      [`${folder}/one-2.md`]: '---\ntitle: One\n---\n\nNew\n',
    })
    expect(changed({ kind: 'remove', key: `${folder}/two.md` })).toEqual({ [`${folder}/two.md`]: null })
  })

  test('keep what a change does not mean', () => {
    expect(changed({ kind: 'set', key: `${folder}/one.md`, values: { date: '2026-01-01' } })).toEqual({
      [`${folder}/one.md`]: '---\ntitle: One # remark\ndate: 2026-01-01\n---\n\nWords\n',
    })
    expect(changed({ kind: 'set', key: `${folder}/one.md`, values: { title: undefined } })).toEqual({
      [`${folder}/one.md`]: '---\n---\n\nWords\n',
    })
  })

  test('are put in order by a number in each', () => {
    const keys = [`${folder}/two.md`, `${folder}/one.md`]
    expect(Object.values(changed({ kind: 'order', keys })).map((text) => /order: \d/.exec(text ?? '')?.[0])).toEqual([
      'order: 1',
      'order: 2',
    ])
  })
})

describe('rows of a table', () => {
  const files = [{ name: 'Our team.csv', text: 'name,age\nAda,36\n"Bo, B",7\n' }]
  const { collection } = importCollection(files, new Set()) ?? {}
  const csv = new Map([['content/ourTeam.csv', files[0]?.text ?? '']])

  test('get types from what they hold', () => {
    expect(collection).toMatchObject({
      name: 'ourTeam',
      fields: [
        { name: 'name', type: 'text' },
        { name: 'age', type: 'number' },
      ],
    })
  })

  test.each<[EntryChange, string]>([
    [{ kind: 'add', values: { name: 'C' } }, 'name,age\nAda,36\n"Bo, B",7\nC,\n'],
    [{ kind: 'set', key: '0', values: { age: 37, since: 'x' } }, 'name,age,since\nAda,37,x\n"Bo, B",7,\n'],
    [{ kind: 'remove', key: '0' }, 'name,age\n"Bo, B",7\n'],
    [{ kind: 'order', keys: ['1', '0'] }, 'name,age\n"Bo, B",7\nAda,36\n'],
  ])('of CSV change by %o', (change, expected) => {
    expect(collection && changeEntries(collection, csv, change)).toEqual({ 'content/ourTeam.csv': expected })
  })

  test('of JSON keep keys that no field names', () => {
    const made = importCollection([{ name: 'a.json', text: '[{"b":1,"c":{"d":2}}]' }], new Set())
    const texts = new Map(Object.entries(made?.files ?? {}))
    const changed = made && changeEntries(made.collection, texts, { kind: 'set', key: '0', values: { b: 2 } })
    expect(JSON.parse(changed?.['content/a.json'] ?? '')).toEqual([{ b: 2, c: { d: 2 } }])
  })
})

test('Markdown files become a collection with the fields of their front matter', () => {
  const text = '---\ntitle: A\ndate: 2026-01-01\ncover: a.png\nslug: x\n---\nWords'
  const made = importCollection([{ name: 'My Post.md', text }], new Set(['articles']))
  expect(made?.collection.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'title text',
    'date date',
    'cover image',
    'body markdown',
  ])
  expect(made?.files).toEqual({ 'content/articles2/my-post.md': text })
})

test.each([
  ['a.txt', ''],
  ['a.json', '{}'],
  ['a.json', '{'],
  ['a.csv', ''],
])('%s with %j is no collection', (name, text) => {
  expect(importCollection([{ name, text }], new Set())).toBeNull()
})

test('a view of a list comes back from its expression', () => {
  const name = fc.constantFrom('title', 'größe', '$a')
  const view = fc.record({
    list: fc.constantFrom('articles', 'übersicht'),
    filterField: fc.constantFrom('', 'tag'),
    filterValue: fc.constantFrom("'a'", String.raw`'it\'s'`, 'true', '2.5'),
    sort: fc.oneof(
      fc.constant(''),
      name,
      name.map((each) => `-${each}`),
    ),
    limit: fc.nat(999_999),
    pageSize: fc.nat(999_999),
  })
  fc.assert(
    fc.property(view, (given) => {
      const wanted = given.filterField === '' ? { ...given, filterValue: '' } : given
      expect(parseListView(listViewText(given))).toEqual(wanted)
    }),
  )
  expect(parseListView('articles.filter((a) => a.b)')).toBeNull()
})
