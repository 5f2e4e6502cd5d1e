import { html } from 'parse5'
import type { Token, TreeAdapter, TreeAdapterTypeMap } from 'parse5'
import type { HtmlAttribute, HtmlNode } from './html-node.ts'
import type { ParseLog } from './parse-log.ts'
import type { SourceTree } from './source-tree.ts'
import type { TreeNode } from './tree-node.ts'

export type NodeMap = TreeAdapterTypeMap<
  TreeNode,
  TreeNode,
  TreeNode,
  TreeNode,
  TreeNode,
  TreeNode,
  TreeNode,
  TreeNode,
  TreeNode,
  TreeNode
>

const toUri: Readonly<Record<HtmlNode['namespace'], html.NS>> = {
  html: html.NS.HTML,
  svg: html.NS.SVG,
  mathml: html.NS.MATHML,
  // Of pages of XML, where what is put in may be read as HTML.
  other: html.NS.HTML,
}

function fromUri(uri: string): HtmlNode['namespace'] {
  if (uri === html.NS.SVG) return 'svg'
  return uri === html.NS.MATHML ? 'mathml' : 'html'
}

function toAttribute(attribute: Token.Attribute): HtmlAttribute {
  const { name, prefix, namespace, value } = attribute
  if (namespace === undefined) return attribute as HtmlAttribute
  return { name: prefix === undefined || prefix === '' ? name : `${prefix}:${name}`, value, namespace }
}

/** What the parser has to tell the adapter while it works. */
export interface ParserPhase {
  afterBody(): boolean
}

type Adapter = TreeAdapter<NodeMap>

function put(parent: TreeNode, node: TreeNode, index: number): void {
  if (index === parent.children.length) parent.children.push(node.id)
  else parent.children.splice(index, 0, node.id)
  node.parent = parent.id
}

function indexBefore(parent: TreeNode, reference: TreeNode): number {
  const index = parent.children.lastIndexOf(reference.id)
  return index === -1 ? parent.children.length : index
}

/** Builds our nodes straight from the parser and notes where each lies in the source. */
export function createTreeAdapter(tree: SourceTree, log: ParseLog, phase: ParserPhase): Adapter {
  return {
    ...creation(tree, log),
    ...text(tree, log, phase),
    ...structure(tree, log),
    ...reading(tree),
    ...locations(log),
  }
}

function create(tree: SourceTree, log: ParseLog, kind: HtmlNode['kind']): TreeNode {
  const node = tree.create(kind)
  log.reach(node.id)
  return node
}

/** The tokenizer cuts every name out of the source anew; a page has few of them, many times over. */
function createNames(): (name: string) => string {
  const names = new Map<string, string>()
  return (name) => {
    const known = names.get(name)
    if (known !== undefined) return known
    names.set(name, name)
    return name
  }
}

function creation(tree: SourceTree, log: ParseLog) {
  const nameOf = createNames()
  return {
    createDocument: () => tree.get(tree.root),
    createDocumentFragment: () => create(tree, log, 'fragment'),
    createElement(name, namespace, attributes) {
      const node = create(tree, log, 'element')
      node.name = nameOf(name)
      node.namespace = fromUri(namespace)
      if (name === 'plaintext') tree.hasPlaintext = true
      for (const attribute of attributes) attribute.name = nameOf(attribute.name)
      // The tokenizer's list has room for sixteen more.
      if (attributes.length > 0)
        node.attributes = node.namespace === 'html' ? [...attributes] : attributes.map(toAttribute)
      return node
    },
    createCommentNode(value) {
      const node = create(tree, log, 'comment')
      node.value = value
      return node
    },
    setTemplateContent(template, content) {
      template.content = content.id
      content.host = template.id
    },
    getTemplateContent: (template) => (template.content === null ? template : tree.get(template.content)),
    setDocumentType(document, name) {
      const node = create(tree, log, 'doctype')
      node.name = name
      put(document, node, document.children.length)
    },
    setDocumentMode(_document, mode) {
      tree.mode = mode
    },
    getDocumentMode: () => tree.mode as html.DOCUMENT_MODE,
  } satisfies Partial<Adapter>
}

function text(tree: SourceTree, log: ParseLog, phase: ParserPhase) {
  function createTextNode(value: string): TreeNode {
    const node = create(tree, log, 'text')
    node.value = value
    if (phase.afterBody()) log.late.add(node.id)
    return node
  }

  function add(parent: TreeNode, value: string, index: number): void {
    const previousId = parent.children[index - 1]
    const previous = previousId === undefined ? undefined : tree.get(previousId)
    // Text after `</body>` stays apart from the text before it: their bytes are not neighbours.
    if (previous?.kind === 'text' && (!phase.afterBody() || log.late.has(previous.id))) previous.value += value
    else put(parent, createTextNode(value), index)
  }

  return {
    createTextNode,
    insertText: (parent, value) => add(parent, value, parent.children.length),
    insertTextBefore: (parent, value, reference) => add(parent, value, indexBefore(parent, reference)),
  } satisfies Partial<Adapter>
}

function structure(tree: SourceTree, log: ParseLog) {
  return {
    appendChild: (parent, node) => put(parent, node, parent.children.length),
    insertBefore: (parent, node, reference) => put(parent, node, indexBefore(parent, reference)),
    detachNode(node) {
      if (node.parent === null) return
      const parent = tree.get(node.parent)
      parent.children.splice(parent.children.lastIndexOf(node.id), 1)
      node.parent = null
    },
    adoptAttributes(recipient, attributes) {
      const known = new Set(recipient.attributes.map(({ name }) => name))
      const added = attributes.filter(({ name }) => !known.has(name))
      if (added.length === 0) return
      recipient.attributes = [...recipient.attributes, ...added.map(toAttribute)]
      log.merged.add(recipient.id)
    },
  } satisfies Partial<Adapter>
}

function reading(tree: SourceTree) {
  return {
    getFirstChild: (node) => (node.children[0] === undefined ? null : tree.get(node.children[0])),
    getChildNodes: (node) => node.children.map((id) => tree.get(id)),
    getParentNode: (node) => (node.parent === null ? null : tree.get(node.parent)),
    getAttrList: (node) => node.attributes as unknown as Token.Attribute[],
    getTagName: (node) => node.name,
    getNamespaceURI: (node) => toUri[node.namespace],
    getTextNodeContent: (node) => node.value,
    getCommentNodeContent: (node) => node.value,
    getDocumentTypeNodeName: (node) => node.name,
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    isTextNode: (node): node is TreeNode => node.kind === 'text',
    isCommentNode: (node): node is TreeNode => node.kind === 'comment',
    isDocumentTypeNode: (node): node is TreeNode => node.kind === 'doctype',
    isElementNode: (node): node is TreeNode => node.kind === 'element',
  } satisfies Partial<Adapter>
}

/** What the parser tells of comments and the doctype; it writes those of elements and text into the log itself. */
function locations(log: ParseLog) {
  return {
    setNodeSourceCodeLocation(node, location) {
      if (location === null || location === undefined) return
      log.start[node.id] = location.startOffset
      log.end[node.id] = location.endOffset
    },
    getNodeSourceCodeLocation: (node) => (log.start[node.id] === -1 ? null : ({} as Token.ElementLocation)),
    updateNodeSourceCodeLocation() {},
  } satisfies Partial<Adapter>
}
