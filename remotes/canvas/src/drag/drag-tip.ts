import styles from './drag.module.css'

export interface DragTip {
  show(x: number, y: number, refused: string | null): void
  remove(): void
}

/** Says beside the pointer what is dragged, or why it cannot land here. */
export function createDragTip(label: string): DragTip {
  const tip = document.createElement('div')
  tip.className = styles.tip ?? ''
  tip.setAttribute('role', 'status')
  document.body.append(tip)
  return {
    show(x, y, refused) {
      tip.textContent = refused ?? label
      tip.toggleAttribute('data-refused', refused !== null)
      tip.style.transform = `translate(${x + 14}px, ${y + 14}px)`
    },
    remove: () => tip.remove(),
  }
}
