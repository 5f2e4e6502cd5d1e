import { componentMarkers, markers } from '@pergola/contracts'
import { slideTag, sliderTag } from '@pergola/site/components'
import type { HtmlNode } from '@pergola/site/html'

const names: Readonly<Record<string, string>> = {
  a: 'Link',
  audio: 'Audio',
  body: 'Body',
  button: 'Button',
  footer: 'Footer',
  form: 'Form',
  header: 'Header',
  iframe: 'Frame',
  img: 'Image',
  input: 'Input',
  main: 'Main',
  nav: 'Navigation',
  p: 'Text',
  picture: 'Picture',
  svg: 'Svg',
  table: 'Table',
  ul: 'List',
  ol: 'List',
  li: 'List item',
  video: 'Media',
}

/** Classes that say what an element of the blocks panel is. */
const marked: Readonly<Record<string, string>> = {
  section: 'Section',
  'inf-container': 'Container',
  'inf-block': 'Block',
}

/** Components that are told by an attribute, or by a tag of their own, whatever their classes say. */
function componentOf(node: HtmlNode): string | null {
  if (Object.hasOwn(defined, node.name)) return defined[node.name] ?? null
  const has = (marker: string) => node.attributes.some(({ name }) => name === marker)
  if (has(componentMarkers.splitter)) return 'Splitter'
  if (has(componentMarkers.looper)) return 'Looper'
  const part = node.attributes.find(({ name }) => name === componentMarkers.loopPart)?.value ?? ''
  return Object.hasOwn(loopParts, part) ? (loopParts[part] ?? null) : null
}

/** Elements that scripts define. */
const defined: Readonly<Record<string, string>> = {
  'spline-viewer': 'Spline Viewer',
  [sliderTag]: 'Slider',
  [slideTag]: 'Slide',
}

const loopParts: Readonly<Record<string, string>> = {
  more: 'Load more',
  next: 'Next',
  previous: 'Previous',
  filter: 'Filter',
  input: 'Filter input',
}

/** Classes of Pergola's own that tell a person nothing about the element. */
const plain = new Set(['p-10', 'w-full', 'drop', 'inf-button', 'inf-input', 'inf-image'])

function valueOf(node: HtmlNode, attribute: string): string {
  return node.attributes.find(({ name }) => name === attribute)?.value ?? ''
}

/** The first class that somebody has thought of. */
function ownClassOf(node: HtmlNode, classes: readonly string[]): string | undefined {
  const made = valueOf(node, markers.className)
  return classes.find((name) => !plain.has(name) && !Object.hasOwn(marked, name) && name !== made)
}

/** What layers, tags and the breadcrumb call an element that nobody has named. */
export function labelOf(node: HtmlNode): string {
  if (node.kind === 'fragment') return 'Content'
  if (/^h[1-6]$/.test(node.name)) return 'Heading'
  const component = componentOf(node)
  if (component !== null) return component
  const classes = valueOf(node, 'class').split(/\s+/)
  const mark = classes.find((name) => Object.hasOwn(marked, name))
  const name = Object.hasOwn(names, node.name) ? names[node.name] : undefined
  if (mark === undefined && name !== undefined) return name
  const kind = (mark && marked[mark]) ?? node.name
  const own = ownClassOf(node, classes)
  return own ? `${kind}.${own}` : kind
}
