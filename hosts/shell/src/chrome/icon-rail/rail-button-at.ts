import type { Press } from '@pergola/ui'

/** The button of the rail that a press is on, also where a backdrop lies above it. */
export function railButtonAt({ x, y }: Press): HTMLElement | undefined {
  const buttons = document.elementsFromPoint(x, y).map((each) => each.closest('[data-region="places"] button'))
  return buttons.find((button) => button instanceof HTMLElement)
}
