import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printCsv, readCsv } from './csv.ts'
import { printCollections, readCollections } from './definition.ts'
import { readMarkdownFile, writeMarkdownFile } from './front-matter.ts'

describe('a table of CSV', () => {
  test('reads quotes, line ends and the signs of other countries', () => {
    expect(readCsv('\ufeffa;b\r\n"x;""y""\n";1,5\r\n\r\n;\n')).toEqual({
      delimiter: ';',
      names: ['a', 'b'],
      rows: [
        ['x;"y"\n', '1,5'],
        ['', ''],
      ],
    })
  })

  test('comes back from what is printed', () => {
    const cell = fc.string()
    const table = fc.record({
      delimiter: fc.constant(','),
      names: fc.constant(['a', 'b']),
      rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 3 })),
    })
    fc.assert(fc.property(table, (given) => void expect(readCsv(printCsv(given))).toEqual(given)))
  })
})

describe('a Markdown file', () => {
  const text = '---\n# a remark\ntitle:   "Old"\ntags: [a, b]\n---\n\nWords\n'

  test('keeps every byte when nothing changes', () => {
    expect(writeMarkdownFile(text, { title: 'Old', tags: ['a', 'b'] })).toBe(text)
    expect(writeMarkdownFile('Words', {})).toBe('Words')
  })

  test('keeps remarks and other values when one changes', () => {
    expect(writeMarkdownFile(text, { title: 'New', more: true }, 'Other')).toBe(
      '---\n# a remark\ntitle: "New"\ntags: [ a, b ]\nmore: true\n---\n\nOther\n',
    )
  })

  test('says what is wrong with its front matter, and keeps the words', () => {
    const { body, problem } = readMarkdownFile('---\na: [\n---\nWords')
    expect([body, problem]).toEqual(['Words', expect.stringContaining('Flow')])
  })
})

describe('the description of collections', () => {
  const text = printCollections(
    readCollections(
      '{"collections":{"a":{"folder":"/content/a/","fields":{"t":{"type":"text"}},"address":"b/{slug}","page":"p"}}}',
    ).collections,
  )

  test('comes back from what is printed', () => {
    expect(printCollections(readCollections(text).collections)).toBe(text)
    expect(JSON.parse(text)).toEqual({
      collections: { a: { folder: 'content/a', page: 'p', address: 'b/{slug}', fields: { t: { type: 'text' } } } },
    })
  })

  test.each([
    ['{', 'is no JSON object'],
    ['{"collections":{"a b":{}}}', 'cannot be a name'],
    ['{"collections":{"a":{"fields":{}}}}', 'needs a "folder"'],
    ['{"collections":{"a":{"folder":"../x","fields":{}}}}', 'needs a "folder"'],
    ['{"collections":{"a":{"folder":"x","fields":{"url":{"type":"text"}}}}}', 'cannot be the name of a field'],
    ['{"collections":{"a":{"folder":"x","fields":{},"address":"b/x"}}}', 'needs {slug}'],
    ['{"collections":{"a":{"folder":"x","fields":{"t":{"type":"other"}}}}}', 'fields.t.type'],
  ])('says what is wrong with %s', (given, said) => {
    const { collections, problems } = readCollections(given)
    expect(collections).toEqual([])
    expect(problems[0]?.reason).toContain(said)
  })
})
