import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksFileLimits, parseBlocksFile, printBlocksFiles } from './blocks-file.ts'

const symbol = {
  id: 's1',
  name: 'Card',
  label: 'Card',
  category: 'cards',
  type: 'symbol',
  content: '<p>x</p>',
  style: 'p{}',
}

test('what was exported comes back, without the places it was kept', () => {
  const parsed = parseBlocksFile(JSON.stringify([symbol]))
  expect(parsed).toMatchObject({ ok: true, value: [symbol] })
  const [block] = parsed.ok ? parsed.value : []
  const [printed = ''] = printBlocksFiles([{ ...block!, pathes: { content: 'a', style: 'b' } }])
  expect(printed).not.toContain('pathes')
  expect(printed).toBe(`${JSON.stringify([block], null, 2)}\n`)
  expect(parseBlocksFile(printed)).toEqual(parsed)
})

test.each([
  ['more blocks than a file may hold', 2 * blocksFileLimits.blocks + 1, 'x', 3],
  ['more bytes than a file may hold', 9, 'ü'.repeat(2_000_000), 2],
])('%s come back from several files', (_what, count, content, expected) => {
  const parsed = parseBlocksFile(JSON.stringify([{ ...symbol, content }]))
  const [block] = parsed.ok ? parsed.value : []
  const blocks = Array.from({ length: count }, (_each, index) => ({ ...block!, id: `s${index}` }))
  const files = printBlocksFiles(blocks)
  expect(files).toHaveLength(expected)
  expect(files.every((file) => new Blob([file]).size <= blocksFileLimits.bytes)).toBe(true)
  const read = files.flatMap((file) => {
    const outcome = parseBlocksFile(file)
    return outcome.ok ? outcome.value : []
  })
  expect(read.map(({ id }) => id)).toEqual(blocks.map(({ id }) => id))
})

test.each([
  ['no json', 'no-json', '{'],
  ['no list', 'no-list', JSON.stringify(symbol)],
  ['nothing in it', 'no-items', '[]'],
  [
    'more than one file may hold',
    'too-many',
    JSON.stringify(Array.from({ length: blocksFileLimits.blocks + 1 }, () => symbol)),
  ],
  ['a first item without a type', 'bad-item: 1, type', JSON.stringify([{ ...symbol, type: undefined }])],
  ['another type', 'bad-item: 1, type', JSON.stringify([{ ...symbol, type: 'motion' }])],
  ['no content', 'bad-item: 1, content', JSON.stringify([{ ...symbol, content: undefined }])],
  ['content that is empty', 'bad-item: 1, content', JSON.stringify([{ ...symbol, content: ' \n' }])],
  ['content that is no text', 'bad-item: 1, content', JSON.stringify([{ ...symbol, content: ['<p>'] }])],
  ['a second item that is nothing', 'bad-item: 2', JSON.stringify([symbol, null])],
])('a file with %s is refused with what is wrong: %s', (_rule, fault, source) => {
  const [failure, detail] = fault.split(': ')
  expect(parseBlocksFile(source)).toEqual({ ok: false, failure, ...(detail && { detail }) })
})

test('long words are cut and a huge picture is left out, rather than all of it refused', () => {
  const given = { ...symbol, label: '🥐'.repeat(300), media: 'x'.repeat(600_000), content: 'x'.repeat(6_000_000) }
  const parsed = parseBlocksFile(JSON.stringify([given]))
  expect(parsed.ok && parsed.value[0]).toEqual({ ...given, label: '🥐'.repeat(200), media: '' })
})

test.each([
  'con',
  'NUL',
  'com1',
  '../../evil',
  '__proto__',
  'constructor',
  'toString',
  'a/b',
  '',
  ' ',
  'x'.repeat(100),
  '.hidden',
])('the id %j is not taken over', (id) => {
  const parsed = parseBlocksFile(JSON.stringify([{ ...symbol, id }]))
  expect(parsed.ok && parsed.value[0]?.id).toBe('')
})

test('any json is an answer, and what is accepted holds known keys of known kinds only', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('symbol', 'template', '__proto__', '<svg onload=x()>'),
    fc.jsonValue(),
  )
  const item = fc.dictionary(
    fc.oneof(
      fc.constantFrom('id', 'name', 'label', 'category', 'type', 'media', 'content', 'style', 'pathes'),
      fc.string(),
    ),
    value,
  )
  const likely = fc.record({
    type: fc.constantFrom('symbol', 'template'),
    content: fc.string(),
    id: value,
    label: value,
    extra: value,
  })
  fc.assert(
    fc.property(fc.oneof(fc.array(item), fc.array(likely), fc.jsonValue(), fc.string()), (given) => {
      const parsed = parseBlocksFile(typeof given === 'string' ? given : JSON.stringify(given))
      if (!parsed.ok) return
      for (const block of parsed.value) {
        expect(Object.keys(block).toSorted()).toEqual([
          'category',
          'content',
          'id',
          'label',
          'media',
          'name',
          'style',
          'type',
        ])
        expect(Object.values(block).every((each) => typeof each === 'string')).toBe(true)
        expect(block.id).toMatch(/^[\w-]*$/)
      }
    }),
    { numRuns: 1000 },
  )
})
