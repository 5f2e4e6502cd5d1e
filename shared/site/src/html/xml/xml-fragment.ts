import type { NodeId } from '@pergola/contracts'
import { endTag } from '../canonical.ts'
import { isVoid } from '../elements.ts'
import { readFragment, subtreeOf } from '../fragment.ts'
import type { HtmlSubtree } from '../html-operation.ts'
import { documentOrder } from '../measure.ts'
import { SourceTree } from '../source-tree.ts'
import type { TreeNode } from '../tree-node.ts'
import { fillTree } from './fill-tree.ts'
import { scopeIn } from './scope.ts'
import type { Entities } from './xml-entities.ts'
import { uris } from './xml-names.ts'
import { escapeXmlAttribute, escapeXmlText } from './xml-text.ts'

/**
 * Markup for a page of XML. What is well-formed is taken as it is written; everything else, and a drawing that does not
 * say its namespace, is read as HTML and written as XML.
 */
export function readXmlFragment(
  target: SourceTree,
  markup: string,
  context: NodeId,
  entities: Entities,
): readonly HtmlSubtree[] {
  const scratch = new SourceTree()
  const read = fillTree(scratch, markup, { scope: scopeIn(target, target.get(context)), entities })
  if ('tokens' in read && !holdsForeignHabit(scratch)) {
    return scratch.get(scratch.root).children.map((id) => subtreeOf(target, scratch, scratch.get(id)))
  }
  const { tree, roots } = readFragment(target, markup, context)
  for (const id of roots) for (const node of documentOrder(tree, tree.get(id))) writeAsXml(tree, node, target)
  return roots.map((id) => subtreeOf(target, tree, tree.get(id)))
}

function holdsForeignHabit(tree: SourceTree): boolean {
  return documentOrder(tree, tree.get(tree.root)).some(
    ({ kind, namespace, name }) => kind === 'element' && namespace === 'html' && /^(?:svg|math)$/.test(name),
  )
}

function writeAsXml(tree: SourceTree, node: TreeNode, { newline, quote }: SourceTree): void {
  Object.assign(node, { lead: '', tail: '', inner: null, close: '', open: '', printed: null, pinned: false })
  for (const marks of [tree.hazards, tree.strays, tree.regions]) marks.delete(node.id)
  if (node.kind === 'text') node.open = textSource(tree, node, newline)
  else if (node.kind === 'comment') {
    node.value = node.value.replace(/-(?=-|$)/g, '- ')
    node.open = `<!--${node.value}-->`
  } else if (node.kind === 'element') {
    // Declared where it comes to stand, as far as it is needed there.
    node.attributes = node.attributes.filter(({ name, namespace }) => name !== 'xmlns' && namespace !== uris.xmlns)
    const written = node.attributes.map(
      ({ name, value }) => ` ${name}=${quote}${escapeXmlAttribute(value, quote)}${quote}`,
    )
    const start = `<${node.name}${written.join('')}`
    const isEmpty = tree.printedChildren(node).length === 0 && (node.namespace !== 'html' || isVoid(node))
    node.open = isEmpty ? `${start} ` : `${start}>`
    node.close = isEmpty ? '/>' : endTag(node)
  }
}

/** Scripts and styles with what XML would take for markup stand in a section, so that they are read as they are. */
function textSource(tree: SourceTree, node: TreeNode, newline: string): string {
  const parent = tree.holder(node)
  const isCode = parent?.namespace === 'html' && /^(?:script|style)$/.test(parent.name)
  const escaped = escapeXmlText(node.value, newline)
  if (!isCode || !/[<&]/.test(node.value) || node.value.includes(']]>') || node.value.includes('\r')) return escaped
  return `<![CDATA[${node.value.replaceAll('\n', newline)}]]>`
}
