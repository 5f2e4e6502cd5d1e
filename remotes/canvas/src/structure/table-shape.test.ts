import { describe, expect, test } from 'vitest'
import { openStructure } from '../testing/open-structure.ts'

const row = (id: string, cells: number, of = 'td') =>
  `<tr id="${id}">${Array.from({ length: cells }, (_none, index) => `<${of} id="${id}${index}">x</${of}>`).join('')}</tr>`
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`

describe('a move in tables', () => {
  test('takes a row where it has as many columns, and a cell within its row', async () => {
    const { structure, find, html } = await openStructure(table(row('a', 2), row('b', 2)) + table(row('c', 2)))
    expect(structure.move([find('b')], { target: find('c'), position: 'after' }).ok).toBe(true)
    expect(structure.move([find('b')], { target: find('a'), position: 'before' }).ok).toBe(true)
    expect(structure.move([find('a1')], { target: find('a0'), position: 'before' }).ok).toBe(true)
    expect(html()).toContain('<tr id="a"><td id="a1">x</td><td id="a0">x</td></tr>')
  })

  test.each([
    ['a cell out of its row', table(row('a', 2), row('b', 2)), 'a1', 'b0', 'a cell stays in its row'],
    [
      'a row of another length',
      table(row('a', 2)) + table(row('b', 3)),
      'b',
      'a',
      'the row has 3 columns, the table has 2',
    ],
    [
      'a row beside a cell that reaches over two',
      table('<tr id="a"><td rowspan="2">x</td><td>y</td></tr>', '<tr id="b"><td>z</td></tr>'),
      'a',
      'b',
      'a cell reaches over several rows',
    ],
  ])('refuses %s, with the reason', async (...[, source, moved, target, reason]) => {
    const { structure, find, html } = await openStructure(source)
    const outcome = structure.move([find(moved)], { target: find(target), position: 'after' })
    expect(outcome).toMatchObject({ ok: false, failure: 'not-allowed', detail: expect.stringContaining(reason) })
    expect(structure.canMove([find(moved)], { target: find(target), position: 'after' })).toBe(false)
    expect(html()).toBe(source)
  })

  test('counts colspan, and leaves alone what has rows of several lengths already', async () => {
    const wide = '<tr id="w"><td colspan="2">x</td></tr>'
    const { structure, find } = await openStructure(table(row('a', 2)) + table(wide) + table(row('c', 1), row('d', 3)))
    expect(structure.move([find('w')], { target: find('a'), position: 'after' }).ok).toBe(true)
    expect(structure.move([find('a')], { target: find('c'), position: 'after' }).ok).toBe(true)
  })
})
