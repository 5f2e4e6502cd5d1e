import { parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

/** An element of markup that was pasted, as it came. */
export interface PastedElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Its own `style` attribute; names and values in lower case. */
  readonly style: Readonly<Record<string, string>>
  readonly children: readonly PastedNode[]
  /** Some block stands in it. */
  readonly holdsBlock: boolean
}

export type PastedNode = string | PastedElement

/** An element that is written: its attributes have been chosen one by one. */
export interface RichElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly RichNode[]
}

export type RichNode = string | RichElement

export const isElement = <Node extends { readonly name: string }>(node: string | Node): node is Node =>
  typeof node !== 'string'

export function element(
  name: string,
  children: readonly RichNode[] = [],
  attributes: RichElement['attributes'] = {},
): RichElement {
  return { name, attributes, children }
}

const blocks = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table ' +
    'tbody td tfoot th thead tr ul'
  ).split(' '),
)

export const isBlock = ({ name }: PastedElement): boolean => blocks.has(name)

/** What says nothing to a reader, or is no text: it goes with all that is in it. */
const dropped = new Set(
  (
    'applet audio base button canvas col colgroup datalist embed frame frameset head iframe input link map math meta ' +
    'meter noembed noframes noscript object optgroup option output param progress script select source style svg ' +
    'template textarea title track video xml'
  ).split(' '),
)

/** Deeper than any text nests; code that walks the tree calls itself no further. */
const deepest = 100

/** A `style` attribute as names and values, in lower case. What writing programs put there needs no more than this. */
function readDeclarations(style: string): Readonly<Record<string, string>> {
  const found: [string, string][] = []
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 1) continue
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (name !== '' && value !== '') found.push([name, value.replace(/\s*!important$/i, '').toLowerCase()])
  }
  return Object.fromEntries(found)
}

type Parsed = DefaultTreeAdapterTypes.ChildNode

const childrenOf = (node: Parsed): readonly Parsed[] => ('childNodes' in node ? node.childNodes : [])

function isHidden({ attributes, style }: Pick<PastedElement, 'attributes' | 'style'>): boolean {
  const isHiddenByWord = style['mso-hide'] === 'all' || (style['mso-element'] ?? '').startsWith('comment')
  return style['display'] === 'none' || isHiddenByWord || attributes['hidden'] !== undefined
}

/** All words of a branch, with a stack of its own: the branch may be of any depth. */
function wordsOf(branch: Parsed): string {
  const pending: Parsed[] = [branch]
  let text = ''
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (dropped.has(node.nodeName)) continue
    if (node.nodeName === '#text' && 'value' in node) text += node.value
    pending.push(...childrenOf(node).toReversed())
  }
  return text
}

function readNode(node: Parsed, depth: number): readonly PastedNode[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  if (!('tagName' in node) || dropped.has(node.tagName)) return []
  // Shapes that Word draws.
  if (node.tagName.startsWith('v:')) return []
  if (depth > deepest) return [wordsOf(node)]
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  const style = readDeclarations(attributes['style'] ?? '')
  if (isHidden({ attributes, style })) return []
  const children = node.childNodes.flatMap((child) => readNode(child, depth + 1))
  const holdsBlock = children.some((child) => isElement(child) && (isBlock(child) || child.holdsBlock))
  return [{ name: node.tagName, attributes, style, children, holdsBlock }]
}

export function readPasted(html: string): readonly PastedNode[] {
  return parseFragment(html).childNodes.flatMap((node) => readNode(node, 0))
}

/** The words in a node. */
export function textOf(node: PastedNode): string {
  return isElement(node) ? node.children.map(textOf).join('') : node
}
