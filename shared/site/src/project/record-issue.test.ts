import { recordLimits } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { migrateProject } from './migrate-project.ts'

const page = { id: 'a', name: 'index', pathes: { html: 'index.html' } }
const block = { id: 'b', label: 'x' }

function problem(record: object): string {
  const outcome = migrateProject({ name: 'x', pages: { index: page }, ...record })
  if (outcome.ok) throw new Error('it was taken')
  return outcome.detail ?? ''
}

const many = (count: number) => Array.from({ length: count }, () => 'x')

describe('a record that is refused says why in plain words', () => {
  test.each<[string, object, string]>([
    ['a kind', { colors: 'red' }, '“colors” has to be a list.'],
    ['a kind, deep', { blocks: { b: { ...block, content: 1 } } }, '“blocks.b.content” has to be a text.'],
    [
      'a choice',
      { blocks: { b: { ...block, type: 'x' } } },
      '“blocks.b.type” has to be one of block, symbol, template.',
    ],
    ['what is missing', { blocks: { b: { id: 'b' } } }, '“blocks.b.label” is missing.'],
    ['a long list', { colors: many(recordLimits.entries + 1) }, '“colors” holds more than 20,000 entries.'],
    [
      'a large table',
      { motions: Object.fromEntries(many(recordLimits.entries + 1).map((_, at) => [`m${at}`, {}])) },
      '“motions” holds more than 20,000 entries.',
    ],
    ['a long name', { name: 'x'.repeat(recordLimits.words + 1) }, '“name” holds more than 20,000 letters.'],
  ])('%s', (_what, record, expected) => expect(problem(record)).toBe(expected))

  test('nothing of the record changes how the sentence reads', () => {
    const said = problem({ blocks: { [`\u202e${'x'.repeat(500)}`]: { id: 'b' } } })
    expect(said).toMatch(/^“blocks\.\ufffdx+…x+\.label” is missing\.$/u)
    expect(said.length).toBeLessThan(120)
  })
})

test('what a person makes is far below the bounds', () => {
  const pages = Object.fromEntries(
    many(2000).map((_, at) => [`p${at}`, { ...page, name: `p${at}`, pathes: { html: `${at}.html` } }]),
  )
  expect(migrateProject({ name: 'x', pages, colors: many(1000) }).ok).toBe(true)
})
