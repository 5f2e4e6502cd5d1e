import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { shownAttribute } from '../styles/shown-states.ts'

/** Whether elements are shown in a state, or the page with other preferences than those of the browser. */
export function isLookedAt({ frame }: CanvasCore): boolean {
  return frame !== null && (frame.emulation !== null || frame.document.querySelector(`[${shownAttribute}]`) !== null)
}

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
    if (core.preferences.getState() === preferences) frame.emulate(emulation)
    const isStill = core.store.getState().selected?.id === selected?.id
    if (isStill && shownIn().length === 0) {
      for (const { element, states } of shown) element.setAttribute(shownAttribute, states)
    }
  }
}
