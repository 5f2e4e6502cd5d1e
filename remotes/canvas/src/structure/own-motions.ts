import { markers } from '@pergola/contracts'
import type { AttributeEntry, NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { withAttribute } from '@pergola/site/html'
import type { HtmlSubtree } from '@pergola/site/html'
import { copyMotions } from '@pergola/site/motion-copies'
import type { OpenPage } from '../document/open-page.ts'

interface CopiedNode {
  readonly id: NodeId
  readonly parent: NodeId | null
  readonly kind: string
  readonly attributes: readonly AttributeEntry[]
}

type Named = readonly Pick<AttributeEntry, 'name' | 'value'>[]

/** By what an element's motion runs: the id of the instance, or of the motion. */
function motionKey(attributes: Named): string | null {
  const valueOf = (name: string) => attributes.find((entry) => entry.name === name)?.value
  const instance = valueOf(markers.motionInstanceId)
  if (instance) return `${markers.motionInstanceId} ${instance}`
  const id = valueOf(markers.motionId)
  return id ? `${markers.motionId} ${id}` : null
}

/** Elements that carry a motion. What stands in a symbol is as the symbol has it. */
function marked({ nodes }: HtmlSubtree): CopiedNode[] {
  const inSymbol = new Set<NodeId | null>()
  return (nodes as readonly CopiedNode[]).filter((node) => {
    const isSymbol = node.attributes.some(({ name }) => name === markers.symbolId)
    if (isSymbol || (node.parent !== null && inSymbol.has(node.parent))) inSymbol.add(node.id)
    return node.kind === 'element' && !inSymbol.has(node.id) && motionKey(node.attributes) !== null
  })
}

/** Of the open page, its body included. */
function keysOf(page: OpenPage): Set<string | null> {
  const elements = [markers.motionId, markers.motionInstanceId].flatMap((name) => withAttribute(page.tree, name))
  const body = page.node(page.tree.body())
  return new Set([...elements, ...(body ? [body] : [])].map((node) => motionKey(page.attributesOf(node))))
}

function freshId(prefix: string): string {
  return `${prefix}${[...crypto.getRandomValues(new Uint32Array(2))].join('')}`
}

/**
 * What has to follow the insertion of these: an element whose motion stands on the page already is a copy, and gets one
 * of its own. What was cut, and is put back, keeps it.
 */
export function ownMotions(page: OpenPage, inserted: readonly HtmlSubtree[]): SiteOperation[] {
  const candidates = inserted.flatMap(marked)
  if (candidates.length === 0) return []
  const taken = keysOf(page)
  const copies = candidates.filter(({ attributes }) => {
    const key = motionKey(attributes)
    return taken.has(key) || !taken.add(key)
  })
  const { motions, marks } = copyMotions(
    page.project().motions,
    copies.map(({ id, attributes }) => ({ node: id, attributes })),
    { page: page.name, freshId },
  )
  if (marks.length === 0) return []
  const edits = marks.map((edit) => page.inHtml({ type: 'html.attributes', ...edit }))
  return [...edits, { type: 'record', key: 'motions', value: motions }]
}
