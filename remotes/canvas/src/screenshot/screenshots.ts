import { combine, limits, type Dispose } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { shownAttribute } from '../styles/shown-states.ts'
import type { capture as Capture } from './capture.ts'

const shownIn = (document: Document) => document.querySelector(`[${shownAttribute}]`)

/** A card shows the page at rest, and not in the state whose rule is being edited. */
async function captureAtRest(core: CanvasCore, document: Document, capture: typeof Capture): Promise<Blob | null> {
  const shown = shownIn(document)
  const states = shown?.getAttribute(shownAttribute)
  if (!shown || states == null) return capture(document)
  const { selected } = core.store.getState()
  shown.removeAttribute(shownAttribute)
  try {
    for (const change of shown.getAnimations({ subtree: true })) if ('transitionProperty' in change) change.finish()
    return await capture(document)
  } finally {
    const isStill = core.store.getState().selected?.id === selected?.id
    if (isStill && !shownIn(document)) shown.setAttribute(shownAttribute, states)
  }
}

/** Draws the page as the picture of its project's card. False when there is nothing on it; throws what kept it from it. */
export async function takeScreenshot(core: CanvasCore): Promise<boolean> {
  const { page, frame } = core
  if (!page || !frame) return false
  // A tab that has lost the right to write on the way simply takes none: the one that has it now takes its own.
  const mayStore = () => core.page?.projectId === page.projectId && !core.store.getState().readOnly
  const { capture } = await import('./capture.ts')
  if (core.frame !== frame || !mayStore()) return false
  const image = await captureAtRest(core, frame.document, capture)
  if (!image || !mayStore()) return false
  const stored = await core.services.projects.storeScreenshot(page.projectId, image)
  if (!stored.ok) throw new Error(stored.detail ?? stored.failure)
  return true
}

/**
 * A while after a save, once the hands are still, the page is drawn as a picture for its card. It never keeps anyone
 * waiting and never fails a save.
 */
export function startScreenshots(core: CanvasCore): Dispose {
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { phase, editingText } = core.store.getState()
      // A picture of half a page is none, and taking it would keep the other half waiting.
      // Nor does an element flicker under the hands of whoever edits its rule for a state.
      if (phase === 'loading' || editingText || (core.frame && shownIn(core.frame.document))) return arm()
      timer = undefined
      void takeScreenshot(core).catch(warn)
    }, limits.screenshotDelay)
  }

  return combine(
    core.saved.on(arm),
    // Drawing a large page takes longer than a click should.
    core.store.subscribe(() => timer !== undefined && arm()),
    () => clearTimeout(timer),
  )
}

function warn(error: unknown): void {
  console.warn('screenshot:', error)
}
