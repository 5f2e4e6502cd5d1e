import type { Dispose } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** What draws triggers over the page comes with the first motion that shows its own. */
export function followTriggers(root: HTMLElement, core: CanvasCore): Dispose {
  const { triggers } = core.marks
  let end: Dispose | null = null
  let isOver = false

  async function draw() {
    unwatch()
    const { createTriggerLines } = await import('./trigger-lines.ts')
    if (!isOver) end = createTriggerLines(root, core)
  }

  function look() {
    if (triggers.getState().marks.length > 0) void draw()
  }

  const unwatch = triggers.subscribe(look)
  look()
  return () => {
    isOver = true
    unwatch()
    end?.()
  }
}
