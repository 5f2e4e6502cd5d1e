import { combine, limits, type Dispose } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { shownAttribute } from '../styles/shown-states.ts'

/** Whether elements are shown in a state, or the page with other preferences than those of the browser. */
function isLookedAt({ frame }: CanvasCore): boolean {
  return frame !== null && (frame.emulation !== null || frame.document.querySelector(`[${shownAttribute}]`) !== null)
}

/** Draws the page as the picture of its project's card. False when there is nothing on it; throws what kept it from it. */
export async function takeScreenshot(core: CanvasCore): Promise<boolean> {
  const { page, frame } = core
  if (!page || !frame) return false
  // A tab that has lost the right to write on the way simply takes none: the one that has it now takes its own.
  const mayStore = () => core.page?.projectId === page.projectId && !core.store.getState().readOnly
  const { captureAtRest } = await import('./at-rest.ts')
  if (core.frame !== frame || !mayStore()) return false
  const image = await captureAtRest(core, frame)
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
      // Nor does an element flicker under the hands of whoever edits its rule for a state, or looks at it with other preferences.
      if (phase === 'loading' || editingText || isLookedAt(core)) return arm()
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
