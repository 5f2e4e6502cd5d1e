import type { NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Box } from '../viewport/viewport.ts'
import type { PlacedElement } from './insets.ts'
import { scrollUnder, type PagePoint } from './page-point.ts'
import { containerOf, siblingsOf, unionOf } from './placed-elements.ts'
import { snapMove, snapTargets, type Guide, type Snapped, type SnapQuestion, type SnapTargets } from './snap.ts'

export interface SnapPlaces {
  /** Where a move ends that is near what is seen beside the elements. Guides lie in the page's viewport as it is now. */
  snap(move: Pick<SnapQuestion, 'dx' | 'dy' | 'reach' | 'axes'>): Snapped
}

function shifted(box: Box, { x, y }: PagePoint, sign: 1 | -1): Box {
  return { left: box.left + sign * x, top: box.top + sign * y, width: box.width, height: box.height }
}

function isInWindow(box: Box, { x, y }: PagePoint, { innerWidth, innerHeight }: Window): boolean {
  const across = box.left < x + innerWidth && box.left + box.width > x
  return across && box.top < y + innerHeight && box.top + box.height > y
}

/** Reads all that stands beside the elements once; what of it is seen changes as the page scrolls under the pointer. */
export function createSnapPlaces(
  core: CanvasCore,
  ids: readonly NodeId[],
  elements: readonly PlacedElement[],
): SnapPlaces {
  const [first] = elements
  const start = scrollUnder(core, first?.element)
  const box = shifted(unionOf(elements.map((each) => each.box)), start, 1)
  const siblings = siblingsOf(core, ids).map((each) => shifted(each, start, 1))
  const around = first ? containerOf(core, first.element) : null
  const container = around && shifted(around, start, 1)
  let seen: { readonly key: string; readonly targets: SnapTargets } | null = null

  function targetsAt(scroll: PagePoint): SnapTargets {
    const key = `${scroll.x} ${scroll.y}`
    if (seen?.key === key) return seen.targets
    const { window } = core.frame ?? {}
    const targets = snapTargets(window ? siblings.filter((each) => isInWindow(each, scroll, window)) : [], container)
    seen = { key, targets }
    return targets
  }

  return {
    snap(move) {
      const scroll = scrollUnder(core, first?.element)
      const { dx, dy, guides } = snapMove({ ...move, box, targets: targetsAt(scroll) })
      const shown = guides.map((guide): Guide => ({ ...guide, box: shifted(guide.box, scroll, -1) }))
      return { dx, dy, guides: shown }
    },
  }
}
