import type * as AxeModule from 'axe-core'
import { createTextBlocks } from './text-blocks.ts'

/** An element in axe's own tree. */
export interface TreeElement {
  readonly actualNode: Element
  readonly props: { readonly nodeName: string }
  readonly parent: TreeElement | null | undefined
}

interface Parts {
  readonly commons: {
    readonly aria: {
      getExplicitRole(element: Element): string | null
      getRoleType(node: TreeElement): string | null
    }
    readonly dom: {
      isFocusable(node: TreeElement): boolean
      isInTabOrder(node: TreeElement): boolean
      isVisibleOnScreen(element: Element): boolean
    }
    readonly text: { sanitize(text: string): string }
  }
  readonly utils: { closest(node: TreeElement, selector: string): unknown }
}

export type Matches = (element: Element, node: TreeElement, context: unknown) => boolean

/**
 * By the id of the rule: which elements it is about, as axe has it, where that hangs on the text around them. Told by
 * `createTextBlocks`, so that it takes no longer for each of them the more there are.
 */
export function inlineRules(axe: typeof AxeModule): ReadonlyMap<string, Matches> {
  const { commons, utils } = axe as unknown as Parts
  const { aria, dom, text } = commons
  const { isInText, isBesideText } = createTextBlocks(axe)

  const isWidget = (node: TreeElement) => aria.getRoleType(node) === 'widget'

  function isInWidget({ parent }: TreeElement): boolean {
    for (let at = parent; at; at = at.parent) if (isWidget(at) && dom.isInTabOrder(at)) return true
    return false
  }

  function isLinkInText(element: Element): boolean {
    const role = aria.getExplicitRole(element)
    const isLink = role === null || role === '' || role === 'link'
    const { innerText = '' } = element as Partial<HTMLElement>
    return isLink && text.sanitize(innerText) !== '' && dom.isVisibleOnScreen(element) && isInText(element)
  }

  function isTarget(element: Element, node: TreeElement): boolean {
    if (!isWidget(node) || node.props.nodeName === 'area' || utils.closest(node, 'svg')) return false
    const isReached = dom.isFocusable(node) && (dom.isInTabOrder(node) || !isInWidget(node))
    return isReached && !isBesideText(element)
  }

  return new Map([
    ['link-in-text-block', isLinkInText],
    ['target-size', isTarget],
  ])
}
