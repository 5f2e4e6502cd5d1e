import type { NodeId } from '@pergola/contracts'
import { parseHtml, type HtmlNode } from '@pergola/site/html'
import { describe, expect, test } from 'vitest'
import { openCore } from '../testing/open-core.ts'
import { planClear, planCode, planLevel, planList } from './format-edits.ts'
import { isTypable } from './is-text.ts'
import { planJoinBack, planJoinNext } from './join-text.ts'
import { planNest, planUnnest } from './list-items.ts'
import { planSplit } from './split-text.ts'
import type { TextEdit } from './text-blocks.ts'
import { planLook } from './text-look.ts'
import { plainText } from './text-offset.ts'

type Page = Awaited<ReturnType<typeof openCore>>['page']
type Nodes = { node(id: NodeId): HtmlNode | undefined }

const pages = [
  '<h1 id="a">Title &amp; more</h1>\n<p  class=lead id="b">One <b id="c">two &copy; three</b><br>four</p>\n<p>\n  five\n</p>\n',
  '<ul id="a">\n  <li id="b">one</li>\n  <li>two<ol><li id="c">in <i>ner</i><li>next</ol></li>\n  <li><p>para</p><p>second</p></li>\n</ul><p>end',
  '<section><p id="a">A<p>B <a id="b" href=x.html>link</a> &nbsp;<img src=x.png><h2 class="t">C</h2><ol><li>1<li>2</ol></section>',
]

const plans: readonly ((page: Page, id: NodeId) => TextEdit | null)[] = [
  planSplit,
  planSplit,
  planJoinBack,
  planJoinNext,
  planNest,
  planUnnest,
  (page, id) => planList(page, id, 'ul'),
  (page, id) => planList(page, id, 'ol'),
  (page, id) => planLevel(page, id, 'h3'),
  (page) => planCode(page, false),
  (page) => planCode(page, true),
  planClear,
  (page) => planLook(page, { property: 'color', value: 'red', as: 'inline' }),
]

/** What a tree says, with texts that stand beside each other as one, which is how a browser reads them. */
function shape(nodes: Nodes, id: NodeId): string {
  const node = nodes.node(id)
  const inner = (node?.children ?? []).map((child) => {
    const each = nodes.node(child)
    return each?.kind === 'text' ? JSON.stringify(each.value).slice(1, -1) : shape(nodes, child)
  })
  const attributes = node?.attributes.map(({ name, value }) => ` ${name}=${value}`).join('') ?? ''
  return `<${node?.name}${attributes}>${inner.join('')}</>`
}

function elementsIn(nodes: Nodes, id: NodeId): NodeId[] {
  const node = nodes.node(id)
  return node?.kind === 'element' ? [id, ...node.children.flatMap((child) => elementsIn(nodes, child))] : []
}

describe('edits of texts in any order', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'seed %i: are read as they stand, and undone to the byte',
    async (seed) => {
      let state = seed + 1
      const random = (count: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        return Math.floor((state / 2 ** 32) * count)
      }
      const source = pages[seed % pages.length] ?? ''
      const { page, html } = await openCore(source)
      const ids = (nodes: Nodes, body: NodeId) =>
        elementsIn(nodes, body).flatMap(
          (id) => nodes.node(id)?.attributes.find(({ name }) => name === 'id')?.value ?? [],
        )
      for (let step = 0; step < 12; step += 1) {
        const texts = elementsIn(page, page.tree.body()).filter((id) => {
          const node = page.node(id)
          return node !== undefined && node.name !== 'body' && isTypable(page, node)
        })
        const id = texts[random(texts.length)] ?? -1
        const edit = plans[random(plans.length)]?.(page, id)
        const [one, other] = [0, 1].map(() => random(plainText(page, id).length + 1))
        const [offset = 0, end = 0] = [one ?? 0, other ?? 0].toSorted((a, b) => a - b)
        if (!edit) continue
        page.tell(page.history.group('Edit', (apply) => void edit({ id, offset, end }, apply)))
        const read = parseHtml(html())
        expect(shape(read, read.body())).toBe(shape(page, page.tree.body()))
        const named = ids(page, page.tree.body())
        expect(new Set(named).size, html()).toBe(named.length)
      }
      while (page.history.state.canUndo) page.undo()
      expect(html()).toBe(source)
    },
  )
})
