import type { NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { parentElement } from '../service/describe-element.ts'
import { elementChildren } from '../service/selecting.ts'
import { switchedOff } from '../structure/component-switches.ts'
import { mayHold } from '../structure/container.ts'
import type { DropRules } from './find-drop.ts'

/** What a drag has to know of the page; `ids` are dragged themselves. */
export function dropRulesFor(
  core: CanvasCore,
  page: OpenPage,
  ids: readonly NodeId[],
  accepts: DropRules['accepts'],
): DropRules {
  const dragged = new Set(ids)
  return {
    dragged,
    fixed: switchedOff(page, ids, 'draggable'),
    parentOf: (id) => parentElement(page, id),
    childrenOf: (id) => elementChildren(page, id),
    body: () => page.tree.body(),
    accepts,
    isDragged(id) {
      for (let at: NodeId | null = id; at !== null && dragged.size > 0; at = parentElement(page, at)) {
        if (dragged.has(at)) return true
      }
      return false
    },
    isContainer: (id) => core.isContainer(id),
    mayHold: (id) => mayHold(page.node(id)),
  }
}
