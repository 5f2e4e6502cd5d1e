import { element, isBlock, isElement, type PastedElement, type PastedNode, type RichNode } from './rich-node.ts'
import { pictureAddress } from './safe-address.ts'
import { formatsOf, type Format } from './text-formats.ts'

export function wrapped(nodes: readonly RichNode[], formats: readonly Format[]): readonly RichNode[] {
  if (nodes.length === 0) return nodes
  return formats.reduceRight<readonly RichNode[]>(
    (inside, { name, attributes }) => [element(name, inside, attributes)],
    nodes,
  )
}

function picture({ attributes }: PastedElement): readonly RichNode[] {
  const src = pictureAddress(attributes['src'] ?? '')
  const isPixel = attributes['width'] === '1' || attributes['height'] === '1'
  if (src === null || isPixel) return []
  const size = (['width', 'height'] as const).flatMap((name) => {
    const value = attributes[name] ?? ''
    return /^\d{1,5}$/.test(value) ? [[name, value]] : []
  })
  return [element('img', [], { src, alt: attributes['alt'] ?? '', ...Object.fromEntries(size) })]
}

function lineBreak({ attributes }: PastedElement): readonly RichNode[] {
  return attributes['class'] === 'Apple-interchange-newline' ? [] : [element('br')]
}

/** Soft, for writing programs spell every second space of a row with a hard one. */
const isConverted = ({ attributes, style }: PastedElement) =>
  attributes['class'] === 'Apple-converted-space' || style['mso-spacerun'] === 'yes'

/**
 * Nodes as the inside of one line of text. `held` are the kinds of formats that are said around it: they are not said
 * again. Blocks that cannot stand there become lines.
 */
export function lineOf(nodes: readonly PastedNode[], held: ReadonlySet<string>): readonly RichNode[] {
  const line: RichNode[] = []
  for (const node of nodes) {
    if (isElement(node) && isBlock(node) && line.length > 0) line.push(element('br'))
    line.push(...inlineOf(node, held))
  }
  return line
}

function inlineOf(node: PastedNode, held: ReadonlySet<string>): readonly RichNode[] {
  if (!isElement(node)) return [node]
  if (node.name === 'img') return picture(node)
  if (node.name === 'br') return lineBreak(node)
  if (isConverted(node)) return [' ']
  const formats = formatsOf(node, held)
  const around = new Set([...held, ...formats.map(({ kind }) => kind)])
  return wrapped(lineOf(node.children, around), formats)
}
