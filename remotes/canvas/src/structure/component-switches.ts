import { componentMarkers, type ComponentSwitch, type NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import { messages } from './messages.ts'

/** Whether a switch of the element is off; all are on until a person turns one off. */
export function isOff(page: OpenPage, id: NodeId, name: ComponentSwitch): boolean {
  const off = page.node(id)?.attributes.find((attribute) => attribute.name === componentMarkers.off)?.value
  return off !== undefined && off.split(/\s+/).includes(name)
}

/** What to say where a switch that is off may be why something is refused; undefined where none is. */
export function switchedOff(page: OpenPage | null, ids: readonly NodeId[], name: ComponentSwitch): string | undefined {
  return page && ids.some((id) => isOff(page, id, name)) ? messages.switchedOff(name) : undefined
}
