import type { NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { shownAttribute } from '../styles/shown-states.ts'

interface MirrorStates {
  /** The selected element, and those around it, look as in the edited frame: in the states that they are shown in. */
  show(core: CanvasCore, frames: { readonly main: PageFrame; readonly mirror: PageFrame }): void
}

/** The selected element and those around it, as far as they are shown in a state. */
function shownIn({ projection }: PageFrame, selected: NodeId): ReadonlyMap<NodeId, string> {
  const found = new Map<NodeId, string>()
  for (let at = projection.elementOf(selected) ?? null; at; at = at.parentElement) {
    const states = at.getAttribute(shownAttribute)
    const id = projection.idOf(at)
    if (states !== null && id !== undefined) found.set(id, states)
  }
  return found
}

export function createMirrorStates(): MirrorStates {
  const prepared = new WeakSet<PageFrame>()
  let shown: ReadonlyMap<NodeId, string> = new Map()

  async function showStatesIn(frame: PageFrame): Promise<void> {
    if (prepared.has(frame)) return
    prepared.add(frame)
    const { withShownStates } = await import('../styles/with-shown-states.ts')
    frame.setSheetTransform('states', { css: (text) => withShownStates(text, shownAttribute) })
  }

  return {
    show(core, { main, mirror }) {
      const next = shownIn(main, core.store.getState().selected?.id ?? -1)
      for (const id of shown.keys()) {
        if (!next.has(id)) mirror.projection.elementOf(id)?.removeAttribute(shownAttribute)
      }
      for (const [id, states] of next) {
        const element = mirror.projection.elementOf(id)
        if (element && element.getAttribute(shownAttribute) !== states) element.setAttribute(shownAttribute, states)
      }
      shown = next
      if (next.size > 0) void showStatesIn(mirror)
    },
  }
}
