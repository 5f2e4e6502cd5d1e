import type { ComponentSwitch, NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import { parentElement } from '../service/describe-element.ts'
import { isOff } from '../structure/component-switches.ts'

/** The element itself, or the nearest one around it with the switch on. */
export function nearestOn(page: OpenPage, id: NodeId, name: ComponentSwitch): NodeId {
  let at: NodeId = id
  while (isOff(page, at, name)) {
    const parent = parentElement(page, at)
    if (parent === null) return id
    at = parent
  }
  return at
}
