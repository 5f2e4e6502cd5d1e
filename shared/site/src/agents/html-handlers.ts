import {
  canMove,
  canRemove,
  elementChildren,
  indexOf,
  isAttributeName,
  attributeOf,
  parseFragment,
} from '../html/index.ts'
import { escapeText } from '../html/escape.ts'
import { demandInside, findElement, referenceOf } from './find-element.ts'
import { insertMarkup, placeAt, removeNode } from './insert-markup.ts'
import type { Where } from './insert-markup.ts'
import { messages } from './messages.ts'
import { lineOf } from './outline.ts'
import { ToolFailure } from './tool-failure.ts'
import type { ToolHandlers } from './tool-handler.ts'
import type { ToolPage, ToolSite } from './tool-site.ts'

interface At {
  readonly page?: string
  readonly at: string
}

const linesOf = ({ tree }: ToolPage, ids: readonly number[]) =>
  ids.flatMap((id) => {
    const node = tree.node(id)
    return node ? [lineOf(tree, node)] : []
  })

/** Tools that edit the elements of a page. */
export const htmlHandlers: ToolHandlers = {
  async insert_html({ page, at, where, html }: At & { where: Where; html: string }, site) {
    const open = await site.page(page)
    const target = findElement(open, at)
    if (where === 'before' || where === 'after') demandInside(open, target)
    return { elements: linesOf(open, insertMarkup(site, open, html, placeAt(open.tree, target, where))) }
  },

  async replace_element({ page, at, html }: At & { html: string }, site) {
    const open = await site.page(page)
    const node = demandInside(open, findElement(open, at))
    const parent = node.parent ?? open.tree.body()
    const index = indexOf(open.tree, node.id)
    site.apply({ file: open.file, type: 'html.remove', node: node.id })
    return { elements: linesOf(open, insertMarkup(site, open, html, { parent, index, before: '', after: '' })) }
  },

  async move_element({ page, at, to, where }: At & { to: string; where: Where }, site) {
    const open = await site.page(page)
    const node = demandInside(open, findElement(open, at))
    const { parent, index } = placeAt(open.tree, findElement(open, to), where)
    // The element is taken out before its new place is counted.
    const isBehind = node.parent === parent && indexOf(open.tree, node.id) < index
    const place = isBehind ? index - 1 : index
    if (!canMove(open.tree, node.id, parent, place)) throw new ToolFailure('not-allowed', messages.notAllowed)
    site.apply({ file: open.file, type: 'html.move', node: node.id, parent, index: place })
    return { elements: linesOf(open, [node.id]) }
  },

  async remove_elements({ page, at }: { readonly page?: string; readonly at: readonly string[] }, site) {
    const open = await site.page(page)
    const nodes = at.map((each) => demandInside(open, findElement(open, each)))
    for (const node of nodes) {
      // One of them may have gone with another.
      if (nodes.some((other) => other !== node && isInside(open, node.id, other.id))) continue
      if (!canRemove(open.tree, node.id)) throw new ToolFailure('not-allowed', messages.notAllowed)
      removeNode(site, open, node)
    }
    return { removed: nodes.length }
  },

  async set_text({ page, at, text }: At & { text: string }, site) {
    const open = await site.page(page)
    const node = findElement(open, at)
    const inside = elementChildren(open.tree, node.id)
    if (inside.length > 0) {
      const some = inside.slice(0, 3).map(({ id, name }) => `${referenceOf(id)} ${name}`)
      throw new ToolFailure('has-elements', messages.hasElements(some.join(', ')))
    }
    writeText(site, open, node.id, text)
    return { elements: linesOf(open, [node.id]) }
  },

  async set_attributes({ page, at, attributes }: At & { attributes: Record<string, string | null> }, site) {
    const open = await site.page(page)
    const node = findElement(open, at)
    const wrong = Object.keys(attributes).find((name) => !isAttributeName(name))
    if (wrong !== undefined) throw new ToolFailure('wrong-argument', messages.noAttribute(wrong))
    site.apply({ file: open.file, type: 'html.attributes', node: node.id, attributes })
    return { elements: linesOf(open, [node.id]) }
  },

  async set_classes({ page, at, add = [], remove = [] }: At & { add?: string[]; remove?: string[] }, site) {
    const open = await site.page(page)
    const node = findElement(open, at)
    const now = (attributeOf(node, 'class') ?? '').split(/\s+/).filter((word) => word !== '')
    const kept = now.filter((word) => !remove.includes(word))
    const next = [...new Set([...kept, ...add.flatMap((each) => each.split(/\s+/).filter(Boolean))])].join(' ')
    const value = next === '' ? null : next
    if (next !== now.join(' ')) {
      site.apply({ file: open.file, type: 'html.attributes', node: node.id, attributes: { class: value } })
    }
    return { elements: linesOf(open, [node.id]) }
  },
}

function isInside({ tree }: ToolPage, id: number, around: number): boolean {
  for (let at = tree.node(id)?.parent ?? null; at !== null; at = tree.node(at)?.parent ?? null) {
    if (at === around) return true
  }
  return false
}

function writeText(site: ToolSite, { file, tree }: ToolPage, id: number, text: string): void {
  const children = tree.node(id)?.children ?? []
  const [only] = children
  if (only !== undefined && children.length === 1 && tree.node(only)?.kind === 'text' && text !== '') {
    site.apply({ file, type: 'html.text', node: only, value: text })
    return
  }
  for (const child of children.toReversed()) site.apply({ file, type: 'html.remove', node: child })
  if (text === '') return
  const nodes = parseFragment(tree, escapeText(text), id)
  site.apply({ file, type: 'html.insert', parent: id, index: 0, nodes })
}
