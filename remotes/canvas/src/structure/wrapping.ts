import { fail, succeed, type EditFailure, type NodeId, type Outcome } from '@pergola/contracts'
import { printNode } from '@pergola/site/html'
import { noStyles } from '../clipboard/payload-rules.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isFixed, parentElement } from '../service/describe-element.ts'
import { bringStyles } from '../styles/bring-styles.ts'
import { mayMove, readFor, slotOf, type Where } from './place.ts'
import { messages } from './messages.ts'
import { outermost } from './structure.ts'

export interface Wrapping {
  /** Puts the elements into a new block that stands where the first of them stood. */
  wrap(ids: readonly NodeId[]): Outcome<NodeId, EditFailure>
  /** Puts the element's children in its place. */
  unwrap(id: NodeId): Outcome<readonly NodeId[], EditFailure>
}

const opening = '<div class="inf-block p-10 drop">'

/** Whether a block can stand there and take them in: asked of the page as it would read. */
function mayWrap(page: OpenPage, ids: readonly NodeId[], where: Where): boolean {
  const inner = ids.map((id) => printNode(page.tree, id)).join('')
  const nodes = readFor(page, `${opening}${inner}</div>`, where)
  return nodes?.length === 1
}

export function createWrapping(core: CanvasCore, select: (ids: readonly NodeId[]) => void): Wrapping {
  return {
    wrap(ids) {
      const { page } = core
      if (!page || !core.canEdit()) return fail('not-allowed')
      const inner = outermost(page, ids).filter((id) => !isFixed(page, id))
      const [first] = inner
      if (first === undefined) return fail('node-missing')
      const siblings = inner.every((id) => page.node(id)?.parent === page.node(first)?.parent)
      const where = { target: first, position: 'before' } as const
      const [block] = page.parse(`${opening}</div>`, page.node(first)?.parent ?? page.tree.body())
      if (!block || !siblings || !mayWrap(page, inner, where)) return fail('not-allowed')
      const changes = page.history.group(messages.wrap, (apply) => {
        const slot = slotOf(page, where)
        if (slot) apply(page.inHtml({ type: 'html.insert', ...slot, nodes: [block] }))
        for (const [index, node] of inner.entries())
          apply(page.inHtml({ type: 'html.move', node, parent: block.id, index }))
        bringStyles(page, core.fitting.now()?.blockStyles(page, opening) ?? noStyles, apply)
      })
      page.tell(changes)
      select([block.id])
      return succeed(block.id)
    },
    unwrap(id) {
      const { page } = core
      const node = page?.node(id)
      if (!page || !node || !core.canEdit() || isFixed(page, id)) return fail('not-allowed')
      const elements = node.children.filter((child) => page.node(child)?.kind === 'element')
      const where = { target: id, position: 'after' } as const
      if (elements.length === 0 || !elements.every((child) => mayMove(page, [child], where))) return fail('not-allowed')
      if (parentElement(page, id) === null) return fail('not-allowed')
      const changes = page.history.group(messages.unwrap, (apply) => {
        // A copy: the node is a live view of what the loop takes out of it.
        for (const child of Array.from(node.children)) {
          const slot = slotOf(page, { target: id, position: 'before' })
          if (slot) apply(page.inHtml({ type: 'html.move', node: child, ...slot }))
        }
        apply(page.inHtml({ type: 'html.remove', node: id }))
      })
      page.tell(changes)
      select(elements)
      return succeed(elements)
    },
  }
}
