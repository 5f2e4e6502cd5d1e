import { carry } from '../overlay/carry.ts'
import styles from './drag.module.css'

export interface DragTip {
  show(x: number, y: number, text: string, refused: boolean): void
  remove(): void
}

/** Says beside the pointer what is dragged, or why it cannot land here. */
export function createDragTip(label: string): DragTip {
  const tip = document.createElement('div')
  tip.className = styles.tip ?? ''
  tip.setAttribute('role', 'status')
  tip.textContent = label
  document.body.append(tip)
  return {
    show(x, y, text, refused) {
      if (tip.textContent !== text) tip.textContent = text
      tip.toggleAttribute('data-refused', refused)
      // Within the window, without asking how large it is: that would lay out what was just moved.
      const [left, top] = [`min(${x + 14}px, 100vw - 100%)`, `min(${y + 14}px, 100vh - 100%)`]
      carry(tip, { translate: `max(0px, ${left}) max(0px, ${top})` })
    },
    remove: () => tip.remove(),
  }
}
