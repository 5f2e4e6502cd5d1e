import { fail, succeed, type CanvasService, type EditFailure, type NodeId, type Outcome } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { canInsert, printNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isFixed } from '../service/describe-element.ts'
import { messages } from './messages.ts'
import { readFor } from './place.ts'
import { refusal } from './structure.ts'
import { rootNames, rootOf } from './fragment-roots.ts'

type Attributes = Readonly<Record<string, string | null>>
type Content = Pick<CanvasService, 'contentOf' | 'setContent' | 'replaceElement'>

interface ContentInput {
  readonly core: CanvasCore
  readonly select: (ids: readonly NodeId[]) => void
}

/** The node that holds an element's children: a template keeps them in its content. */
function holderOf(page: OpenPage, id: NodeId): NodeId {
  return page.node(id)?.content ?? id
}

function contentOf(page: OpenPage, id: NodeId): string {
  const children = page.node(holderOf(page, id))?.children ?? []
  return children.map((child) => printNode(page.tree, child)).join('')
}

function attributeEdit(page: OpenPage, node: NodeId, attributes: Attributes): SiteOperation[] {
  const isNew = ([name, value]: [string, string | null]) =>
    value !== (page.node(node)?.attributes.find((each) => each.name === name)?.value ?? null)
  return Object.entries(attributes).some(isNew) ? [page.inHtml({ type: 'html.attributes', node, attributes })] : []
}

/** Refused where the page would not hold what was written: a paragraph inside a paragraph, anything inside an image. */
function setContent(
  page: OpenPage,
  id: NodeId,
  html: string,
  attributes: Attributes = {},
): Outcome<undefined, EditFailure> {
  if (page.node(id)?.kind !== 'element') return fail('node-missing')
  if (id === page.tree.html() || id === page.tree.head()) return fail('not-allowed')
  const own = attributeEdit(page, id, attributes)
  if (contentOf(page, id) === html) {
    page.run(messages.content, own)
    return succeed()
  }
  const parent = holderOf(page, id)
  const nodes = html === '' ? [] : page.parse(html, parent)
  const names = nodes.map(rootOf).flatMap(({ kind, name }) => (kind === 'element' ? [name] : []))
  const isWhole = names.join() === rootNames(html).join()
  if (!isWhole || (nodes.length > 0 && !canInsert(page.tree, parent, 0, nodes))) return fail('not-allowed')
  const removals = (page.node(parent)?.children ?? []).map((child) => page.inHtml({ type: 'html.remove', node: child }))
  const insertion: SiteOperation[] =
    nodes.length > 0 ? [page.inHtml({ type: 'html.insert', parent, index: 0, nodes })] : []
  page.run(messages.content, [...own, ...removals, ...insertion])
  return succeed()
}

function replace({ select }: ContentInput, page: OpenPage, id: NodeId, html: string) {
  const node = page.node(id)
  const parent = node?.parent ?? null
  if (node?.kind !== 'element' || parent === null) return fail<EditFailure>('node-missing')
  const nodes = isFixed(page, id) ? null : readFor(page, html, { target: id, position: 'after' })
  const ids = (nodes ?? []).map(rootOf).flatMap((root) => (root.kind === 'element' ? [root.id] : []))
  if (!nodes || ids.length === 0) return fail<EditFailure>('not-allowed')
  const index = page.node(parent)?.children.indexOf(id) ?? 0
  page.run(messages.replace, [
    page.inHtml({ type: 'html.insert', parent, index, nodes }),
    page.inHtml({ type: 'html.remove', node: id }),
  ])
  select(ids.slice(0, 1))
  return succeed(ids)
}

/** Markup in and out, for panels in which it is typed. */
export function createContent(input: ContentInput): Content {
  const { core } = input
  return {
    contentOf: (id) => (core.page?.node(id)?.kind === 'element' ? contentOf(core.page, id) : ''),
    setContent(id, html, attributes) {
      const refused = refusal(core)
      return refused || !core.page ? fail(refused ?? 'not-allowed') : setContent(core.page, id, html, attributes)
    },
    replaceElement(id, html) {
      const refused = refusal(core)
      return refused || !core.page ? fail(refused ?? 'not-allowed') : replace(input, core.page, id, html)
    },
  }
}
