import { expect, test } from 'vitest'
import { createSources } from '../service/sources.ts'
import { card } from '../testing/card-symbol.ts'
import { openStructure } from '../testing/open-structure.ts'

// Each file of tests is a tab of its own: nothing of symbols is here before its one test asks for it.

const copy = '<p inf-symbol-id="card">Words</p>'

test('the first symbols of a project, brought by files, are kept from the first copy on', async () => {
  const { core, page, html, find, structure, attributes } = await openStructure('<main id="m"></main>\n')
  const record = { blocks: { card }, symbols: { card } }
  const brought = await createSources(core).replaceFiles({ [card.pathes.content]: copy }, 'Import', record)
  expect(brought.ok).toBe(true)

  const where = { target: find('m'), position: 'inside' } as const
  structure.insertHtml(copy, where)
  structure.insertHtml(copy, where)
  expect(page.record.symbols).toEqual(['card'])
  attributes.setText(find('p'), 'Other words')
  expect(html().match(/Other words/g)).toHaveLength(2)
  expect(page.site.text(card.pathes.content)).toContain('Other words')
})
