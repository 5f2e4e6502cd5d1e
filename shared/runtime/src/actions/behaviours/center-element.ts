import { setStyle } from '../support/set-style.ts'

export function centerElement(selector: unknown): void {
  setStyle(selector, 'display', 'flex')
  setStyle(selector, 'justify-content', 'center')
  setStyle(selector, 'align-items', 'center')
}
