import type { NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { parentElement } from '../service/describe-element.ts'
import { inlineNames, isTextElement } from './is-text.ts'

/** A container with words of its own beside its blocks: a link or a word in bold among those words belongs to them. */
function isMixed({ page, isText }: CanvasCore, id: NodeId): boolean {
  const node = page?.node(id)
  return page !== null && node !== undefined && isText(id) && !isTextElement(page, node)
}

/** It stands in a row of items, each of which is a text of its own. */
function isItemOfRow(core: CanvasCore, id: NodeId): boolean {
  const around = core.page && parentElement(core.page, id)
  return typeof around === 'number' && core.isContainer(around) && !isMixed(core, around)
}

/** The outermost element around a node that is still one text: of a row of links it is the link alone. */
export function typedElement(core: CanvasCore, id: NodeId): NodeId | null {
  let typed: NodeId | null = null
  const { page } = core
  if (!page) return null
  for (let at: NodeId | null = id; at !== null && core.isText(at); at = parentElement(page, at)) {
    typed = at
    if (!inlineNames.has(page.node(at)?.name ?? '') || isItemOfRow(core, at)) break
  }
  return typed
}
