import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameNodes } from './compare.ts'
import { attributeOf, findAll, parseHtml, printHtml, rereadHtml, treeChanges } from './index.ts'
import type { HtmlTree } from './index.ts'
import { documentOrder } from './measure.ts'
import { sourceTree } from './source-tree.ts'
import { tagSoup } from './testing/tag-soup.ts'

const page = `<!DOCTYPE html>
<html lang=en><head><title>A</title><style>a{}</style></head>
<body class=x>
  <h1 id=top>Title</h1>
  <ul><li>one<li CLASS='x' >two</ul>
  <template><p>inside</p></template>
  <p>a<p>b
</body></html>
`

const named = (tree: HtmlTree, name: string) => [...findAll(tree, (node) => node.name === name)].map(({ id }) => id)

test.each([
  ['a word in a text', page.replace('two', 'three'), ['text']],
  ['an attribute', page.replace('id=top', 'id=topmost'), ['attributes']],
  ['an element more', page.replace('<ul><li>one', '<ul><li>zero<li>one'), ['inserted']],
  ['an element less', page.replace('<p>a', ''), ['removed']],
  ['another tag', page.replace('<h1 id=top>Title</h1>', '<h2 id=top>Title</h2>'), ['removed', 'inserted']],
  ['quotes alone', page.replace('id=top', 'id="top"'), []],
  ['nothing', page, []],
  ['inside a template', page.replace('inside', 'within'), ['text']],
])('%s is all that is to be followed', (_rule, source, expected) => {
  const before = parseHtml(page)
  const after = rereadHtml(before, source)
  expect(printHtml(after)).toBe(source)
  expect(printHtml(before)).toBe(page)
  expect(treeChanges(before, after, 100)?.map(({ type }) => type)).toEqual(expected)
})

test('what stays keeps its id, wherever it stands now', () => {
  const before = parseHtml(page)
  const [heading] = named(before, 'h1')
  const items = named(before, 'li')
  const after = rereadHtml(
    before,
    page.replace('<h1 id=top>Title', '<p>lead</p>\n<h1 id=top class=big>Title <b>now</b>'),
  )
  expect(named(after, 'h1')).toEqual([heading])
  expect(named(after, 'li')).toEqual(items)
  expect(attributeOf(after.node(heading ?? -1)!, 'class')).toBe('big')
})

const idsOf = (tree: HtmlTree) => {
  const source = sourceTree(tree)
  return documentOrder(source, source.get(source.root)).map(({ id }) => id)
}

test('siblings that read the same never share an id', () => {
  const before = parseHtml('<p>one</p><p>same</p><p>two</p>')
  const after = rereadHtml(before, '<p>three</p><p>same</p><p>same</p><p>four</p>')
  expect(new Set(idsOf(after)).size).toBe(idsOf(after).length)
  expect(named(after, 'p')[1]).toBe(named(before, 'p')[1])
})

test('any two rows of siblings: each has an id of its own, and what stays keeps its order', () => {
  const row = fc.array(fc.constantFrom('<p>a</p>', '<p>b</p>', '<p>a <b>c</b></p>', '<hr>', 'text'), { maxLength: 9 })
  fc.assert(
    fc.property(row, row, (first, second) => {
      const before = parseHtml(first.join(''))
      const after = rereadHtml(before, second.join(''))
      const ids = idsOf(after)
      expect(new Set(ids).size).toBe(ids.length)
      const kept = ids.filter((id) => before.node(id))
      expect(idsOf(before).filter((id) => kept.includes(id))).toEqual(kept)
    }),
  )
})

test('a page of another mode, or one with too much new in it, is another page', () => {
  const before = parseHtml(page)
  expect(treeChanges(before, rereadHtml(before, page.replace('<!DOCTYPE html>', '')), 100)).toBeNull()
  const more = rereadHtml(before, page.replace('<p>b', '<i></i>'.repeat(20)))
  expect(treeChanges(before, more, 10)).toBeNull()
})

/** Follows the changes on plain lists, as a projection does on nodes, and compares with the tree at the end. */
function expectToFollow(before: HtmlTree, after: HtmlTree) {
  const changes = treeChanges(before, after, 10_000)
  if (changes === null) return false
  const children = new Map<number, number[]>()
  const source = sourceTree(before)
  for (const node of documentOrder(source, source.get(source.root))) children.set(node.id, [...node.children])
  for (const change of changes) {
    if (change.type === 'removed') {
      const list = children.get(change.parent)!
      list.splice(list.indexOf(change.node), 1)
    }
    if (change.type === 'inserted') children.get(change.parent)?.splice(change.index, 0, change.node)
  }
  const now = sourceTree(after)
  for (const node of documentOrder(now, now.get(now.root))) {
    if (before.node(node.id)) expect(children.get(node.id)).toEqual([...node.children])
  }
  return true
}

test('any two texts: the second is there to the byte, reads the same, and can be followed', () => {
  let followed = 0
  const edit = fc.record({ first: tagSoup(40), typed: tagSoup(8), at: fc.nat(), cut: fc.nat({ max: 12 }) })
  fc.assert(
    fc.property(edit, ({ first, typed, at, cut }) => {
      const from = at % (first.length + 1)
      const second = first.slice(0, from) + typed + first.slice(from + cut)
      const before = parseHtml(first)
      const after = rereadHtml(before, second)
      expect(printHtml(after)).toBe(second)
      const [ours, read] = [sourceTree(after), sourceTree(parseHtml(second))]
      const same = sameNodes(
        ours.get(ours.root).children,
        (id) => ours.get(id),
        read.get(read.root).children,
        (id) => read.get(id),
      )
      expect(same).toBe(true)
      if (expectToFollow(before, after)) followed += 1
    }),
    { numRuns: 400 },
  )
  expect(followed).toBeGreaterThan(200)
})

test('an element with a hundred thousand children and more is read again, and all but one keep their ids', () => {
  const source = `<body>${'<hr>'.repeat(150_000)}`
  const tree = parseHtml(source)
  const again = rereadHtml(tree, source.replace('<hr>', '<hr id=a>'))
  expect(again.node(again.body())?.children).toEqual(tree.node(tree.body())?.children)
})
