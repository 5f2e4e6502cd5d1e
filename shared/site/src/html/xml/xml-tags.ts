import { endTag } from '../canonical.ts'
import { patchAttributes, tagNameEnd } from '../start-tag.ts'
import type { AttributeWriting } from '../start-tag.ts'
import type { Journal } from '../steps.ts'
import type { NodeRecord, TreeNode } from '../tree-node.ts'
import { plainAttribute } from './fill-tree.ts'
import { scopeIn } from './scope.ts'
import { XmlFault, type XmlContext } from './xml-fault.ts'
import { noEntities } from './xml-entities.ts'
import { escapeXmlAttribute } from './xml-text.ts'
import { readTag } from './xml-tag.ts'

function writingOf(context: XmlContext): AttributeWriting {
  return {
    escape: escapeXmlAttribute,
    decode(raw, quote) {
      try {
        return readTag(`<value value=${quote}${raw}${quote}>`, 0, context).attributes[0]?.value ?? null
      } catch (error) {
        if (error instanceof XmlFault) return null
        throw error
      }
    },
    keyOf: (name) => name,
  }
}

/** Sets attributes in a start tag, or takes them out where the value is null; no other byte changes. */
export function writeAttributes(
  journal: Journal,
  node: TreeNode,
  changes: Readonly<Record<string, string | null>>,
): void {
  const { tree } = journal
  const end = node.close === '/>' ? '/>' : ''
  const context = { scope: scopeIn(tree, tree.holder(node)), entities: tree.xml?.entities ?? noEntities }
  const tag = patchAttributes(node.open + end, changes, tree.quote, writingOf(context))
  if (tag === node.open + end) return
  journal.do({ kind: 'pieces', node: node.id, pieces: { open: end === '' ? tag : tag.slice(0, -2) } })
  // Values of the tag are known already: only names and namespaces are read, and what was just written.
  const known = new Map(node.attributes.map((each) => [each.name, each]))
  const read = readTag(tag, 0, context)
  const attributes = read.attributes.map((each) => known.get(each.name) ?? plainAttribute(each))
  const current = attributes.map((each) => {
    const value = changes[each.name]
    return value === undefined || value === null ? each : { ...each, value }
  })
  journal.do({ kind: 'attributes', node: node.id, attributes: current })
}

/** An element that is written as one tag, with room for children. */
export function openUp(journal: Journal, node: TreeNode): void {
  if (node.close !== '/>') return
  const name = node.open.slice(1, tagNameEnd(node.open))
  journal.do({
    kind: 'pieces',
    node: node.id,
    pieces: { open: `${node.open.trimEnd()}>`, close: endTag({ name }) },
  })
}

/** The same element under another name; its prefix stays. */
export function renamed({ open, close }: Pick<NodeRecord, 'open' | 'close'>, name: string) {
  const written = open.slice(1, tagNameEnd(open))
  const next = written.includes(':') ? `${written.slice(0, written.indexOf(':'))}:${name}` : name
  return {
    open: `<${next}${open.slice(1 + written.length)}`,
    close: close === '/>' ? close : `</${next}${close.slice(2 + written.length)}`,
  }
}
