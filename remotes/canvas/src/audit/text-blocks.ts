import type * as AxeModule from 'axe-core'

/** An element or a text in axe's own tree. */
interface TreeNode {
  readonly actualNode: Node
  readonly children: readonly TreeNode[]
  getComputedStylePropertyValue(property: string): string
}

interface Parts {
  readonly commons: {
    readonly aria: { getRoleType(node: Node): string | null }
    readonly dom: { getComposedParent(node: Node): Element | null }
    readonly text: { sanitize(text: string): string }
  }
  readonly utils: { getNodeFromTree(node: Node): TreeNode | undefined }
}

/** What stands from one break of a block to the next, in letters. */
interface Stretch {
  text: number
  widgets: number
}

interface ReadBlock {
  readonly of: ReadonlyMap<Node, Stretch>
  /** Of what lies in a widget, where axe does not look for it. */
  readonly last: Stretch
}

export interface TextBlocks {
  /** Whether an inline element stands among more text than there is in the widgets around it. */
  isInText(element: Element): boolean
  /** Whether there is any text beside the widgets around an inline element, or one that is a block in itself. */
  isBesideText(element: Element): boolean
}

const blocks = new Set(['block', 'list-item', 'table', 'flex', 'grid'])
const inlineBlocks = new Set(['inline-block', 'inline-flex', 'inline-grid'])
const breaks = new Set(['BR', 'HR'])

const displayOf = (node: TreeNode) => node.getComputedStylePropertyValue('display')

function isBlock(node: TreeNode): boolean {
  const display = displayOf(node)
  return blocks.has(display) || display.startsWith('table-')
}

/** What is in it counts for no text around it. */
function isAside({ style }: HTMLElement): boolean {
  const stands = ['', 'none'].includes(style.float) && ['', 'relative'].includes(style.position)
  return style.display === 'none' || style.overflow === 'hidden' || !stands
}

/** Reads a block from end to end, as axe reads it anew for each element in it. */
function readBlock(block: TreeNode, { aria, text }: Parts['commons']): ReadBlock {
  const of = new Map<Node, Stretch>()
  let written = { text: '', widgets: '' }
  let stretch: Stretch = { text: 0, widgets: 0 }

  function end(): void {
    stretch.text = text.sanitize(written.text).length
    stretch.widgets = text.sanitize(written.widgets).length
  }

  function visit(node: TreeNode): void {
    const { actualNode: found } = node
    if (found.nodeType === Node.TEXT_NODE) written.text += found.nodeValue
    if (found.nodeType !== Node.ELEMENT_NODE) return
    const element = found as HTMLElement
    of.set(element, stretch)
    const isOther = isBlock(node)
    if (isOther || breaks.has(element.nodeName.toUpperCase())) {
      end()
      written = { text: '', widgets: '' }
      stretch = { text: 0, widgets: 0 }
    }
    if (isOther || isAside(element)) return
    if (aria.getRoleType(element) === 'widget') written.widgets += element.textContent
    else node.children.forEach(visit)
  }

  block.children.forEach(visit)
  end()
  return { of, last: stretch }
}

/** Of thousands of links in one block, axe by itself would read all for each of them. */
export function createTextBlocks(axe: typeof AxeModule): TextBlocks {
  const { commons, utils } = axe as unknown as Parts
  const known = new WeakMap<TreeNode, ReadBlock>()

  function blockAround(element: Element): TreeNode | undefined {
    for (let at = commons.dom.getComposedParent(element); at; at = commons.dom.getComposedParent(at)) {
      const node = utils.getNodeFromTree(at)
      if (!node || isBlock(node)) return node
    }
    return undefined
  }

  function stretchAround(element: Element): Stretch {
    const block = blockAround(element)
    if (!block) return { text: 0, widgets: 0 }
    const read = known.get(block) ?? readBlock(block, commons)
    known.set(block, read)
    return read.of.get(element) ?? read.last
  }

  return {
    isInText(element) {
      const node = utils.getNodeFromTree(element)
      if (!node || isBlock(node) || inlineBlocks.has(displayOf(node))) return false
      const { text, widgets } = stretchAround(element)
      return text > widgets
    },
    isBesideText(element) {
      const node = utils.getNodeFromTree(element)
      return node !== undefined && !isBlock(node) && stretchAround(element).text > 0
    },
  }
}
