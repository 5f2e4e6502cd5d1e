import type { NodeId } from '@pergola/contracts'
import { slideTag, sliderTag } from '@pergola/site/components'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'

type Element = Pick<HtmlNode, 'name' | 'attributes'>

/** A slider shows slides, and what has a place of its own around them; a slide is nothing elsewhere. */
export function isMisplacedSlide(page: OpenPage, parent: NodeId, elements: readonly Element[]): boolean {
  const isSlider = page.node(parent)?.name === sliderTag
  const hasPlace = ({ attributes }: Element) => attributes.some(({ name }) => name === 'slot')
  return elements.some((each) => (each.name === slideTag) !== isSlider && !(isSlider && hasPlace(each)))
}
