import { expect, test } from 'vitest'
import { sameNodes } from './compare.ts'
import { parseHtml, parseHtmlInTurns, printHtml } from './index.ts'
import { documentOrder } from './measure.ts'
import { sourceTree } from './source-tree.ts'
import { nastyPages } from './testing/nasty-pages.ts'
import { pageFixtures } from './testing/page-fixtures.mjs'

const long = `<!doctype html><title>x</title>${'<p>one<b>two</p>\r\n<ul><li>a<li>b &amp; c</ul><table>x<tr><td>1</table>'.repeat(200)}`

/** Everything a tree knows of its nodes. */
function recordsOf(source: ReturnType<typeof sourceTree>) {
  return documentOrder(source, source.get(source.root)).map((node) => ({ ...node }))
}

test.each([...pageFixtures(), ...nastyPages, ['a long page', long]])(
  '%s is the same tree, read in turns',
  async (_name, source) => {
    let turns = 0
    const inTurns = await parseHtmlInTurns(source, () => Promise.resolve(++turns > 0))
    if (!inTurns) throw new Error('nobody gave it up')
    const tree = sourceTree(inTurns)
    const whole = sourceTree(parseHtml(source))
    expect(
      sameNodes(
        [tree.root],
        (id) => tree.get(id),
        [whole.root],
        (id) => whole.get(id),
      ),
    ).toBe(true)
    expect(recordsOf(tree)).toEqual(recordsOf(whole))
    expect([...tree.hazards]).toEqual([...whole.hazards])
    expect([...tree.strays]).toEqual([...whole.strays])
    expect(printHtml(tree)).toBe(source)
  },
)

test('a long page pauses often, and what is given up at a pause is no tree', async () => {
  let turns = 0
  await parseHtmlInTurns(long, () => {
    turns += 1
    return null
  })
  expect(turns).toBeGreaterThan(20)
  expect(await parseHtmlInTurns(long, () => Promise.resolve(false))).toBeNull()
})
