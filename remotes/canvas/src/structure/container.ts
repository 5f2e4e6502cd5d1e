import type { NodeId } from '@pergola/contracts'
import { isVoid, type HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { isTextElement } from '../text/is-text.ts'
import { holdsItems } from './holds-items.ts'
import { showsContent } from './shows-content.ts'

/** Elements that a page is laid out with, whatever stands in them. */
const layoutNames: ReadonlySet<string> = new Set(
  (
    'body main header footer nav section article aside search form fieldset figure hgroup dialog details ' +
    'ul ol menu dl table thead tbody tfoot tr'
  ).split(' '),
)

/** Classes of the blocks that are there to be filled. */
const blockClasses: ReadonlySet<string> = new Set(['section', 'inf-container', 'inf-block', 'drop'])

function classesOf({ attributes }: HtmlNode): readonly string[] {
  return (attributes.find(({ name }) => name === 'class')?.value ?? '').split(/\s+/)
}

/** Whether something put into the element would stand in it and be seen. */
export function mayHold(node: HtmlNode | undefined): node is HtmlNode {
  return node !== undefined && showsContent(node) && !isVoid(node)
}

/** A link or a button with words of its own is those words, however it is laid out. */
function isLabelled(page: OpenPage, node: HtmlNode): boolean {
  return (node.name === 'a' || node.name === 'button') && isTextElement(page, node) && !holdsItems(page, node)
}

function isLaidOut(display: string): boolean {
  return display.endsWith('flex') || display.endsWith('grid')
}

/**
 * Whether an element takes children by a drop, a paste or a block: the one answer for all of them. It says nothing of
 * what may stand there (`mayStand`). Whether its text can be typed is another question: a footer with a line of its own
 * is both.
 *
 * @param display The computed `display`, asked for only where the markup does not decide; '' where nothing is drawn.
 */
export function isContainer(page: OpenPage, id: NodeId, display: () => string): boolean {
  const node = page.node(id)
  if (!mayHold(node)) return false
  if (layoutNames.has(node.name) || classesOf(node).some((name) => blockClasses.has(name))) return true
  if (!isTextElement(page, node) || holdsItems(page, node)) return true
  return !isLabelled(page, node) && isLaidOut(display())
}

/** What is added to a section without a place goes into the container it came with, while that is all it holds. */
export function innerContainer(page: OpenPage, id: NodeId): NodeId {
  const node = page.node(id)
  const elements =
    node?.children.flatMap((child) => page.node(child) ?? []).filter(({ kind }) => kind === 'element') ?? []
  const [only] = elements
  if (!node || !only || elements.length > 1 || !classesOf(node).includes('section')) return id
  return classesOf(only).includes('inf-container') ? only.id : id
}
