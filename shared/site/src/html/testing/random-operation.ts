import type { NodeId } from '@pergola/contracts'
import { copySubtree, descendants, parseFragment } from '../index.ts'
import type { HtmlNode, HtmlOperation, HtmlTree } from '../index.ts'
import type { Chance } from './chance.ts'

const snippets = [
  'new text',
  ' ',
  '\nline',
  '<b>bold</b>',
  '<p>para',
  '<div class=new><p>one<p>two</div>',
  '<li>item',
  '<tr><td>cell',
  '<td>c',
  '<option>o',
  '<!-- note -->',
  '<svg><path d=x /></svg>',
  '<br>',
  '<script>var a = "</b>"</script>',
  '<a href=#>link</a>',
  '<table><tr><td>1</table>',
  '<ul><li>1<li>2</ul>',
  '<form><input></form>',
  '<title>t</title>',
  '<meta charset=utf-8>',
  '<select><option>1</select>',
  '<template><td>x</td></template>',
  '<pre>\n\nx</pre>',
]
const values = [
  '',
  'plain',
  ' lead',
  '\nline\n',
  'a < b & c',
  '&amp;',
  'x&',
  '<',
  '</script>',
  '-->',
  'é😀',
  '"q"',
  "it's",
]
const tags = ['div', 'p', 'span', 'a', 'h1', 'li', 'section', 'button', 'b', 'table', 'td', 'x-y', 'pre']

export function allNodes(tree: HtmlTree): HtmlNode[] {
  const found: HtmlNode[] = []
  const roots: NodeId[] = [tree.root]
  for (let root = roots.pop(); root !== undefined; root = roots.pop()) {
    for (const node of descendants(tree, root)) {
      found.push(node)
      if (node.content !== null) roots.push(node.content)
    }
  }
  return found
}

/** Any operation at all, sensible or not: `canApply` is to judge. */
export function randomOperation(tree: HtmlTree, chance: Chance): HtmlOperation {
  const nodes = allNodes(tree)
  const node = chance.pick(nodes)
  const holder = chance.pick(nodes.filter(({ kind }) => kind === 'element' || kind === 'fragment'))
  const index = chance.below(holder.children.length + 1)
  const anElement = chance.pick(nodes.filter(({ kind }) => kind === 'element'))
  const someText = nodes.filter(({ kind }) => kind === 'text' || kind === 'comment')
  switch (chance.below(8)) {
    case 0:
    case 1:
      return {
        type: 'html.insert',
        parent: holder.id,
        index,
        nodes: parseFragment(tree, chance.pick(snippets), holder.id),
      }
    case 2:
      return { type: 'html.remove', node: node.id }
    case 3:
      return { type: 'html.move', node: node.id, parent: holder.id, index }
    case 4: {
      const name = chance.pick(['class', 'id', 'data-new', 'hidden', 'viewBox', 'title', 'type', 'color'])
      const value = chance.below(4) === 0 ? null : chance.pick(values)
      return { type: 'html.attributes', node: anElement.id, attributes: { [name]: value } }
    }
    case 5:
      return { type: 'html.tag', node: anElement.id, name: chance.pick(tags) }
    case 6:
      return { type: 'html.insert', parent: holder.id, index, nodes: [copySubtree(tree, anElement.id)] }
    default:
      if (someText.length === 0) return { type: 'html.remove', node: node.id }
      return { type: 'html.text', node: chance.pick(someText).id, value: chance.pick(values) }
  }
}
