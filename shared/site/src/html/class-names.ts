import type { HtmlNode } from './html-node.ts'
import type { HtmlTree } from './html-tree.ts'

/** What a directive may give an element as classes. */
const bound: ReadonlySet<string> = new Set([':class', 'v-bind:class'])

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

const quoted = /(['"`])([\s\S]*?)\1/g

/** Strings, and keys that need no quotes. */
function wordsInCode(code: string): string[] {
  const strings = [...code.matchAll(quoted)].flatMap(([, , text = '']) => words(text))
  return [...strings, ...(code.replace(quoted, '').match(/[\w-]+(?=\s*:)/g) ?? [])]
}

/** Classes that an element has, and those its directives may give it. */
export function classNamesOf({ attributes }: Pick<HtmlNode, 'attributes'>): readonly string[] {
  return attributes.flatMap(({ name, value }) => {
    if (name === 'class') return words(value)
    return bound.has(name) ? wordsInCode(value) : []
  })
}

/** Every word that may be a class somewhere on the page, contents of templates among it. */
export function classNamesIn(tree: HtmlTree, from = tree.root): ReadonlySet<string> {
  const found = new Set<string>()
  const stack = [from]
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const node = tree.node(at)
    if (!node) continue
    for (const name of classNamesOf(node)) found.add(name)
    for (const child of node.children) stack.push(child)
    if (node.content !== null) stack.push(node.content)
  }
  return found
}
