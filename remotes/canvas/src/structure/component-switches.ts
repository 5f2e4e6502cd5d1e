import { componentMarkers, type ComponentSwitch, type NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'

/** Whether a switch of the element is off; all are on until a person turns one off. */
export function isOff(page: OpenPage, id: NodeId, name: ComponentSwitch): boolean {
  const off = page.node(id)?.attributes.find((attribute) => attribute.name === componentMarkers.off)?.value
  return off !== undefined && off.split(/\s+/).includes(name)
}
