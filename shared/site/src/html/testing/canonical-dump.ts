import type { NodeId } from '@pergola/contracts'
import { printNode } from '../index.ts'
import type { HtmlTree } from '../index.ts'

/** One line per node: the same lines `dumpInBrowser` makes of a DOM. */
export function dumpTree(tree: HtmlTree): string {
  const lines: string[] = []
  function walk(ids: readonly NodeId[], depth: number): void {
    let text = ''
    function flush(): void {
      if (text !== '') lines.push(`${depth} text ${JSON.stringify(text)}`)
      text = ''
    }
    for (const id of ids) {
      const node = tree.node(id)
      if (node === undefined) throw new Error(`dump: no node ${id}`)
      if (node.kind === 'text') {
        text += node.value
        continue
      }
      flush()
      // Recent Chromium makes an instruction of `<?…>`, where the tree has a comment.
      if (node.kind === 'comment' && printNode(tree, id).startsWith('<?')) lines.push(`${depth} instruction`)
      else if (node.kind === 'comment') lines.push(`${depth} comment ${JSON.stringify(node.value)}`)
      else if (node.kind === 'doctype') lines.push(`${depth} doctype ${node.name}`)
      else {
        const attributes = node.attributes.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).join('')
        lines.push(`${depth} ${node.namespace} ${node.name}${attributes}`)
        walk(node.content === null ? node.children : (tree.node(node.content)?.children ?? []), depth + 1)
      }
    }
    flush()
  }
  walk(tree.node(tree.root)?.children ?? [], 0)
  return lines.join('\n')
}

/** Runs in the page: reads each source as a file, as a document without scripting, and dumps it. */
export const dumpInBrowser = `sources => sources.map(source => {
  const lines = []
  const spaces = { 'http://www.w3.org/1999/xhtml': 'html', 'http://www.w3.org/2000/svg': 'svg', 'http://www.w3.org/1998/Math/MathML': 'mathml' }
  const walk = (parent, depth) => {
    let text = ''
    const flush = () => { if (text !== '') lines.push(depth + ' text ' + JSON.stringify(text)); text = '' }
    for (const node of parent.childNodes) {
      if (node.nodeType === 3 || node.nodeType === 4) { text += node.data; continue }
      flush()
      if (node.nodeType === 8) lines.push(depth + ' comment ' + JSON.stringify(node.data))
      else if (node.nodeType === 7) lines.push(depth + ' instruction')
      else if (node.nodeType === 10) lines.push(depth + ' doctype ' + node.name)
      else {
        const attributes = [...node.attributes].map(a => ' ' + a.name + '=' + JSON.stringify(a.value)).join('')
        lines.push(depth + ' ' + spaces[node.namespaceURI] + ' ' + node.localName + attributes)
        walk(node.content instanceof DocumentFragment ? node.content : node, depth + 1)
      }
    }
    flush()
  }
  walk(source === null ? document : new DOMParser().parseFromString(new TextDecoder().decode(new TextEncoder().encode(source)), 'text/html'), 0)
  return lines.join('\\n')
})`
