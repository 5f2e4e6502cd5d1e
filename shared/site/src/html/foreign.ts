import type { TreeNode } from './tree-node.ts'

/** In svg and mathml the start tags of these end all of it that is open: the standard's list. */
const breakingOut: ReadonlySet<string> = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
)
const fontAttributes: ReadonlySet<string> = new Set(['color', 'face', 'size'])

/** Whether this element, read inside svg or mathml, would end them and stand behind. */
export function breaksOut({ name, attributes }: Pick<TreeNode, 'name' | 'attributes'>): boolean {
  if (name === 'font') return attributes.some((each) => fontAttributes.has(each.name))
  return breakingOut.has(name)
}

const textHolders: ReadonlySet<string> = new Set(['mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml'])
const htmlHolders: ReadonlySet<string> = new Set(['foreignObject', 'desc', 'title'])

/** Whether html may stand in this element of svg or mathml: nothing inside breaks out of it. */
export function holdsHtml({ name, namespace }: Pick<TreeNode, 'name' | 'namespace'>): boolean {
  if (namespace === 'svg') return htmlHolders.has(name)
  return namespace === 'mathml' && textHolders.has(name)
}
