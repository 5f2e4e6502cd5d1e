import type { Dispose } from '@pergola/contracts'
import { tabStops } from '@pergola/ui'

/** Marks a part of the window that F6 leads to. */
export const regionMark = 'data-region'

/** What takes the keyboard for itself as long as it is open. */
const closedRooms = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

export interface Regions {
  /** Leads on to the next (1) or back to the previous (-1) part of the window, to where the focus was in it last. */
  step(by: 1 | -1): void
  /** False while a dialog, menu or list is open: it is left first. */
  mayLeave(): boolean
  /** The focus stands in a part beside the page. */
  isBeside(canvas: string): boolean
  readonly dispose: Dispose
}

function regionAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(`[${regionMark}]`) ?? null
}

/** The parts of the window in their order, those that hold nothing to reach left out. */
function reachable(document: Document): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(`[${regionMark}]`)]
  return all.filter((region) => tabStops(region).length > 0)
}

export function createRegions(document: Document): Regions {
  const last = new WeakMap<Element, HTMLElement>()

  function remember({ target }: FocusEvent): void {
    const region = regionAround(target as Element)
    if (region) last.set(region, target as HTMLElement)
  }

  function enter(region: HTMLElement): void {
    const stops = tabStops(region)
    const before = last.get(region)
    const stop = before && stops.includes(before) ? before : stops[0]
    stop?.focus()
  }

  document.addEventListener('focusin', remember)
  return {
    step(by) {
      const regions = reachable(document)
      const here = regionAround(document.activeElement)
      const index = here ? regions.indexOf(here) : -1
      const next = index === -1 ? regions.at(by === 1 ? 0 : -1) : regions.at((index + by) % regions.length)
      if (next) enter(next)
    },
    mayLeave() {
      const modal = document.querySelector('[role=dialog], [role=alertdialog]')
      return modal === null && document.activeElement?.closest(closedRooms) === null
    },
    isBeside(canvas) {
      const here = regionAround(document.activeElement)
      return here !== null && here.getAttribute(regionMark) !== canvas
    },
    dispose: () => document.removeEventListener('focusin', remember),
  }
}
