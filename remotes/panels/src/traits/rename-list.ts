import type { CanvasService, NodeId } from '@pergola/contracts'
import { listText, loopViewOf, ownOf, viewInLooper } from '@pergola/site/components'
import type { LoopPage } from '@pergola/site/components'
import { loopText, parseLoop } from '@pergola/site/directives'
import { loopConditions } from './loop-states.ts'
import { loopPage, partEdits, viewMarkers } from './loop-view-edit.ts'
import type { Edit } from './loop-view-edit.ts'

/** What stands in a looper and goes by the name of its list, when that has another name. */
export function renamedInside(canvas: CanvasService, looper: NodeId, from: string, to: string): readonly Edit[] {
  if (from === '' || to === '' || from === to) return []
  const renamed = (list: string) => (/^(?:$|[.?[])/.test(list.slice(from.length)) ? to + list.slice(from.length) : list)
  const moved = (list: string) => (list.startsWith(from) ? renamed(list) : list)
  const page = loopPage(canvas)
  const before = viewInLooper(page, looper)
  return joined([
    ...conditionEdits(page, looper, from, to),
    ...ownOf(page, looper, 'v-for').flatMap((id): Edit[] => {
      const view = loopViewOf(page, id)
      const loop = parseLoop(page.attribute(id, 'v-for'))
      const next = { ...view, list: moved(view.list) }
      if (!loop || next.list === view.list) return []
      return [{ id, attributes: { 'v-for': loopText({ ...loop, array: listText(next) }), ...viewMarkers(next) } }]
    }),
    ...(before ? partEdits(page, looper, before, { ...before, list: moved(before.list) }) : []),
  ])
}

function conditionEdits(page: LoopPage, looper: NodeId, from: string, to: string): Edit[] {
  const now = Object.values(loopConditions(from))
  const then = Object.values(loopConditions(to))
  return ownOf(page, looper, 'v-if').flatMap((id) => {
    const condition = then[now.indexOf(page.attribute(id, 'v-if').trim())]
    return condition === undefined ? [] : [{ id, attributes: { 'v-if': condition } }]
  })
}

/** One edit for each element. */
function joined(edits: readonly Edit[]): Edit[] {
  const all = new Map<NodeId, Edit>()
  for (const { id, attributes } of edits) all.set(id, { id, attributes: { ...all.get(id)?.attributes, ...attributes } })
  return [...all.values()]
}
