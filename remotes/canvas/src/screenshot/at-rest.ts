import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { shownAttribute } from '../styles/shown-states.ts'
import { capture } from './capture.ts'

/** Pictures that are kept show the page at rest, whatever it is looked at with meanwhile. */
export async function atRest<Drawn>(core: CanvasCore, frame: PageFrame, draw: () => Promise<Drawn>): Promise<Drawn> {
  const { document, emulation } = frame
  const preferences = core.preferences.getState()
  const { selected } = core.store.getState()
  const shownIn = () => [...document.querySelectorAll(`[${shownAttribute}]`)]
  const shown = shownIn().map((element) => ({ element, states: element.getAttribute(shownAttribute) ?? '' }))
  frame.emulate(null)
  for (const { element } of shown) element.removeAttribute(shownAttribute)
  try {
    for (const { element } of shown) {
      for (const change of element.getAnimations({ subtree: true })) {
        if ('transitionProperty' in change) change.finish()
      }
    }
    return await draw()
  } finally {
    if (core.preferences.getState() === preferences) frame.emulate(emulation?.begin ?? null)
    const isStill = core.store.getState().selected?.id === selected?.id
    if (isStill && shownIn().length === 0) {
      for (const { element, states } of shown) element.setAttribute(shownAttribute, states)
    }
  }
}

/** The page as a visitor sees it first, for the card of its project; null when nothing can be drawn. */
export function captureAtRest(core: CanvasCore, frame: PageFrame): Promise<Blob | null> {
  return atRest(core, frame, () => capture(frame.document))
}
