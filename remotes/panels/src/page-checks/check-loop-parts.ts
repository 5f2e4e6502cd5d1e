import { componentMarkers } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { loopPartDirectives, partSettings, viewAround } from '@pergola/site/components'
import { splitDirective } from '@pergola/site/directives'
import { loopPage } from '../traits/loop-view-edit.ts'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'

/** Buttons and fields of a loop that do nothing, by whether a loop that they could change is around them. */
export function checkLoopParts(canvas: CanvasService): readonly Finding[] {
  const page = loopPage(canvas)
  const idle = canvas.find(`[${componentMarkers.loopPart}]`).filter((id) => !doesSomething(canvas, id))
  const canConnect = (id: NodeId) => {
    const settings = partSettings(page, id)
    const view = viewAround(page, id)
    return settings !== null && view !== null && loopPartDirectives(settings.part, view, settings) !== null
  }
  const near = idle.filter(canConnect)
  const lost = idle.filter((id) => !near.includes(id))
  return [
    ...(near.length > 0 ? [finding('loop part near', messages.looseLoopPart, near)] : []),
    ...(lost.length > 0 ? [finding('loop part lost', messages.lostLoopPart, lost)] : []),
  ]
}

function doesSomething(canvas: CanvasService, id: NodeId): boolean {
  return canvas.attributesOf(id).some(({ name }) => ['on', 'model'].includes(splitDirective(name)?.kind ?? ''))
}

function finding(key: string, words: Pick<Finding, 'what' | 'why' | 'advice'>, nodes: readonly NodeId[]): Finding {
  return { key, kind: 'commands', severity: 'serious', ...words, nodes }
}
