import type { NodeId } from '@pergola/contracts'
import type { SourceProblem } from '../find-html-problems.ts'
import type { SourceTree } from '../source-tree.ts'
import type { TreeNode } from '../tree-node.ts'
import { XmlFault } from './xml-fault.ts'
import type { XmlContext } from './xml-fault.ts'
import { namespaceOf } from './xml-names.ts'
import { XmlReader } from './xml-reader.ts'
import type { XmlAttribute, XmlToken } from './xml-token.ts'

/** Fills `tree` with the nodes of an XML file, or of what stands in an element; says what is not well-formed in it. */
export function fillTree(tree: SourceTree, source: string, context: XmlContext | null): SourceProblem | XmlReader {
  const reader = new XmlReader(source, context)
  const filling = new Filling(tree, source, context === null)
  try {
    for (const token of reader.tokens()) filling.take(token)
  } catch (problem) {
    if (problem instanceof XmlFault) return problemAt(source, problem)
    throw problem
  }
  filling.end()
  return reader
}

function problemAt(source: string, { at, message }: XmlFault): SourceProblem {
  return { from: at, to: Math.min(at + 1, source.length), severity: 'error', message }
}

/** Gives every piece of the source to one node; what makes no node stands in front of the next one, or at the end. */
class Filling {
  private readonly tree: SourceTree
  private readonly source: string
  private readonly open: { readonly node: TreeNode; readonly start: number }[] = []
  private readonly isWhole: boolean
  private lead = ''

  constructor(tree: SourceTree, source: string, isWhole: boolean) {
    this.tree = tree
    this.source = source
    this.isWhole = isWhole
    const root = tree.get(tree.root)
    if (source.startsWith('\ufeff')) root.open = '\ufeff'
    this.open.push({ node: root, start: 0 })
  }

  take(token: XmlToken): void {
    const written = this.source.slice(token.start, token.end)
    switch (token.kind) {
      case 'instruction':
        this.lead += written
        return
      case 'end':
        return this.close(written, token.end)
      case 'start':
        return this.element(token, written)
      default:
        // Between the root element and the ends of the file only white space can stand, which is nobody's.
        if (token.kind === 'text' && this.open.length === 1 && this.isWhole) this.lead += written
        else this.leaf(token, written)
    }
  }

  end(): void {
    const root = this.tree.get(this.tree.root)
    root.tail = this.lead
    root.printed = this.source
  }

  private leaf(token: Extract<XmlToken, { kind: 'text' | 'comment' | 'doctype' }>, written: string): void {
    const node = this.add(token.kind)
    if (token.kind === 'doctype') node.name = token.name
    else node.value = token.value
    node.open = written
    node.printed = written
  }

  private element(token: Extract<XmlToken, { kind: 'start' }>, written: string): void {
    const node = this.add('element')
    node.name = token.name
    node.namespace = namespaceOf(token.uri)
    if (node.namespace === 'other') node.uri = token.uri
    node.attributes = token.attributes.map(plainAttribute)
    const isTemplate = node.namespace === 'html' && node.name === 'template'
    const holder = isTemplate ? this.content(node) : node
    if (token.isEmpty) {
      node.open = written.slice(0, -2)
      node.close = '/>'
      node.printed = written
    } else {
      node.open = written
      this.open.push({ node: holder, start: token.start })
    }
  }

  private content(template: TreeNode): TreeNode {
    const content = this.tree.create('fragment')
    content.host = template.id
    content.printed = ''
    template.content = content.id
    return content
  }

  private close(written: string, end: number): void {
    const closed = this.open.pop()
    if (closed === undefined) return
    const { node, start } = closed
    node.tail = this.lead
    this.lead = ''
    const host = node.host === null ? node : this.tree.get(node.host)
    host.close = written
    host.printed = this.source.slice(start, end)
    if (host !== node) node.printed = this.source.slice(start + host.open.length, end - written.length)
  }

  private add(kind: TreeNode['kind']): TreeNode {
    const node = this.tree.create(kind)
    const parent = this.open.at(-1)!.node
    node.parent = parent.id
    parent.children.push(node.id)
    node.lead = this.lead
    this.lead = ''
    return node
  }
}

/** Without where it stands. */
export function plainAttribute({ name, value, namespace }: XmlAttribute) {
  return namespace === undefined ? { name, value } : { name, value, namespace }
}

/** The elements that every page has; says what is missing. */
export function findLandmarks(tree: SourceTree): string | null {
  const find = (parent: NodeId, names: readonly string[]) =>
    tree.get(parent).children.find((id) => {
      const { kind, namespace, name } = tree.get(id)
      return kind === 'element' && namespace === 'html' && names.includes(name)
    }) ?? -1
  tree.htmlNode = find(tree.root, ['html'])
  if (tree.htmlNode === -1) return 'The root element is not html in the namespace http://www.w3.org/1999/xhtml'
  tree.headNode = find(tree.htmlNode, ['head'])
  tree.bodyNode = find(tree.htmlNode, ['body', 'frameset'])
  if (tree.headNode === -1) return 'The page has no head'
  return tree.bodyNode === -1 ? 'The page has no body' : null
}
