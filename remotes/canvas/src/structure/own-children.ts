import type { NodeId } from '@pergola/contracts'
import { slideTag, sliderTag } from '@pergola/site/components'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'

type Element = Pick<HtmlNode, 'name' | 'attributes'>

const items = ['li', 'script', 'template']

/** What alone may stand in these, as HTML has it of lists and Swiper of its sliders. The parser would let anything in. */
const own: ReadonlyMap<string, readonly string[]> = new Map([
  ['ul', items],
  ['ol', items],
  ['menu', items],
  ['dl', ['dt', 'dd', 'div', 'script', 'template']],
  [sliderTag, [slideTag]],
])

/** A slider has places of its own around its slides. */
const hasPlace = ({ attributes }: Element) => attributes.some(({ name }) => name === 'slot')

/** Where a page has others in such an element already, it may have more. A slide is nothing outside a slider. */
export function isMisplaced(page: OpenPage, parent: NodeId, elements: readonly Element[]): boolean {
  const node = page.node(parent)
  if (node?.name !== sliderTag && elements.some(({ name }) => name === slideTag)) return true
  const names = node && own.get(node.name)
  if (!names) return false
  const isOther = (each: Element) => !names.includes(each.name) && !(node.name === sliderTag && hasPlace(each))
  return elements.some(isOther) && !node.children.some((id) => isOtherChild(page, id, isOther))
}

function isOtherChild(page: OpenPage, id: NodeId, isOther: (each: Element) => boolean): boolean {
  const child = page.node(id)
  return child?.kind === 'element' && isOther(child)
}
