import type { Dispose } from '@pergola/contracts'
import type { Guide } from '../positioning/snap.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { scaled } from './frame-rect.ts'
import styles from './overlay.module.css'
import { put } from './shapes.ts'

/** Lines to what an element is in line with while it is moved, and equal distances with their pixels. */
export function followGuides(root: HTMLElement, core: CanvasCore): Dispose {
  const drawn: HTMLElement[] = []

  function elementAt(index: number): HTMLElement {
    const known = drawn[index]
    if (known) return known
    const element = root.ownerDocument.createElement('div')
    element.className = styles.guide ?? ''
    root.append(element)
    drawn.push(element)
    return element
  }

  function show(guides: readonly Guide[]): void {
    const { zoom } = core.store.getState()
    for (const [index, { axis, kind, box }] of guides.entries()) {
      const element = elementAt(index)
      element.hidden = false
      element.dataset['axis'] = axis
      element.dataset['kind'] = kind
      element.textContent = kind === 'gap' ? String(Math.round(axis === 'x' ? box.width : box.height)) : ''
      put(element, scaled(box, zoom))
    }
    for (const element of drawn.slice(guides.length)) element.hidden = true
  }

  const stop = core.marks.guides.on((guides) => show(guides ?? []))
  return () => {
    stop()
    for (const element of drawn) element.remove()
  }
}
