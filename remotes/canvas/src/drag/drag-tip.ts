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
      const left = Math.max(0, Math.min(x + 14, window.innerWidth - tip.offsetWidth))
      const top = Math.max(0, Math.min(y + 14, window.innerHeight - tip.offsetHeight))
      tip.style.transform = `translate(${left}px, ${top}px)`
    },
    remove: () => tip.remove(),
  }
}
