import type { Pause } from '@pergola/site/html'
import type * as AxeModule from 'axe-core'

/** An element in axe's own tree: what is read of it once is kept there while the audit runs. */
interface KeptNode {
  readonly boundingClientRect: unknown
  readonly clientRects: unknown
  getComputedStylePropertyValue(property: string): string
}

interface Dom {
  isVisibleOnScreen(node: KeptNode): boolean
  getOverflowHiddenAncestors(node: KeptNode): unknown
}

interface Utils {
  querySelectorAll(tree: unknown, selector: string): readonly KeptNode[]
}

/** What decides which element lies above which. */
const stacking = [
  'position',
  'z-index',
  'opacity',
  '-webkit-transform',
  '-ms-transform',
  'transform',
  'mix-blend-mode',
  'filter',
  'perspective',
  'clip-path',
  '-webkit-mask',
  'mask',
  '-webkit-mask-image',
  'mask-image',
  '-webkit-mask-border',
  'mask-border',
  'isolation',
  'will-change',
  '-webkit-overflow-scrolling',
  'contain',
  'display',
  'float',
]

/**
 * The first question about colours makes axe place all elements of the page in one go, for which it reads where each
 * stands. Read before, in turns, it is known by then. False when nobody waits any more.
 */
export async function warmTree(axe: typeof AxeModule, pause: Pause): Promise<boolean> {
  const dom = axe.commons.dom as unknown as Dom
  const utils = axe.utils as unknown as Utils
  // oxlint-disable-next-line no-underscore-dangle -- axe gives its tree no other name
  const { _tree: tree } = axe as unknown as { readonly _tree: unknown }
  for (const node of utils.querySelectorAll(tree, '*')) {
    const wait = pause()
    if (wait && !(await wait)) return false
    void node.boundingClientRect
    void node.clientRects
    for (const property of stacking) node.getComputedStylePropertyValue(property)
    dom.isVisibleOnScreen(node)
    dom.getOverflowHiddenAncestors(node)
  }
  return true
}
