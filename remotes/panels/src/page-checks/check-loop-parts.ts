import { componentMarkers } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { answersVisitors, directivesAround, isConnectedLater } from '@pergola/site/components'
import { loopPage } from '../traits/loop-view-edit.ts'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'

/** Buttons and fields of a loop that do nothing, by whether a loop that they could change is around them. */
export function checkLoopParts(canvas: CanvasService): readonly Finding[] {
  const page = loopPage(canvas)
  const doesSomething = (id: NodeId) => answersVisitors(canvas.attributesOf(id)) || isConnectedLater(page, id)
  const idle = canvas.find(`[${componentMarkers.loopPart}]`).filter((id) => !doesSomething(id))
  const near = idle.filter((id) => directivesAround(page, id) !== null)
  const lost = idle.filter((id) => !near.includes(id))
  return [
    ...(near.length > 0 ? [finding('loop part near', messages.looseLoopPart, near)] : []),
    ...(lost.length > 0 ? [finding('loop part lost', messages.lostLoopPart, lost)] : []),
  ]
}

function finding(key: string, words: Pick<Finding, 'what' | 'why' | 'advice'>, nodes: readonly NodeId[]): Finding {
  return { key, kind: 'commands', severity: 'serious', ...words, nodes }
}
