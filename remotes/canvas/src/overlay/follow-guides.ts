import type { Dispose } from '@pergola/contracts'
import type { Guide } from '../positioning/snap.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { carry } from './carry.ts'
import { scaled } from './frame-rect.ts'
import styles from './overlay.module.css'
import { putMoving } from './shapes.ts'

/** Pixels that the style sheet gives a label. */
const labelWidth = 40

/** An area is as large as its cells; lines are drawn one pixel large and scaled, so that what is painted stays the same. */
function putGuide(element: HTMLElement, { axis, kind, box }: Guide): void {
  element.dataset['axis'] = axis
  element.dataset['kind'] = kind
  if (kind === 'area') return putMoving(element, box)
  const isUpright = (kind === 'line') === (axis === 'x')
  const scale = isUpright ? `1 ${box.height}` : `${box.width} 1`
  carry(element, { translate: `${box.left}px ${box.top}px`, scale })
}

/** Below the middle of a distance that lies, beside one that stands. */
function putLabel(element: HTMLElement, { axis, box }: Guide): void {
  const text = String(Math.round(axis === 'x' ? box.width : box.height))
  if (element.textContent !== text) element.textContent = text
  const [left, top] = axis === 'x' ? [box.left + (box.width - labelWidth) / 2, box.top + 1] : [box.left + 4, box.top]
  element.dataset['axis'] = axis
  carry(element, { translate: `${left}px ${top}px` })
}

type Put = (element: HTMLElement, guide: Guide) => void

interface Kept {
  /** Those of before that are more stay where they are, unseen, as long as there may be others with the next move. */
  show(guides: readonly Guide[], mayCome: boolean): void
  remove(): void
}

function keepElements(root: HTMLElement, className: string | undefined, put: Put): Kept {
  const drawn: HTMLElement[] = []

  function elementAt(index: number): HTMLElement {
    const known = drawn[index]
    if (known) return known
    const element = root.ownerDocument.createElement('div')
    element.className = className ?? ''
    root.append(element)
    drawn.push(element)
    return element
  }

  return {
    show(guides, mayCome) {
      for (const [index, guide] of guides.entries()) {
        const element = elementAt(index)
        element.hidden = false
        put(element, guide)
      }
      for (const element of drawn.slice(guides.length)) {
        element.hidden = true
        element.toggleAttribute('data-kept', mayCome)
        if (mayCome) carry(element, { translate: '0px 0px', opacity: '0' })
      }
    },
    remove() {
      for (const element of drawn) element.remove()
    },
  }
}

/** Lines to what an element is in line with while it is moved, and equal distances with their pixels. */
export function followGuides(root: HTMLElement, core: CanvasCore): Dispose {
  const lines = keepElements(root, styles.guide, putGuide)
  const areas = keepElements(root, styles.guide, putGuide)
  const labels = keepElements(root, styles.distance, putLabel)
  const stop = core.marks.guides.on((guides) => {
    const { zoom } = core.store.getState()
    const drawn = (guides ?? []).map((guide) => ({ ...guide, box: scaled(guide.box, zoom) }))
    const mayCome = guides !== null
    lines.show(
      drawn.filter(({ kind }) => kind !== 'area'),
      mayCome,
    )
    areas.show(
      drawn.filter(({ kind }) => kind === 'area'),
      mayCome,
    )
    labels.show(
      drawn.filter(({ kind }) => kind === 'gap'),
      mayCome,
    )
  })
  return () => {
    stop()
    for (const kept of [lines, areas, labels]) kept.remove()
  }
}
