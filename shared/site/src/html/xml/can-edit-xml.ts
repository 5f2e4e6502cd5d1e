import { recordsOf } from '../fragment.ts'
import type { HtmlAttribute } from '../html-node.ts'
import type { SourceTree } from '../source-tree.ts'
import type { NodeRecord } from '../tree-node.ts'
import type { PageEdit } from '../xml-syntax.ts'
import { scopeIn } from './scope.ts'
import { isPlainName, splitName, unfitCharacter, uris } from './xml-names.ts'
import type { Scope } from './xml-names.ts'

/** Whether XML can express the edit. Where elements may stand is for the browser: XML moves none of them. */
export function canEditXml(tree: SourceTree, operation: PageEdit): boolean {
  switch (operation.type) {
    case 'html.insert':
      return isOpen(tree, operation.parent) && operation.nodes.every((node) => recordsOf(node).every(isWritable))
    case 'html.move':
      return isOpen(tree, operation.parent)
    case 'html.attributes': {
      const scope = scopeIn(tree, tree.node(operation.node))
      return Object.entries(operation.attributes).every((each) => isAttribute(each, scope))
    }
    case 'html.text':
      return isData(tree.node(operation.node)?.kind ?? 'text', operation.value)
    case 'html.tag':
      // What a template holds stands apart from the page.
      return operation.name !== 'template' && tree.get(operation.node).content === null && isPlainName(operation.name)
    default:
      return true
  }
}

/** Beside the head and the body nothing is shown. */
function isOpen(tree: SourceTree, parent: number): boolean {
  return parent !== tree.htmlNode && parent !== tree.root
}

function isAttribute([name, value]: [string, string | null], scope: Scope): boolean {
  const [prefix, local] = splitName(name)
  if (name === 'xmlns' || prefix === 'xmlns' || !isPlainName(local)) return false
  if (value !== null && unfitCharacter(value) !== -1) return false
  return prefix === '' ? !name.startsWith(':') : (scope.get(prefix) ?? '') !== ''
}

function isData(kind: string, value: string): boolean {
  return unfitCharacter(value) === -1 && (kind !== 'comment' || !/--|-$/.test(value))
}

function isWritable({ kind, name, attributes, value }: NodeRecord): boolean {
  if (kind === 'element') return isPlainName(name) && attributes.every(isWritableAttribute)
  return kind === 'fragment' || (kind !== 'doctype' && kind !== 'document' && isData(kind, value))
}

/** A prefix of another namespace is declared where the node comes to stand. */
function isWritableAttribute({ name, value, namespace }: HtmlAttribute): boolean {
  if (unfitCharacter(value) !== -1) return false
  if (namespace === uris.xmlns && name === 'xmlns') return true
  const [prefix, local] = splitName(name)
  return isPlainName(local) && (prefix === '' ? !name.includes(':') : isPlainName(prefix) && namespace !== undefined)
}
