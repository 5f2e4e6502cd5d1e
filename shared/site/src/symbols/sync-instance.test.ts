import { expect, test } from 'vitest'
import { createAlikeCheck, findAll, parseHtml } from '../html/index.ts'
import type { HtmlOperation } from '../html/index.ts'
import { InstanceView } from './instance-view.ts'
import { syncWith } from './sync-instance.ts'

const card = (lead: string) =>
  `<article><h2>Card</h2><p${lead}>Lead</p><ul><li>One <b>1</b></li><li>Two</li></ul></article>`

/** Nodes of the source that are read while so many instances are made to say what it says. */
function readsFor(instances: number) {
  const source = parseHtml(card(' title="new"'))
  const page = parseHtml(card('').repeat(instances))
  const [root] = findAll(source, ({ name }) => name === 'article')
  if (!root) throw new Error('no source')
  let reads = 0
  const view = new InstanceView(source, root.id)
  const read = view.read.bind(view)
  const known = new Set<object>()
  view.read = (node) => {
    const parts = read(node)
    if (!known.has(parts)) reads += 1
    known.add(parts)
    return parts
  }
  const operations: HtmlOperation[] = []
  const run = {
    from: view,
    apply: (operation: HtmlOperation) => void operations.push(operation),
    can: createAlikeCheck(page),
  }
  for (const { id } of findAll(page, ({ name }) => name === 'article')) syncWith(run, { tree: page, node: id })
  return { reads, operations: operations.length }
}

test('what every instance is compared with is read once, however many follow', () => {
  const [few, many] = [readsFor(2), readsFor(60)]
  expect(many).toEqual({ reads: few.reads, operations: 60 })
})
